import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { readUpstreamMs, readUpstreamStatus } from '#platform/http/call-headers.ts';
import type { AppEnv, LoggedRequest } from '#platform/http/context.ts';
import { toTraceId } from '#platform/http/trace.ts';
import type { EndedRequest } from './ended-request.ts';
import type { Metrics } from './metrics.ts';

const AREAS = ['api', 'auth', 'dl', 'feeds', 'hooks'] as const;
/** Paths below these are secrets: whoever has them reads what they stand for. */
const SECRET_AREAS = ['/dl/', '/feeds/'] as const;

/** Gives each request an id and a logger, and counts and logs it when its response has been sent, or its browser has gone away. */
export function trackRequests(log: Logger, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return function trackRequest(context, next) {
    const startedAtMs = performance.now();
    const { incoming, outgoing } = context.env;
    const { socket } = incoming;
    // Taken out here, as live streams last for hours and would keep the whole context for them.
    const { method, path } = context.req;
    const [readBefore, writtenBefore] = [socket.bytesRead, socket.bytesWritten];
    const requestId = randomUUID();
    const { traceparent } = incoming.headers;
    const sent = metrics.telemetry?.startRequest({ requestId, traceparent });
    const traceId = sent ?? toTraceId(traceparent, requestId);
    context.set('requestId', requestId);
    context.set('traceId', traceId);
    const logged: LoggedRequest = { userHash: undefined };
    context.set('logged', logged);
    context.set('log', () => log.child({ requestId, traceId }));
    outgoing.setHeader('x-request-id', requestId);
    outgoing.on('close', () => {
      const operationId = outgoing.getHeader('x-operation-id')?.toString();
      const ended: EndedRequest = {
        requestId,
        traceId,
        method,
        path,
        status: outgoing.headersSent ? outgoing.statusCode : undefined,
        isAborted: !outgoing.writableFinished,
        durationMs: performance.now() - startedAtMs,
        operationId,
        operation: operationId ?? toArea(path),
        userHash: logged.userHash,
        upstreamStatus: readUpstreamStatus(outgoing),
        upstreamMs: readUpstreamMs(outgoing),
        receivedBytes: socket.bytesRead - readBefore,
        sentBytes: socket.bytesWritten - writtenBefore,
      };
      metrics.countRequest(ended);
      logRequest(log, ended);
    });
    return next();
  };
}

/** Writes one line for a request that has ended. Paths are logged without their query. */
function logRequest(
  log: Logger,
  { requestId, traceId, method, path, status, durationMs, isAborted, ...known }: EndedRequest,
): void {
  const line = {
    requestId,
    traceId,
    method,
    path: toLoggedPath(path),
    status,
    durationMs: Math.round(durationMs),
    operation: known.operationId,
    user: known.userHash,
    upstreamStatus: known.upstreamStatus,
    upstreamMs: known.upstreamMs === undefined ? undefined : Math.round(known.upstreamMs),
  };
  log.info(isAborted ? { ...line, aborted: true } : line, 'request');
}

/** The area of the console that a path belongs to. */
function toArea(path: string): string {
  const area = AREAS.find((name) => path.startsWith(`/${name}/`));
  return `console.${area ?? 'page'}`;
}

// The addresses of downloads and feeds open them, so they stay out of the log.
function toLoggedPath(path: string): string {
  const secret = SECRET_AREAS.find((area) => path.startsWith(area));
  return secret === undefined ? path : `${secret}*`;
}
