import type { IncomingHttpHeaders } from 'node:http';
import type { ObservedRun } from '#testing/history/observed-run.ts';
import { readText, startTestServer, type TestHandler, type TestServer } from './test-server.ts';

/** A request that reached the upstream. */
export type UpstreamRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A test double of the services: records requests and responds as the test specifies. */
export class TestUpstream {
  readonly requests: UpstreamRequest[] = [];
  /** Handles requests instead of the default, which responds with an empty JSON object. Must read the body itself. */
  handler: TestHandler | undefined;
  /** Receives all effects. */
  observed: ObservedRun | undefined;
  #server: TestServer = { origin: '', close: async () => undefined };

  static async start(): Promise<TestUpstream> {
    const upstream = new TestUpstream();
    upstream.#server = await startTestServer(async (request, response) => {
      const { method = '', url = '', headers } = request;
      const seen: UpstreamRequest = { method, url, headers, body: '' };
      upstream.requests.push(seen);
      response.once('finish', () => {
        const isDone = response.statusCode >= 200 && response.statusCode < 300;
        const requestId = headers['x-request-id'];
        if (isDone) upstream.observed?.onEffect({ method, url, requestId: requestId && String(requestId) });
      });
      if (upstream.handler) return upstream.handler(request, response);
      seen.body = await readText(request);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    return upstream;
  }

  get origin(): string {
    return this.#server.origin;
  }

  /** The newest request. Throws if there is none. */
  get lastRequest(): UpstreamRequest {
    const last = this.requests.at(-1);
    if (!last) throw new Error('nothing reached the upstream');
    return last;
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
