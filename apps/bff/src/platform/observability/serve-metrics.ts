import { once } from 'node:events';
import { createServer } from 'node:http';
import { type ListenAddress, listen } from '#platform/http/listen.ts';
import type { Metrics } from './metrics.ts';

/** A response on this port. */
type PlainResponse = { text: string; status?: number; contentType?: string };

/**
 * Serves `GET /metrics`, and `/healthz` and `/readyz` for probes, on a separate port, which browsers cannot reach and whose
 * capacity does not depend on their connections. Port 0 disables it.
 */
export async function serveMetrics(
  metrics: Metrics,
  address: ListenAddress,
  checkReady: () => Promise<PlainResponse>,
): Promise<AsyncDisposable> {
  if (address.port === 0) return { [Symbol.asyncDispose]: async () => undefined };
  metrics.measureRuntime();
  const routes: Readonly<Record<string, () => Promise<PlainResponse>>> = {
    '/metrics': () => metrics.read(),
    '/healthz': async () => ({ text: 'ok\n' }),
    '/readyz': checkReady,
  };
  const server = createServer((request, response) => {
    const route = request.method === 'GET' ? routes[request.url ?? ''] : undefined;
    if (!route) {
      response.writeHead(404).end();
      return;
    }
    void route().then(({ text, status = 200, contentType = 'text/plain; charset=UTF-8' }) => {
      response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
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
