import { ApiError } from '@rotunda/api-client/errors';

/** Whether the service keeps something from those who cannot edit the file. */
export function isForWriters(error: Error): boolean {
  return error instanceof ApiError && error.reason === 'insufficientFilePermissions';
}
