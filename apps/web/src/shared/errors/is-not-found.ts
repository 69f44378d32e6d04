import { ApiError } from '@rotunda/api-client/errors';

/** Reports whether a response means that a resource does not exist for this user. Excludes services without the operation. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.failure === 'not_found';
}
