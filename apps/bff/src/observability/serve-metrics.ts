import { once } from 'node:events';
import { createServer } from 'node:http';
import { type ListenAddress, listen } from '#listen.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on a port of its own, which browsers do not reach. Port 0 means not at all. */
export async function serveMetrics(metrics: Metrics, address: ListenAddress): Promise<AsyncDisposable> {
  if (address.port === 0) return { [Symbol.asyncDispose]: async () => undefined };
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
  await listen(server, address);
  return {
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
