import { operations } from '@rotunda/api-client/operations';
import type { Step } from '#http/in-order.ts';
import type { Metrics } from './metrics.ts';

const AREAS = ['api', 'auth', 'dl', 'hooks'] as const;

/** Measures each request when its answer has gone out, or its browser has gone away. */
export function measureRequests(metrics: Metrics): Step {
  return function measureRequest(context) {
    const { incoming, outgoing } = context.env;
    const { socket } = incoming;
    const { path } = context.req;
    const startedAt = performance.now();
    const [readBefore, writtenBefore] = [socket.bytesRead, socket.bytesWritten];
    outgoing.once('close', () => {
      metrics.countRequest({
        operation: toOperation(outgoing.getHeader('x-operation-id'), path),
        status: outgoing.statusCode,
        isAborted: !outgoing.writableFinished,
        durationSeconds: (performance.now() - startedAt) / 1000,
        upstreamSeconds: toUpstreamSeconds(outgoing.getHeader('server-timing')),
        receivedBytes: socket.bytesRead - readBefore,
        sentBytes: socket.bytesWritten - writtenBefore,
      });
    });
  };
}

function toOperation(header: unknown, path: string): string {
  if (typeof header === 'string' && header in operations) return header;
  const area = AREAS.find((name) => path.startsWith(`/${name}/`));
  return `console.${area ?? 'page'}`;
}

function toUpstreamSeconds(timing: unknown): number | undefined {
  const duration = /\bupstream;dur=([\d.]+)/.exec(String(timing))?.[1];
  return duration === undefined ? undefined : Number(duration) / 1000;
}
