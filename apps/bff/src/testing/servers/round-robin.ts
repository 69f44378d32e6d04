import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { startTestServer, type TestServer } from './test-server.ts';

/**
 * A minimal load balancer: each request goes to the next port, or to the following one if nothing listens there or the connection
 * breaks before a response to a read.
 */
export function startRoundRobin(ports: readonly number[]): Promise<TestServer> {
  let turn = 0;
  return startTestServer((request, response) => {
    turn += 1;
    const start = turn % ports.length;
    pass(request, response, [...ports.slice(start), ...ports.slice(0, start)]);
  });
}

function pass(request: IncomingMessage, response: ServerResponse, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    response.writeHead(502).end('no replica responds');
    return;
  }
  const { method = 'GET', url = '/', headers } = request;
  const outgoing = forward({ host: '127.0.0.1', port, method, path: url, headers, setHost: false }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.on('error', () => response.destroy()).pipe(response);
  });
  response.once('close', () => outgoing.destroy());
  outgoing.on('error', (error) => {
    if (response.headersSent || response.destroyed) response.destroy();
    else if (method === 'GET' || ('code' in error && error.code === 'ECONNREFUSED')) pass(request, response, others);
    else response.writeHead(502).end('the replica was lost');
  });
  if (method === 'GET') outgoing.end();
  else {
    // Waits for a connection, because a body that has started to flow cannot be sent to the next port.
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => request.pipe(outgoing));
      else request.pipe(outgoing);
    });
  }
}
