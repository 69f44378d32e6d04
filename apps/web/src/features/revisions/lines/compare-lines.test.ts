import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

const NEVER = Number.POSITIVE_INFINITY;
const linesOf = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`).join('\n');

function compare(before: string, after: string, endsAt = NEVER) {
  return compareLines({ before, after, isSpaceIgnored: false }, endsAt);
}

test('a changed line in a long text is found, and an unchanged section too long to expand is counted', () => {
  const text = linesOf('row ', 100_000);
  const { sections, added, removed, isTimedOut, restCount } = compare(text, text.replace('row 6000\n', 'row six\n'));
  expect({ added, removed, isTimedOut, restCount }).toEqual({ added: 1, removed: 1, isTimedOut: false, restCount: 0 });
  expect(sections.map(({ isFolded, rows, omittedCount }) => [isFolded, rows.length, omittedCount])).toEqual([
    [true, 0, 5_997],
    [false, 8, undefined],
    [true, 0, 93_996],
  ]);
});

test('for texts with more changes than can be shown, the total and the number omitted are exact', () => {
  const { sections, added, removed, restCount } = compare(linesOf('a', 15_000), linesOf('b', 15_000));
  expect([added, removed, restCount]).toEqual([15_000, 15_000, 10_000]);
  expect(sections.flatMap(({ rows }) => rows)).toHaveLength(20_000);
});

test('a comparison that runs out of time says so; texts without common lines do not', () => {
  const shuffled = linesOf('a', 3_000).split('\n').toReversed().join('\n');
  expect(compare(linesOf('a', 3_000), shuffled, performance.now())).toMatchObject({ isTimedOut: true, added: 3_000 });
  expect(compare('one', 'two')).toMatchObject({ isTimedOut: false, added: 1, removed: 1 });
});
