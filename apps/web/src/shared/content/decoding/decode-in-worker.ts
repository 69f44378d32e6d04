import { typeName } from '#shared/content/type-name.ts';
import type { DecodableFormat } from './decodable-format.ts';
import type { DecodedDocument } from './decoded-document.ts';
import { DecodingError } from './decoding-error.ts';
import type { DecodingRequest, DecodingResponse } from './decoding-messages.ts';

const MAX_SECONDS = 30;
const DOWNLOAD = 'Download the file to open it in another program.';

/**
 * Decodes a document in a worker of its own, which ends with the signal. Rejects with a DecodingError when the content is damaged or not
 * what its type says, when it is too large, and when it takes longer than 30 seconds.
 */
export async function decodeInWorker(
  content: Blob,
  format: DecodableFormat,
  signal: AbortSignal,
): Promise<DecodedDocument> {
  const bytes = await content.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./decoding-worker.ts', import.meta.url), { type: 'module' });
  const ended = Promise.withResolvers<DecodingResponse>();
  const late = setTimeout(() => ended.reject(tooSlow()), MAX_SECONDS * 1_000);
  signal.addEventListener('abort', () => ended.reject(signal.reason));
  worker.onmessage = ({ data }: MessageEvent<DecodingResponse>) => ended.resolve(data);
  worker.onerror = () => ended.reject(new DecodingError('The preview could not be started.', 'Reload the page.'));
  try {
    const request: DecodingRequest = { bytes, format };
    worker.postMessage(request, [bytes]);
    const response = await ended.promise;
    if (response.outcome === 'decoded') return response.document;
    throw response.outcome === 'limit' ? new DecodingError(response.message, DOWNLOAD) : broken(content.type);
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}

function tooSlow(): DecodingError {
  return new DecodingError(`The preview took longer than ${MAX_SECONDS} seconds.`, DOWNLOAD);
}

function broken(mimeType: string): DecodingError {
  const name = typeName(mimeType);
  return new DecodingError(
    'This file cannot be read.',
    `The file may be damaged, protected by a password, or of another type than ${name === '' ? 'its name says' : name}. ${DOWNLOAD}`,
  );
}
