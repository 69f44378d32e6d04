import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

/** Returns the first line of a response over a connection, or undefined if it closes without one. */
async function request(socket: Socket): Promise<string | undefined> {
  socket.write('GET / HTTP/1.1\r\nHost: services.test\r\n\r\n');
  const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return first instanceof Buffer ? String(first).split('\r\n')[0] : undefined;
}

test('an address gets no more connections than its share, others can still connect, and a closed one frees its place', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, { all: 20, ofAddress: 10 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // All of 127.0.0.0/8 is this machine (RFC 1122 section 3.2.1.3).
  const open = (localAddress: string) =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  const greedy = Array.from({ length: 10 }, () => open('127.0.0.2'));
  expect(new Set(await Promise.all(greedy.map(request)))).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(await request(open('127.0.0.2'))).toBeUndefined();
  expect(await request(open('127.0.0.3'))).toBe('HTTP/1.1 200 OK');
  greedy[0]?.destroy();
  await expect.poll(() => request(open('127.0.0.2'))).toBe('HTTP/1.1 200 OK');
  server.closeAllConnections();
  server.close();
});
