import { afterEach, expect, test, vi } from 'vitest';
import { callBff } from './call-bff.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Stubs a console whose service does not respond: each request waits until it is aborted. */
function hang() {
  vi.spyOn(window, 'fetch').mockImplementation((input, { signal } = {}) => {
    if (String(input).endsWith('/healthz')) return Promise.resolve(new Response('ok'));
    return new Promise((_resolve, reject) => {
      const stop = () => reject(signal?.reason);
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop);
    });
  });
}

test.each(['GET', 'POST'] as const)('a read by %s fails after 30 seconds without a response', async (method) => {
  vi.useFakeTimers();
  hang();
  const { signal } = new AbortController();
  const read = callBff('bff.jobs.list', '/api/jobs', { method, signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await read).toMatchObject({ name: 'NetworkError', cause: { name: 'AbortError' } });
});

test('an aborted read rejects with the reason of the abort', async () => {
  hang();
  const stop = new AbortController();
  const read = callBff('bff.jobs.list', '/api/jobs', { signal: stop.signal }).catch((error: unknown) => error);
  stop.abort('closed');
  expect(await read).toBe('closed');
});

test('a change has no timeout', async () => {
  vi.useFakeTimers();
  hang();
  let isOver = false;
  void callBff('bff.jobs.create', '/api/jobs', { method: 'POST' }).finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(isOver).toBe(false);
});
