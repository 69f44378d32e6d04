import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { isOutcomeUnknown } from '#shared/api/is-outcome-unknown.ts';
import { explainError } from './error-view.tsx';

/**
 * Describes a failed change: `notDone`, such as `The project was not renamed`, with the reason; or that the result is unknown, if
 * the response was lost on the way to the console or to the browser.
 */
export function explainFailure(notDone: string, error: Error): string {
  // Without a connection, the request has not left the browser. Otherwise it has an idempotency key and is executed only once.
  if (error instanceof NetworkError && navigator.onLine) {
    return 'No response, so the result is unknown. It is safe to try again.';
  }
  // The idempotency key is used up by then, so a retry would call the service again.
  if (error instanceof ApiError && isOutcomeUnknown(error)) {
    const reason = explainError(error).replace(/\.$/, '');
    return `${reason}. The outcome is unknown: check before you try again.`;
  }
  return `${notDone}: ${explainError(error)}`;
}
