import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

const NEVER = Number.POSITIVE_INFINITY;
const linesOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`).join('\n');

function compare(before: string, after: string, endsAt = NEVER) {
  return compareLines({ before, after, isSpaceIgnored: false }, endsAt);
}

test('a changed line in a long text is found, and a stretch that is too long to unfold is counted', () => {
  const text = linesOf('row ', 100_000);
  const { sections, added, removed, isTimedOut, restCount } = compare(text, text.replace('row 6000\n', 'row six\n'));
  expect({ added, removed, isTimedOut, restCount }).toEqual({ added: 1, removed: 1, isTimedOut: false, restCount: 0 });
  expect(sections.map(({ isFolded, rows, omittedCount }) => [isFolded, rows.length, omittedCount])).toEqual([
    [true, 0, 5_997],
    [false, 8, undefined],
    [true, 0, 93_996],
  ]);
});

test('of texts with more changes than can be shown, the count of all and of those left out is exact', () => {
  const { sections, added, removed, restCount } = compare(linesOf('a', 15_000), linesOf('b', 15_000));
  expect([added, removed, restCount]).toEqual([15_000, 15_000, 10_000]);
  expect(sections.flatMap(({ rows }) => rows)).toHaveLength(20_000);
});

test('a comparison that has no time left says so; texts without common lines are no such case', () => {
  const shuffled = linesOf('a', 3_000).split('\n').toReversed().join('\n');
  expect(compare(linesOf('a', 3_000), shuffled, performance.now())).toMatchObject({ isTimedOut: true, added: 3_000 });
  expect(compare('one', 'two')).toMatchObject({ isTimedOut: false, added: 1, removed: 1 });
});
