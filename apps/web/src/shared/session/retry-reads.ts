import { ApiError, NetworkError } from '@rotunda/api-client/errors';

/** Whether a read that failed may succeed when it is repeated. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.failure === 'outage');
}

/** Whether an error says nothing about what was asked for, which may exist: the next read may succeed. */
export function isTransient(error: Error): boolean {
  return isWorthRetrying(error) || (error instanceof ApiError && error.failure === 'quota');
}

/** How long the response asks to wait before the next attempt, in milliseconds; undefined if it does not say. */
export function retryAfter(error: Error): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
