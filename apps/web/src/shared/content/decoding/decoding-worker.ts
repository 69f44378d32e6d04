// Decodes one file beside the page, which stays responsive, and which can end it at any time.
import { LimitError } from '@rotunda/document-formats/limit-error';
import { decodeDocument } from './decode-document.ts';
import type { DecodingRequest, DecodingResponse } from './decoding-messages.ts';

self.onmessage = ({ data }: MessageEvent<DecodingRequest>) =>
  void decode(data).then((response) => self.postMessage(response));

async function decode({ bytes, format }: DecodingRequest): Promise<DecodingResponse> {
  try {
    return { outcome: 'decoded', document: await decodeDocument(new Uint8Array(bytes), format) };
  } catch (error) {
    return error instanceof LimitError ? { outcome: 'limit', message: error.message } : { outcome: 'broken' };
  }
}
