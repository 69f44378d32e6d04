import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { BlobFaultError } from '#blobs/blob-fault-error.ts';
import { toErrorEnvelope } from './error-envelope.ts';
import { BlobResponse } from './operation.ts';
import { diskFull, ServiceError } from './service-error.ts';

/** What a call gets, before it is written to a socket or into a batch. */
export type Response = {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** A JSON value, text of another type, stored bytes, or undefined for no body. */
  body: unknown;
};

/** A body that is text of another type than JSON. */
export class TextBody {
  readonly contentType: string;
  readonly text: string;

  constructor(contentType: string, text: string) {
    this.contentType = contentType;
    this.text = text;
  }
}

/** The response for an error. One that is not a ServiceError becomes a 500 that reveals nothing of it, or a 503 when the disk is full. */
export function toErrorResponse(error: unknown): Response {
  const known = error instanceof ServiceError ? error : internalError(error);
  return { status: known.httpStatus, headers: known.headers, body: toErrorEnvelope(known) };
}

/** Whether a response is bytes from the blob store. */
export function isBlobResponse(response: Response): response is Response & { body: BlobResponse } {
  return response.body instanceof BlobResponse;
}

function internalError(cause: unknown): ServiceError {
  if (isDiskFull(cause)) return diskFull(cause);
  const message =
    cause instanceof BlobFaultError
      ? 'The stored content is missing or damaged. An administrator can restore it from a backup.'
      : 'Internal error encountered.';
  const detail = { domain: 'global', reason: 'backendError', message };
  return new ServiceError(500, detail, { cause });
}
