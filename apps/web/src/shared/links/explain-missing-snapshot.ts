import { ApiError } from '@rotunda/api-client/errors';

/**
 * Explains why a list opened by a link has no snapshot to compare with. The list itself is available, so this is not an error of
 * the list.
 */
export function explainMissingSnapshot(error: Error): string {
  return `${reasonOf(error)} This is the current list, as far as you have access.`;
}

function reasonOf(error: Error): string {
  if (error instanceof ApiError && error.status === 403) {
    return 'What the list showed when it was shared is visible to the sender’s role and to operators.';
  }
  if (error instanceof ApiError && error.status === 404) {
    return 'What the list showed when it was shared is no longer stored.';
  }
  return 'What the list showed when it was shared could not be loaded.';
}
