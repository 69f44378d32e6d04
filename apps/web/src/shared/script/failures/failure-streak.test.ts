import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailureStreak, needsEarlierRuns, type Run, STREAK_END_RUNS } from './failure-streak.ts';

const STATUS_OF = { f: 'FAILED', t: 'TIMED_OUT', c: 'COMPLETED', x: 'CANCELED', r: 'RUNNING' } as const;

/** Returns runs by one letter each, newest first. Their IDs are their positions. */
function runsOf(letters: string): Run[] {
  return [...letters].map((letter, index) => ({
    processId: String(index),
    processStatus: STATUS_OF[letter as keyof typeof STATUS_OF],
  }));
}

const letters = fc.string({ unit: fc.constantFrom('f', 't', 'c', 'c', 'c', 'x', 'r'), maxLength: 80 });

describe('a function', () => {
  test('that has always failed since a completed run has been failing since then', () => {
    expect(findFailureStreak(runsOf('ftxfcccccccccccf'), false)).toMatchObject({
      firstBad: { processId: '3' },
      lastGood: { processId: '4' },
      failedCount: 3,
      runCount: 3,
      isStartKnown: true,
    });
  });

  test('that fails occasionally has been failing since the first failure after ten good runs', () => {
    expect(findFailureStreak(runsOf(`ccfccf${'c'.repeat(10)}ff`), false)).toMatchObject({
      firstBad: { processId: '5' },
      lastGood: { processId: '6' },
      failedCount: 2,
      runCount: 6,
      isStartKnown: true,
    });
  });

  test('whose last ten runs completed is not failing', () => {
    expect(findFailureStreak(runsOf(`xr${'c'.repeat(10)}ffff`), true)).toBeUndefined();
  });

  test('that never completed has been failing since its first run, if all runs are known', () => {
    expect(findFailureStreak(runsOf('fff'), true)).toMatchObject({ lastGood: undefined, isStartKnown: true });
    expect(findFailureStreak(runsOf('fff'), false)).toMatchObject({ lastGood: undefined, isStartKnown: false });
  });
});

test('after ten consecutive completed runs, earlier runs are not needed and change nothing', () => {
  fc.assert(
    fc.property(letters, letters, letters, (newest, later, earlier) => {
      const read = `${newest}${'c'.repeat(STREAK_END_RUNS)}${later}`;
      expect(needsEarlierRuns(runsOf(read))).toBe(false);
      expect(findFailureStreak(runsOf(read + earlier), true)).toEqual(findFailureStreak(runsOf(read), true));
    }),
    { numRuns: 1_000 },
  );
});

test('a failing period begins with a failure, ends before ten good runs, and counts its runs', () => {
  fc.assert(
    fc.property(letters, (text) => {
      const spell = findFailureStreak(runsOf(text), true);
      const settled = text.replaceAll(/[xr]/g, '');
      if (!spell) {
        expect(settled.slice(0, STREAK_END_RUNS)).not.toMatch(/[ft]/);
        return;
      }
      const within = settled.slice(0, spell.runCount);
      expect(within.at(-1)).toMatch(/[ft]/);
      expect(within).not.toContain('c'.repeat(STREAK_END_RUNS));
      expect(spell.failedCount).toBe(within.replaceAll('c', '').length);
      expect(settled.slice(spell.runCount)).toMatch(/^(?:c{10}|c{0,9}$)/);
    }),
    { numRuns: 1_000 },
  );
});
