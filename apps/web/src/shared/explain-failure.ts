import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { explainError } from './error-view.tsx';

// The service may have done what nobody could tell of.
const UNTOLD: ReadonlySet<number> = new Set([502, 504]);

/**
 * What is said of a change that failed: `notDone`, such as `The project was not renamed`, with the reason; or that nobody knows,
 * where the answer may have been lost on its way.
 */
export function explainFailure(notDone: string, error: Error): string {
  if (!mayBeDone(error)) return `${notDone}: ${explainError(error)}`;
  return 'There was no response, so it is not known whether this was done. Trying again does not do it twice.';
}

function mayBeDone(error: Error): boolean {
  // Without a connection nothing has left the browser.
  if (error instanceof NetworkError) return navigator.onLine;
  return error instanceof ApiError && UNTOLD.has(error.status);
}
