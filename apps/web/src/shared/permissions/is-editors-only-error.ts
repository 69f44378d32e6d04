import { ApiError } from '@rotunda/api-client/errors';

/** Reports whether the service denies data to users who cannot edit the file. */
export function isEditorsOnlyError(error: Error): boolean {
  return error instanceof ApiError && error.reason === 'insufficientFilePermissions';
}
