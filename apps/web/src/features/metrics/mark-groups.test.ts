import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupMarks, LABEL_PX } from './mark-groups.ts';
import { toPoints } from './metrics.ts';

const DAY_MS = 86_400_000;
const points = toPoints({
  totalExecutions: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    value: '1',
    startTime: new Date(day * DAY_MS).toISOString(),
    endTime: new Date((day + 1) * DAY_MS).toISOString(),
  })),
});
const at = (days: number) => ({ deploymentId: 'd', timeMs: days * DAY_MS, label: `version ${days}` });

test('deployments closer together than the width of a label share one, and others have their own', () => {
  const groups = groupMarks([at(1), at(1.5), at(3)], points, 700);
  expect(groups.map(({ labelPx, marks }) => [labelPx, marks.map(({ leftPx }) => leftPx)])).toEqual([
    [100, [100, 150]],
    [300, [300]],
  ]);
});

test('a label at the right edge stays within the charts, and absorbs those it would cover', () => {
  const groups = groupMarks([at(5.5), at(6.9)], points, 700);
  expect(groups.map(({ labelPx, marks }) => [labelPx, marks.length])).toEqual([[550, 2]]);
});

test('deployments before and after the displayed period are omitted', () => {
  expect(groupMarks([at(-1), at(7)], points, 700)).toEqual([]);
  expect(groupMarks([at(1)], [], 700)).toEqual([]);
});

test('no two labels overlap, and each deployment is under one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 6.999, noNaN: true })),
      fc.integer({ min: LABEL_PX, max: 2_000 }),
      (days, widthPx) => {
        const groups = groupMarks(days.toSorted((one, other) => one - other).map(at), points, widthPx);
        const ends = groups.map(({ labelPx }) => labelPx + LABEL_PX);
        expect(groups.every(({ labelPx }, index) => labelPx >= (ends[index - 1] ?? 0))).toBe(true);
        expect(ends.every((end) => end <= widthPx)).toBe(true);
        expect(groups.flatMap(({ marks }) => marks)).toHaveLength(days.length);
      },
    ),
  );
});
