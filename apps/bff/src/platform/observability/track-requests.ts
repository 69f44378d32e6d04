import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { readUpstreamMs, readUpstreamStatus } from '#platform/http/call-headers.ts';
import type { AppEnv, LoggedRequest } from '#platform/http/context.ts';
import { toTraceId } from '#platform/http/trace.ts';
import type { EndedRequest } from './ended-request.ts';
import type { Metrics } from './metrics.ts';

const AREAS = ['api', 'auth', 'dl', 'feeds', 'hooks'] as const;
/** Paths below these are secrets, because anyone who has one can read its content. */
const SECRET_AREAS = ['/dl/', '/feeds/'] as const;

/**
 * Gives each request an ID and a logger, and counts and logs it after its response has been sent or its browser has disconnected.
 */
export function trackRequests(log: Logger, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return function trackRequest(context, next) {
    const startedAtMs = performance.now();
    const { incoming, outgoing } = context.env;
    const { socket } = incoming;
    // Copied here, because live streams last for hours and would otherwise retain the whole context.
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

/** Logs one line for a completed request. Paths are logged without their query. */
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

/** Returns the area of the console that a path belongs to. */
function toArea(path: string): string {
  const area = AREAS.find((name) => path.startsWith(`/${name}/`));
  return `console.${area ?? 'page'}`;
}

// Returns the path to log. The URLs of downloads and feeds grant access, so they are removed.
function toLoggedPath(path: string): string {
  const secret = SECRET_AREAS.find((area) => path.startsWith(area));
  return secret === undefined ? path : `${secret}*`;
}
