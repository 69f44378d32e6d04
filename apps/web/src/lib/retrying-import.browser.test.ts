import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consoleConnection } from './console-connection.ts';
import { importWithRetries } from './retrying-import.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('ok\n'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a module that fails to load without a connection loads once connected', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
  const loading = importWithRetries(load);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('part');
});

test('a missing module is requested a few times, and then reported as missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = expect(importWithRetries(load)).rejects.toThrow('Failed to fetch');
  // The test does not wait until no timer is left, because other code of the page always starts a new one.
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(load).toHaveBeenCalledTimes(4);
});

test('a module waits for an unresponsive server, however long that takes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
  const loading = importWithRetries(load);
  await expect.poll(() => consoleConnection.get().isReachable).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', async () => new Response('ok\n'));
  await expect(loading).resolves.toBe('part');
});
