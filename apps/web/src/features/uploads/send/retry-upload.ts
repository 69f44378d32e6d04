import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { uploadsResumeAtMs } from '#features/uploads/store/upload-store.ts';
import { consoleConnection } from '#lib/console-connection.ts';

const MAX_FAILURES = 10; // An interrupted chunk may keep the upload locked for most of a minute.
const BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8000;
const NOTICED_MS = 3_000; // Shorter pauses need no explanation.
const NO_CONTENT = new Blob();

/** A file that the browser can no longer read, because it was changed, moved or deleted since it was chosen. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** The state of the attempts so far. */
type Attempts = { error: unknown; failures: number; file: Blob; signal: AbortSignal };

/**
 * Waits before a request of an upload is retried: with increasing backoff, for as long as the server asks, and until it responds.
 * Resolves to the number of failures to count. Throws the error of the last attempt if it is not retryable or has failed too
 * often, and the signal's reason if it aborts.
 */
export async function pauseBeforeRetry({ error, failures, file, signal }: Attempts): Promise<number> {
  const isTooOften = error instanceof ApiError && error.status === 429 && error.problem?.retryable === true;
  const counted = isTooOften ? failures : failures + 1;
  if (!isRetryable(error) || counted > MAX_FAILURES) throw error;
  if (error instanceof NetworkError) await requireReadable(file);
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  const delayMs = Math.max(asked, Math.min(BACKOFF_MS * 2 ** counted, MAX_BACKOFF_MS));
  await (delayMs >= NOTICED_MS ? pauseWithCountdown(delayMs, signal) : pause(delayMs, signal));
  await consoleConnection.waitUntilReachable();
  signal.throwIfAborted();
  return counted;
}

/** Retries a call that precedes the content of an upload until it has a response, like requests with content. */
export async function withRetries<Result>(call: () => Promise<Result>): Promise<Result> {
  const { signal } = new AbortController();
  for (let failures = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      failures = await pauseBeforeRetry({ error, failures, file: NO_CONTENT, signal });
    }
  }
}

/** An unreadable file fails with the same error as a lost connection. */
async function requireReadable(file: Blob): Promise<void> {
  if (file.size === 0) return;
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new UnreadableFileError('the file cannot be read', { cause });
    });
}

async function pauseWithCountdown(delayMs: number, signal: AbortSignal): Promise<void> {
  const resumeAtMs = Date.now() + delayMs;
  uploadsResumeAtMs.set(resumeAtMs);
  await pause(delayMs, signal).finally(() => {
    // Another upload may have extended the wait.
    if (uploadsResumeAtMs.get() === resumeAtMs) uploadsResumeAtMs.set(undefined);
  });
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
