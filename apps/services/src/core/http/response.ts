import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { BlobIntegrityError } from '#blobs/blob-integrity-error.ts';
import { toErrorEnvelope } from '#core/errors/error-envelope.ts';
import { diskFull, ServiceError } from '#core/errors/service-error.ts';
import { BlobResponse } from '#core/operations/operation.ts';

/** The response to a call, before it is written to a socket or into a batch. */
export type Response = {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** A JSON value or its text, a stream of another type, stored bytes, or undefined for no body. */
  body: unknown;
};

/** A streamed body of another type than JSON. Its chunks must end without an error. */
export class StreamBody {
  readonly contentType: string;
  readonly chunks: AsyncIterable<string>;

  constructor(contentType: string, chunks: AsyncIterable<string>) {
    this.contentType = contentType;
    this.chunks = chunks;
  }
}

/** A JSON body as UTF-8 text, written by another thread. */
export class JsonText {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  toString(): string {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength).toString();
  }
}

/** Returns the response for an error. An unknown error becomes a 500 without details, or a 503 if the disk is full. */
export function toErrorResponse(error: unknown): Response {
  const known = error instanceof ServiceError ? error : internalError(error);
  return { status: known.httpStatus, headers: known.headers, body: toErrorEnvelope(known) };
}

/** Whether the body of a response comes from the blob store. */
export function isBlobResponse(response: Response): response is Response & { body: BlobResponse } {
  return response.body instanceof BlobResponse;
}

function internalError(cause: unknown): ServiceError {
  if (isDiskFull(cause)) return diskFull(cause);
  const message =
    cause instanceof BlobIntegrityError
      ? 'The stored content is missing or damaged. An administrator can restore it from a backup.'
      : 'Internal error encountered.';
  const detail = { domain: 'global', reason: 'backendError', message };
  return new ServiceError(500, detail, { cause });
}
