import type { Logger } from 'pino';
import type { EndedRequest } from '#observability/ended-requests.ts';

/** Writes one line for each request that has ended. Paths are logged without their query. */
export function logRequests(log: Logger) {
  return function writeLines(requests: readonly EndedRequest[]): void {
    for (const { requestId, traceId, method, path, status, durationMs, isAborted } of requests) {
      const line = { requestId, traceId, method, path: toLoggedPath(path), status, durationMs: Math.round(durationMs) };
      log.info(isAborted ? { ...line, aborted: true } : line, 'request');
    }
  };
}

// The address of a download opens it once, so it stays out of the log.
function toLoggedPath(path: string): string {
  return path.startsWith('/dl/') ? '/dl/*' : path;
}
