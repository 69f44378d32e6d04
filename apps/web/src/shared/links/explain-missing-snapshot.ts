import { ApiError } from '@rotunda/api-client/errors';

/** Why a list that was opened by a link has nothing to compare with. The list itself is there: this is no error of it. */
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
