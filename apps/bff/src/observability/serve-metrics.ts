import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartError } from '#start-error.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on a port of its own, which browsers do not reach. Port 0 means not at all. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<AsyncDisposable> {
  if (port === 0) return { [Symbol.asyncDispose]: async () => undefined };
  metrics.measureRuntime();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    void metrics.read().then(({ text, contentType }) => {
      response.writeHead(200, { 'content-type': contentType }).end(text);
    });
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw new StartError(`Cannot listen on ${host}:${port}: check METRICS_PORT and METRICS_HOST.`, { cause });
  }
  return {
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
