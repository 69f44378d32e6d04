import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Step } from './in-order.ts';
import { toTraceId } from './trace.ts';

/** Gives each request an id and a logger, and writes one line when it ends. Paths are logged without their query. */
export function requestLog(log: Logger): Step {
  return function logRequest(context) {
    const requestId = randomUUID();
    const startedAt = performance.now();
    // Taken out here, as live streams last for hours and would keep the whole context for them.
    const { method } = context.req;
    const path = toLoggedPath(context.req.path);
    const { outgoing } = context.env;
    const traceId = toTraceId(context.env.incoming.headers.traceparent, requestId);
    context.set('requestId', requestId);
    context.set('log', () => log.child({ requestId, traceId }));
    outgoing.setHeader('x-request-id', requestId);
    outgoing.once('close', () => {
      const { statusCode, writableFinished } = outgoing;
      const durationMs = Math.round(performance.now() - startedAt);
      const line = { requestId, traceId, method, path, status: statusCode, durationMs };
      log.info(writableFinished ? line : { ...line, aborted: true }, 'request');
    });
  };
}

// The address of a download opens it once, so it stays out of the log.
function toLoggedPath(path: string): string {
  return path.startsWith('/dl/') ? '/dl/*' : path;
}
