import { expect, test } from 'vitest';
import { VirtualTime } from '#testing/simulation/virtual-time.ts';
import { withTimeout } from './with-timeout.ts';

const time = new VirtualTime();
const clock = time.clockOf({ isAlive: true });

test('work that ends in time is awaited and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1_000, clock)).toBe(true);
  await expect(withTimeout(Promise.reject(new Error('broken')), 1_000, clock)).rejects.toThrow('broken');
  expect(time.fireNext()).toBe(false);
});

test('work that takes longer is abandoned at the timeout and goes on', async () => {
  const work = Promise.withResolvers<string>();
  const waited = withTimeout(work.promise, 1_000, clock);
  expect(time.fireNext(999)).toBe(false);
  expect(time.fireNext(1_000)).toBe(true);
  expect(await waited).toBe(false);
  work.resolve('late');
  expect(await work.promise).toBe('late');
});
