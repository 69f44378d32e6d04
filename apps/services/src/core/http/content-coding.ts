import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { type Call, detachBody } from './call.ts';

/** Maximum size of a decompressed body, and the maximum compression ratio for more than a few megabytes. */
const MAX_UNPACKED_BYTES = 256 * 2 ** 20;
const MAX_RATIO = 100;
const FREE_UNPACKED_BYTES = 4 * 2 ** 20;

/** Whether the body of a request has a content coding (RFC 9110 section 8.4). */
export function isCoded({ headers }: Pick<Call, 'headers'>): boolean {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return coding !== '' && coding !== 'identity';
}

/**
 * Returns a call with a decoded body. Gzip is decompressed while reading. Throws 400 for other codings. Reading throws 400 for
 * invalid gzip, and 413 if the content exceeds `MAX_UNPACKED_BYTES` or the maximum compression ratio.
 */
export function decodeBody(call: Call): Call {
  if (!isCoded(call)) return call;
  const coding = call.headers['content-encoding']?.trim().toLowerCase();
  if (coding !== 'gzip' && coding !== 'x-gzip')
    throw unknownCoding('The request body must be uncompressed or gzip-encoded.');
  const { 'content-length': _, ...headers } = call.headers; // The length of the compressed body.
  return { ...call, headers, body: Readable.from(unpack(call), { objectMode: false }) };
}

/** 400: the content coding is not supported. */
export function unknownCoding(message: string): ServiceError {
  return globalError(400, 'badRequest', message);
}

function isCompressionBomb(unpackedBytes: number, packedBytes: number): boolean {
  if (unpackedBytes > MAX_UNPACKED_BYTES) return true;
  return unpackedBytes > FREE_UNPACKED_BYTES && unpackedBytes > packedBytes * MAX_RATIO;
}

function decompressedTooLarge(): ServiceError {
  const message = `A compressed body can decompress to at most ${MAX_UNPACKED_BYTES} bytes and ${MAX_RATIO} times its size. Send larger bodies without Content-Encoding.`;
  return globalError(413, 'uploadTooLarge', message);
}

async function* unpack(call: Call): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  pipeline(detachBody(call), gunzip, () => undefined); // The loop below throws any error.
  try {
    let unpackedBytes = 0;
    for await (const chunk of gunzip) {
      unpackedBytes += chunk.length;
      if (isCompressionBomb(unpackedBytes, gunzip.bytesWritten)) throw decompressedTooLarge();
      yield chunk;
    }
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isBroken
      ? globalError(400, 'badRequest', 'The body is not gzip-encoded, contrary to its Content-Encoding.')
      : error;
  }
}
