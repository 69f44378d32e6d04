import type { Logger } from 'pino';
import type { EndedRequest } from './ended-request.ts';

/** Writes one line for a request that has ended. Paths are logged without their query. */
export function logRequest(
  log: Logger,
  { requestId, traceId, method, path, status, durationMs, isAborted }: EndedRequest,
): void {
  const line = { requestId, traceId, method, path: toLoggedPath(path), status, durationMs: Math.round(durationMs) };
  log.info(isAborted ? { ...line, aborted: true } : line, 'request');
}

// The address of a download opens it once, so it stays out of the log.
function toLoggedPath(path: string): string {
  return path.startsWith('/dl/') ? '/dl/*' : path;
}
