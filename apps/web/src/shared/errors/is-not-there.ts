import { ApiError } from '@rotunda/api-client/errors';

/** Whether a response says that a resource is not there, as far as this person may know; a service without the operation does not. */
export function isNotThere(error: Error | null): boolean {
  return error instanceof ApiError && error.failure === 'not_found';
}
