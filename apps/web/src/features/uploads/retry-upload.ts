import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { consoleConnection } from '#lib/console-connection.ts';

const MAX_FAILURES = 10; // A part that broke off may keep the upload to itself for most of a minute.
const BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8000;

/**
 * Waits before a request of an upload is sent again, ever longer, and until the console's server responds. Throws the error of the last attempt when it cannot be retried or
 * has failed too often, and the signal's reason when it aborts.
 */
export async function pauseBeforeRetry(error: unknown, failures: number, signal: AbortSignal): Promise<void> {
  if (!isRetryable(error) || failures > MAX_FAILURES) throw error;
  await pause(Math.min(BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS), signal);
  await consoleConnection.untilReachable();
  signal.throwIfAborted();
}

function isRetryable(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && (error.problem?.retryable ?? error.status >= 500);
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
