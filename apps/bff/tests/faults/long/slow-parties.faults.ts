import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { createFaultWatch } from '#testing/faults/fault-harness.ts';
import type { FaultWatch } from '#testing/faults/fault-watch.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestBff } from '#testing/test-bff.ts';

const READ = '/api/drive/v3/files/f1';
const OTHER = '/api/calendar/v3/calendars/c/events';

let bff: TestBff;
let operator: TestBrowser;
let watch: FaultWatch;

beforeEach(async () => {
  const metricsPort = await findFreePort();
  bff = await TestBff.start({ metricsPort });
  watch = createFaultWatch(bff, await bff.signIn('reviewer'), metricsPort);
  operator = await bff.signIn('operator');
});

afterEach(async () => {
  await watch.expectUnharmed();
  await watch[Symbol.asyncDispose]();
  await bff[Symbol.asyncDispose]();
});

/** Opens a port that never accepts connections: its process is stopped, and its backlog is full. */
async function openBlackhole(): Promise<AsyncDisposable & { origin: string }> {
  const source = `const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['--eval', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const waiting = Array.from({ length: 8 }, () => connect(Number(line), '127.0.0.1').on('error', () => undefined));
  return {
    origin: `http://127.0.0.1:${Number(line)}`,
    async [Symbol.asyncDispose]() {
      for (const socket of waiting) socket.destroy();
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function deliver(token: string): Promise<Response> {
  return bff.openBrowser().request('/auth/backchannel-logout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-bff-csrf': undefined, origin: undefined },
    body: new URLSearchParams({ logout_token: token }).toString(),
  });
}

describe('an identity provider', () => {
  test('that takes twelve seconds to renew a credential is abandoned, and the session continues', async () => {
    bff.issuer.accessTokenLifeSeconds = 30; // Less than the required remaining life of a token.
    const user = await bff.signIn('reviewer');
    bff.issuer.tokenGate = () => pause(12_000);
    const requesting = user.request(READ);
    expect((await operator.request(READ)).status).toBe(200);
    expect((await requesting).json()).toMatchObject({ code: 'upstream_unreachable', retryable: true });
    expect((await user.request('/auth/session')).json()).toMatchObject({ authenticated: true });
  });

  test('that changes its key signs users in and out without interruption', async () => {
    let isOver = false;
    const load = (async () => {
      const statuses = new Set<number>();
      while (!isOver) statuses.add((await bff.openBrowser().signIn()).status);
      return statuses;
    })();
    for (let count = 0; count < 5; count += 1) {
      const token = await bff.issuer.signLogoutToken({ sub: `nobody-${count}` });
      await expect.poll(async () => (await deliver(token)).status, { timeout: 5_000 }).toBe(200);
      await bff.issuer.rotateKey();
    }
    isOver = true;
    expect(await load).toEqual(new Set([303]));
  });
});

test('a service that accepts no connection is distinguished, and delays no other calls', async () => {
  await using blackhole = await openBlackhole();
  await bff.startReplica({
    ...bff.config,
    metrics: { host: '127.0.0.1', port: 0 },
    upstreams: { ...bff.config.upstreams, drive: `${blackhole.origin}/drive/v3/` },
  });
  const browser = bff.openBrowser(1);
  for (const [name, value] of operator.cookies) browser.cookies.set(name, value);
  const requesting = browser.request(READ);
  expect((await browser.request(OTHER)).status).toBe(200);
  const response = await requesting;
  expect([response.status, response.json()]).toMatchObject([504, { code: 'upstream_timeout', retryable: true }]);
});

test('clients that never finish their headers are disconnected, and delay no one', async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 500; count += 1) {
    const socket = connect(bff.port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
    socket.write('GET / HTTP/1.1\r\nHost: console.test\r\nX-Slow: ');
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  expect((await operator.request(READ)).status).toBe(200);
  await Promise.all(sockets.map((socket) => (socket.closed ? undefined : once(socket, 'close'))));
  clearInterval(drip);
  expect((await operator.request(READ)).status).toBe(200);
});

test.each([-90_000, 90_000])(
  'a clock that jumps by %i ms ends no session and causes no second renewal',
  async (jumpMs) => {
    const before = bff.issuer.refreshCalls.length;
    const under = Array.from({ length: 20 }, () => operator.request(READ));
    bff.clock.advance(jumpMs);
    const after = Array.from({ length: 20 }, () => operator.request(READ));
    const statuses = (await Promise.all([...under, ...after])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(bff.issuer.refreshCalls.length - before).toBe(0);
  },
);
