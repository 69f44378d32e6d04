import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleByKey } from './throttle-by-key.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { pauseMs: 1_000, maxPauseMs: 10_000 };

test('a single request runs at once; frequent ones run once per interval, and once more after the last', async () => {
  const ran: number[] = [];
  const startMs = Date.now();
  const ask = throttleByKey(limits, async () => ran.push(Date.now() - startMs));
  ask('changes');
  expect(ran).toEqual([0]);
  for (let times = 0; times < 24; times += 1) {
    await vi.advanceTimersByTimeAsync(100);
    ask('changes');
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ran).toEqual([0, 1_000, 2_000, 3_000]);
  ask('changes');
  expect(ran).toHaveLength(5);
});

test('different keys do not wait for each other', () => {
  const ran: string[] = [];
  const ask = throttleByKey(limits, async (key) => ran.push(key));
  for (const key of ['changes', 'saved', 'changes', 'file:f']) ask(key);
  expect(ran).toEqual(['changes', 'saved', 'file:f']);
});

test('the next run waits for the previous one, even if that fails, but not for one that never ends', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const ask = throttleByKey(limits, () => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  ask('changes');
  ask('changes');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('no response'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ask('changes');
  await vi.advanceTimersByTimeAsync(limits.maxPauseMs - 1);
  expect(ends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(3);
});
