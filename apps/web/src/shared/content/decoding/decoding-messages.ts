import type { DecodedDocument } from './decoded-document.ts';
import type { DocumentFormat } from './document-format.ts';

/** What the worker is given: it decodes one file. */
export type DecodingRequest = { bytes: ArrayBuffer; format: DocumentFormat };

/** What it sends back. A `limit` says what is too large; what is `broken` is not what its type says. */
export type DecodingResponse =
  | { outcome: 'decoded'; document: DecodedDocument }
  | { outcome: 'limit'; message: string }
  | { outcome: 'broken' };
