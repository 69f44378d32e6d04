import { ApiError, NetworkError } from '@rotunda/api-client/errors';

/** Whether a read that failed may succeed when it is repeated. Of its own errors, the backend says so. */
export function isWorthRetrying(error: Error): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && error.failure === 'outage' && error.problem?.retryable !== false;
}

/** Whether an error says nothing about what was asked for, which may exist: the next read may succeed. */
export function isTransient(error: Error): boolean {
  return isWorthRetrying(error) || (error instanceof ApiError && error.failure === 'quota');
}

/** How long the response asks to wait before the next attempt, in milliseconds; undefined if it does not say. */
export function retryAfter(error: Error): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
