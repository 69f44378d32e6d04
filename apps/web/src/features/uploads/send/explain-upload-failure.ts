import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { explainError } from '#shared/errors/error-view.tsx';
import { UnreadableFileError } from './retry-upload.ts';
import type { UploadFailure } from './upload-dependencies.ts';

/** Describes why an upload failed, and what follows from it. */
export function explainUploadFailure(error: unknown): UploadFailure {
  if (error instanceof UnreadableFileError) {
    const reason = 'The file was changed, moved or deleted on this device. Choose it again.';
    return { reason, hasResponse: true, isContentGone: true };
  }
  const reason = error instanceof Error ? explainError(error) : 'Unknown error.';
  if (!(error instanceof ApiError)) return { reason, hasResponse: !(error instanceof NetworkError) };
  if (error.status === 401) return { reason, hasResponse: true, stops: 'session ended' };
  const code = error.problem?.upstream?.reason ?? error.reason;
  const isFull = code === 'storageQuotaExceeded' || code === 'STORAGE_QUOTA_EXCEEDED';
  return { reason, hasResponse: true, ...(isFull && { stops: 'storage is full' }) };
}
