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

test.each(['GET', 'POST'] as const)(
  'what a screen reads by %s fails within 30 seconds when no response comes',
  async (method) => {
    vi.useFakeTimers();
    hang();
    const { signal } = new AbortController();
    const read = callBff('bff.jobs.list', '/api/jobs', { method, signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await read).toMatchObject({ name: 'NetworkError', cause: { name: 'AbortError' } });
  },
);

test('what a screen does not want any more ends as it was stopped', async () => {
  hang();
  const stop = new AbortController();
  const read = callBff('bff.jobs.list', '/api/jobs', { signal: stop.signal }).catch((error: unknown) => error);
  stop.abort('closed');
  expect(await read).toBe('closed');
});

test('a change is not given up', async () => {
  vi.useFakeTimers();
  hang();
  let isOver = false;
  void callBff('bff.jobs.create', '/api/jobs', { method: 'POST' }).finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(isOver).toBe(false);
});
