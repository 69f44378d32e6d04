import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { isOutcomeUnknown } from '#shared/api/is-outcome-unknown.ts';
import { explainError } from './error-view.tsx';

/**
 * What is said of a change that failed: `notDone`, such as `The project was not renamed`, with the reason; or that nobody knows,
 * where the response was lost on its way to the console or to the browser.
 */
export function explainFailure(notDone: string, error: Error): string {
  // Without a connection nothing has left the browser. What has is named, and done once however often it is sent.
  if (error instanceof NetworkError && navigator.onLine) {
    return 'No response, so the result is unknown. It is safe to try again.';
  }
  // The name is used up by then: trying again asks the service for it once more.
  if (error instanceof ApiError && isOutcomeUnknown(error)) {
    const reason = explainError(error).replace(/\.$/, '');
    return `${reason}. The outcome is unknown: check before you try again.`;
  }
  return `${notDone}: ${explainError(error)}`;
}
