import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Call, detachedBody } from './call.ts';
import { globalError, type ServiceError } from './service-error.ts';

/** Whether the body of a request is coded in a way that says so (RFC 9110 section 8.4). */
export function isCoded({ headers }: Pick<Call, 'headers'>): boolean {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  return coding !== '' && coding !== 'identity';
}

/**
 * A call whose body is what was meant: packed with gzip it is unpacked while it is read. Throws 415 for another coding;
 * reading throws 400 for what is no gzip.
 */
export function decodeBody(call: Call): Call {
  if (!isCoded(call)) return call;
  const coding = call.headers['content-encoding']?.trim().toLowerCase();
  if (coding !== 'gzip' && coding !== 'x-gzip')
    throw unknownCoding('Bodies are taken as they are or packed with gzip.');
  const { 'content-length': _, ...headers } = call.headers; // Of the packed bytes.
  return { ...call, headers, body: Readable.from(unpack(call), { objectMode: false }) };
}

/** 415 for a coding that cannot be taken off here. */
export function unknownCoding(message: string): ServiceError {
  return globalError(415, 'unsupportedMediaType', message);
}

async function* unpack(call: Call): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  pipeline(detachedBody(call), gunzip, () => undefined); // What goes wrong is thrown below.
  try {
    yield* gunzip;
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isBroken ? globalError(400, 'badRequest', 'The body is not gzip, as its Content-Encoding says.') : error;
  }
}
