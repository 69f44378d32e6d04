import type { DecodableFormat } from './decodable-format.ts';
import type { DecodedDocument } from './decoded-document.ts';

/** What the worker is given: it decodes one file. */
export type DecodingRequest = { bytes: ArrayBuffer; format: DecodableFormat };

/** What it sends back. A `limit` says what is too large; what is `broken` is not what its type says. */
export type DecodingResponse =
  | { outcome: 'decoded'; document: DecodedDocument }
  | { outcome: 'limit'; message: string }
  | { outcome: 'broken' };
