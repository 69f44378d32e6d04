import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleConnection } from './console-connection.ts';

let respond: (signal: AbortSignal | null | undefined) => Promise<Response>;
let probes: number;

const responds = async () => new Response('ok\n');
const refuses = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  probes = 0;
  respond = responds;
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    probes += 1;
    return respond(init?.signal);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a server that hangs while a response is expected is detected within five seconds', async () => {
  const connection = new ConsoleConnection();
  const lost = vi.fn();
  connection.onLost(lost);
  connection.expectResponse();
  respond = hangs;
  await vi.advanceTimersByTimeAsync(2_500);
  expect(connection.get()).toEqual({ isReachable: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection.get()).toEqual({ isReachable: false, retryAtMs: expect.any(Number) });
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a slow response is not an outage while the server sends data, or responds to a probe', async () => {
  const connection = new ConsoleConnection();
  connection.expectResponse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.get().isReachable).toBe(true);
  expect(probes).toBeGreaterThan(10);
  probes = 0;
  for (let second = 0; second < 60; second += 2) {
    connection.recordResponse();
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(probes).toBe(0);
});

test('a server is not probed while no response is expected', async () => {
  const connection = new ConsoleConnection();
  connection.expectResponse()();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(probes).toBe(0);
});

test('messages received by another tab count, because this tab may have no free connection to check the server', async () => {
  const connection = new ConsoleConnection();
  const sent = vi.fn();
  connection.onResponse(sent);
  connection.expectResponse();
  respond = hangs;
  for (let second = 0; second < 20; second += 2) {
    await vi.advanceTimersByTimeAsync(2_000);
    connection.recordResponseOfOtherTab();
  }
  expect(connection.get().isReachable).toBe(true);
  expect(probes).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection.get().isReachable).toBe(false);
  connection.recordResponseOfOtherTab();
  await vi.advanceTimersByTimeAsync(100);
  connection.recordResponseOfOtherTab();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connection.get().isReachable).toBe(true);
  // Tabs that forwarded received messages would keep each other connected after the server is gone.
  expect(sent).not.toHaveBeenCalled();
});

test('an unresponsive server is probed with backoff, at once on request, and waiting requests continue', async () => {
  const connection = new ConsoleConnection();
  respond = refuses;
  await connection.check();
  const back = vi.fn();
  void connection.waitUntilReachable().then(back);
  await vi.advanceTimersByTimeAsync(60_000);
  // The probes are sent after 1, 3, 7, 15, 30, 45 and 60 seconds.
  expect(probes).toBe(8);
  expect(back).not.toHaveBeenCalled();
  respond = responds;
  expect(await connection.check()).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probes).toBe(9);
});

test('a response from a load balancer in place of the server counts as no response', async () => {
  const connection = new ConsoleConnection();
  respond = async () => new Response('Bad gateway', { status: 502 });
  expect(await connection.check()).toBe(false);
  expect(connection.get().isReachable).toBe(false);
});

test('without a network, the browser itself reports it, and the server is not blamed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const connection = new ConsoleConnection();
  respond = refuses;
  expect(await connection.check()).toBe(false);
  expect(connection.get().isReachable).toBe(true);
});

test('a server that responds is reachable, even if the body of its response does not end', async () => {
  const connection = new ConsoleConnection();
  respond = async () => new Response(new ReadableStream());
  await connection.check();
  expect(connection.get()).toEqual({ isReachable: true });
});
