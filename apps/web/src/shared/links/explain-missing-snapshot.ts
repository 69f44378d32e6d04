import { ApiError } from '@rotunda/api-client/errors';

/**
 * Explains why a list opened by a link has no snapshot to compare with. The list itself is available, so this is not an error of
 * the list.
 */
export function explainMissingSnapshot(error: Error): string {
  return `${getReason(error)} This is the current list, as far as you have access.`;
}

function getReason(error: Error): string {
  if (error instanceof ApiError && error.status === 403) {
    return 'The original snapshot is visible only to operators and to people with the sender’s role.';
  }
  if (error instanceof ApiError && error.status === 404) {
    return 'The original snapshot is no longer stored.';
  }
  return 'The original snapshot could not be loaded.';
}
