import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const RATE = { perSecond: 2, capacity: 3 };

test('as many pass at once as the bucket holds, and then one for each token that comes', () => {
  let nowMs = 0;
  const buckets = new TokenBuckets(RATE, () => nowMs);
  expect([1, 2, 3].map(() => buckets.take('a').isLimited)).toEqual([false, false, false]);
  expect(buckets.take('a')).toEqual({ isLimited: true, remaining: 0, resetMs: 500 });
  nowMs = 499;
  expect(buckets.take('a').isLimited).toBe(true);
  nowMs = 500;
  expect(buckets.take('a')).toEqual({ isLimited: false, remaining: 0, resetMs: 1_500 });
  expect(buckets.take('a').isLimited).toBe(true);
});

test('the bucket of one is not that of another', () => {
  const buckets = new TokenBuckets(RATE, () => 0);
  for (let taken = 0; taken < 4; taken += 1) buckets.take('a');
  expect(buckets.take('b')).toEqual({ isLimited: false, remaining: 2, resetMs: 500 });
});

test('in no stretch of time pass more than the bucket holds and is filled with', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(pauses, (pausesMs) => {
      let nowMs = 0;
      const buckets = new TokenBuckets(RATE, () => nowMs);
      const passedAtMs: number[] = [];
      for (const pauseMs of pausesMs) {
        nowMs += pauseMs;
        if (!buckets.take('a').isLimited) passedAtMs.push(nowMs);
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
