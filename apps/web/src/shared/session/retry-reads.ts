import { ApiError, NetworkError } from '@rotunda/api-client/errors';

/** Whether a read that failed may succeed when it is repeated. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.failure === 'outage');
}

/** How long the response asks to wait before the next attempt, in milliseconds; undefined if it does not say. */
export function retryAfter(error: Error): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
