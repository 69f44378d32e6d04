import { ApiError, NetworkError } from '@rotunda/api-client/errors';

/** Reports whether a failed read may succeed on a retry. For its own errors, the backend states this. */
export function isRetryableRead(error: Error): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && error.failure === 'outage' && error.problem?.retryable !== false;
}

/** Reports whether an error is unrelated to the requested resource, so that the next read may succeed. */
export function isTransient(error: Error): boolean {
  return isRetryableRead(error) || (error instanceof ApiError && error.failure === 'quota');
}

/** Returns the Retry-After of a response in milliseconds. Returns undefined if none exists. */
export function retryAfter(error: Error): number | undefined {
  return error instanceof ApiError ? error.retryAfterMs : undefined;
}
