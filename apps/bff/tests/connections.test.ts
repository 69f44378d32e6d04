import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestBff } from '#testing/test-bff.ts';

const ALL = 12;
const STREAMS = 3;
const SLOW = process.env.LONG_TESTS ? 10_000 : 1_000;

let bff: TestBff;
let operator: TestBrowser;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await findFreePort();
  bff = await TestBff.start({
    metricsPort,
    connectionLimits: { all: ALL, perAddress: ALL, streams: STREAMS, streamsOfSession: STREAMS },
  });
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

async function openSocket(port = bff.port): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Returns the first line of a response over a connection, or undefined if it closes without one. */
async function request(socket: Socket): Promise<string | undefined> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: console.test\r\n\r\n');
  const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return first instanceof Buffer ? String(first).split('\r\n')[0] : undefined;
}

test('T16: live streams beyond the limit of a process get a retry time; open streams and requests continue', async () => {
  const reviewer = await bff.signIn('reviewer');
  const open = (browser: TestBrowser) => LiveReader.open(browser, bff.port, ['saved']);
  const readers = [await open(operator), await open(operator), await open(reviewer)];
  const refused = await reviewer.request('/api/live?topic=saved');
  expect(refused.json()).toMatchObject({ status: 503, code: 'overloaded', retryable: true });
  expect(refused.headers['retry-after']).toBe('5');
  expect((await reviewer.request('/api/drive/v3/files')).status).toBe(200);
  await operator.request('/api/pins/file/f1', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"A file"}',
  });
  await readers[0]?.invalidation('saved', 'changed');
  await readers[0]?.close();
  await expect.poll(async () => (await open(reviewer)).close().then(() => 'open', String)).toBe('open');
  await Promise.all(readers.map((reader) => reader.close()));
});

test('T16: connections beyond the limit of a process are closed at once; open ones continue, and a closed one frees its place', async () => {
  expect((await operator.request('/api/drive/v3/files')).status).toBe(200);
  const sockets: Socket[] = [];
  for (let count = 0; count < ALL; count += 1) sockets.push(await openSocket());
  expect(await request(await openSocket())).toBeUndefined();
  // Uses the connection that the browser already has.
  expect((await operator.request('/api/drive/v3/files')).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(Number(/^rotunda_connections_refused_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(async () => request(await openSocket())).toBe('HTTP/1.1 200 OK');
});

describe(`one address that opens ${SLOW} slow connections`, () => {
  const OF_ADDRESS = 64;
  const limits = { all: 4_096, perAddress: OF_ADDRESS, streams: 8, streamsOfSession: 4 };
  // All of 127.0.0.0/8 is this machine (RFC 1122 section 3.2.1.3), so the attacker has another address than the others.
  const ATTACKER = '127.0.0.2';

  /** Opens connections that start a request and never complete it. Resolves with those that stayed open. */
  async function openSlowConnections(port: number, count: number): Promise<Socket[]> {
    const open = new Set<Socket>();
    for (let opened = 0; opened < count; opened += 250) {
      const wave = Array.from({ length: 250 }, async () => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
        open.add(socket);
        socket
          .on('error', () => undefined)
          .once('close', () => open.delete(socket))
          .resume();
        socket.write('GET /healthz HTTP/1.1\r\nX-Slow: ');
        await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      });
      await Promise.all(wave);
    }
    await expect.poll(() => open.size, { timeout: 20_000 }).toBeLessThanOrEqual(OF_ADDRESS);
    return [...open];
  }

  test('gets no more than its share, while other clients and probes get responses', async () => {
    const probePort = await findFreePort();
    await using target = await TestBff.start({ metricsPort: probePort, connectionLimits: limits });
    const sockets = await openSlowConnections(target.port, SLOW);
    expect(sockets.length).toBeGreaterThan(0);
    expect(await request(await openSocket(target.port))).toBe('HTTP/1.1 200 OK');
    const probes = await Promise.all(
      ['/healthz', '/readyz'].map(async (path) => (await fetch(`http://127.0.0.1:${probePort}${path}`)).text()),
    );
    expect(probes).toEqual(['ok\n', 'ok\n']);
    for (const socket of sockets) socket.destroy();
    const requestAgain = async () => {
      const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: ATTACKER });
      await once(
        socket.on('error', () => undefined),
        'connect',
      );
      return request(socket);
    };
    await expect.poll(requestAgain, { timeout: 10_000 }).toBe('HTTP/1.1 200 OK');
  }, 180_000);

  test('is not limited if it is a trusted proxy', async () => {
    await using target = await TestBff.start({ connectionLimits: limits });
    await target.startReplica({ ...target.config, trustedProxies: [ATTACKER] });
    const sockets = Array.from({ length: OF_ADDRESS * 2 }, () =>
      connect({ port: target.portOf(1), host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => undefined),
    );
    const lines = await Promise.all(sockets.map((socket) => request(socket)));
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']));
    for (const socket of sockets) socket.destroy();
  });
});
