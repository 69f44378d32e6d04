import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const RATE = { perSecond: 2, capacity: 3 };

test('a full bucket allows as many requests at once as it holds, and then one for each new token', () => {
  let nowMs = 0;
  const buckets = new TokenBuckets(RATE, () => nowMs);
  expect([1, 2, 3].map(() => buckets.consume('a').isLimited)).toEqual([false, false, false]);
  expect(buckets.consume('a')).toEqual({ isLimited: true, remaining: 0, resetMs: 500 });
  nowMs = 499;
  expect(buckets.consume('a').isLimited).toBe(true);
  nowMs = 500;
  expect(buckets.consume('a')).toEqual({ isLimited: false, remaining: 0, resetMs: 1_500 });
  expect(buckets.consume('a').isLimited).toBe(true);
});

test('each key has its own bucket', () => {
  const buckets = new TokenBuckets(RATE, () => 0);
  for (let taken = 0; taken < 4; taken += 1) buckets.consume('a');
  expect(buckets.consume('b')).toEqual({ isLimited: false, remaining: 2, resetMs: 500 });
});

test('in any period, no more requests pass than the bucket holds and is refilled with', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(pauses, (pausesMs) => {
      let nowMs = 0;
      const buckets = new TokenBuckets(RATE, () => nowMs);
      const passedAtMs: number[] = [];
      for (const pauseMs of pausesMs) {
        nowMs += pauseMs;
        if (!buckets.consume('a').isLimited) passedAtMs.push(nowMs);
      }
      for (const [first, fromMs] of passedAtMs.entries()) {
        for (const [last, toMs] of passedAtMs.entries()) {
          const most = RATE.capacity + ((toMs - fromMs) / 1_000) * RATE.perSecond;
          if (last >= first) expect(last - first + 1).toBeLessThanOrEqual(most + 1e-9);
        }
      }
    }),
  );
});
