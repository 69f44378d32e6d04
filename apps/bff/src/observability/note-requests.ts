import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '#http/context.ts';
import { toTraceId } from '#http/trace.ts';
import type { EndedRequests } from './ended-requests.ts';

/** Gives each request an id and a logger, and notes it when its answer has gone out, or its browser has gone away. */
export function noteRequests(log: Logger, ended: EndedRequests): MiddlewareHandler<AppEnv> {
  return async function noteRequest(context, next) {
    const startedAtMs = performance.now();
    const { incoming, outgoing } = context.env;
    const { socket } = incoming;
    // Taken out here, as live streams last for hours and would keep the whole context for them.
    const { method, path } = context.req;
    const [readBefore, writtenBefore] = [socket.bytesRead, socket.bytesWritten];
    const requestId = randomUUID();
    const traceId = toTraceId(incoming.headers.traceparent, requestId);
    context.set('requestId', requestId);
    context.set('traceId', traceId);
    context.set('log', () => log.child({ requestId, traceId }));
    outgoing.setHeader('x-request-id', requestId);
    outgoing.on('close', () => {
      ended.add({
        requestId,
        traceId,
        method,
        path,
        status: outgoing.statusCode,
        isAborted: !outgoing.writableFinished,
        durationMs: performance.now() - startedAtMs,
        operationId: outgoing.getHeader('x-operation-id'),
        serverTiming: outgoing.getHeader('server-timing'),
        receivedBytes: socket.bytesRead - readBefore,
        sentBytes: socket.bytesWritten - writtenBefore,
      });
    });
    await next();
  };
}
