import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilSettled } from './first-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function isSettled(wait: Promise<unknown>): Promise<boolean> {
  return Promise.race([wait.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)]);
}

test('waits until all reads have succeeded or failed', async () => {
  const slow = Promise.withResolvers<void>();
  const wait = waitUntilSettled(Promise.resolve(), Promise.reject(new Error('refused')), slow.promise);
  expect(await isSettled(wait)).toBe(false);
  slow.resolve();
  expect(await isSettled(wait)).toBe(true);
});

test('does not wait for reads that take long', async () => {
  const wait = waitUntilSettled(new Promise(() => undefined));
  expect(await isSettled(wait)).toBe(false);
  await vi.runAllTimersAsync();
  expect(await isSettled(wait)).toBe(true);
});
