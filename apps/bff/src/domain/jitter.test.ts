import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jitter } from './jitter.ts';

test('a delay stays within a quarter of its length, in whole milliseconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400_000 }), (ms) => {
      const wait = jitter(ms);
      expect(Number.isInteger(wait)).toBe(true);
      expect(Math.abs(wait - ms)).toBeLessThanOrEqual(ms / 4 + 1);
    }),
  );
});
