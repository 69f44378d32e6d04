import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Handles one request of a test server. */
export type TestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A real HTTP server on a free loopback port. */
export type TestServer = { origin: string; close(): Promise<void> };

const KEEP_ALIVE_MS = 65_000;

/** Starts a server. Errors thrown by the handler become a 500 with their message. */
export async function startTestServer(handler: TestHandler): Promise<TestServer> {
  const server = createServer((request, response) => {
    Promise.resolve(handler(request, response)).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  // Longer than the clients' keep-alive timeouts, so that no client reuses a connection that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, close: () => close(server) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Reads the whole body of a request as text. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
