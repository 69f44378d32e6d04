import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '#blobs/blob-store.ts';
import { ServiceError } from '#core/errors/service-error.ts';
import type { BlobResponse } from '#core/operations/operation.ts';
import { parseByteRange } from './byte-range.ts';

/**
 * Streams stored bytes or a range of them, with constant memory. The stream ends if the client disconnects. A read error after
 * the headers destroys the connection, so that a truncated or damaged download never looks complete. Rejects with BlobIntegrityError
 * if the content is missing or damaged.
 */
export async function sendBlob(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  blobs: BlobStore,
  { blob, contentType, fileName, hasRanges }: BlobResponse,
): Promise<void> {
  const entityTag = `"${blob.sha256}"`;
  const ifRange = request.headers['if-range'];
  // Ranges apply to the GET response (RFC 9110 section 14.2).
  const isRequested = hasRanges && request.method === 'GET' && (ifRange === undefined || ifRange === entityTag);
  const range = parseByteRange(isRequested ? request.headers.range : undefined, blob.sizeBytes);
  if (range === 'unsatisfiable') {
    const detail = {
      domain: 'global',
      reason: 'requestedRangeNotSatisfiable',
      message: 'Request range not satisfiable',
    };
    throw new ServiceError(416, detail, { headers: { 'content-range': `bytes */${blob.sizeBytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: blob.sizeBytes - 1 };
  const isSent = request.method !== 'HEAD' && blob.sizeBytes > 0;
  // Opens the content before sending the headers, so that missing content results in an error response.
  const content = isSent ? await blobs.open(blob, { start, end }) : undefined;
  response.writeHead(range ? 206 : 200, {
    'content-type': contentType,
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${blob.sizeBytes}` }),
    'accept-ranges': hasRanges ? 'bytes' : 'none',
    'content-disposition': toContentDisposition(fileName),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    ...(hasRanges && { etag: entityTag }),
    vary: 'Authorization',
  });
  if (content) await pipeline(content, response);
  else response.end();
}

/** Returns `attachment` with the name in both forms of RFC 6266: a plain one for old clients and the exact one of RFC 8187. */
function toContentDisposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
