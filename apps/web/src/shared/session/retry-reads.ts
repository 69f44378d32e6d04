import { ApiError, NetworkError } from '@rotunda/api-client/errors';

const RETRYABLE: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether a read that failed may succeed when it is repeated. */
export function isWorthRetrying(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && RETRYABLE.has(error.status));
}

/** How long the response asks to wait before the next attempt, in milliseconds; undefined if it does not say. */
export function retryAfter(error: Error): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
