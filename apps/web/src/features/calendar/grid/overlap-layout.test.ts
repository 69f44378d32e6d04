import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Interval, layoutOverlaps } from './overlap-layout.ts';

const interval = fc
  .record({ start: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 1, max: 300 }) })
  .map(({ start, length }) => ({ start, end: start + length }));
const intervals = fc.array(interval, { maxLength: 40 });

const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end;

test('an interval without overlaps takes the whole width', () => {
  const { placed } = layoutOverlaps(
    [
      { start: 0, end: 60 },
      { start: 60, end: 90 },
    ],
    10,
  );
  expect(placed.map(({ column, span, columns }) => [column, span, columns])).toEqual([
    [0, 1, 1],
    [0, 1, 1],
  ]);
});

test('an interval extends across free columns next to it', () => {
  const long = { start: 0, end: 100 };
  const early = { start: 0, end: 30 };
  const middle = { start: 10, end: 30 };
  const late = { start: 50, end: 90 };
  const { placed } = layoutOverlaps([late, middle, early, long], 10);
  const found = placed.find(({ item }) => item === late);
  expect(found).toMatchObject({ column: 1, span: 2, columns: 3 });
});

test('ten overlapping intervals are placed in ten columns', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ start: index, end: 100 + index }));
  const { placed, folded } = layoutOverlaps(items, 10);
  expect(placed.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(folded).toEqual([]);
});

test('intervals without a free column are folded into the last one', () => {
  const items = Array.from({ length: 10 }, (_, index) => ({ start: index, end: 100 + index }));
  const { placed, folded } = layoutOverlaps(items, 4);
  expect(placed).toHaveLength(3);
  expect(folded).toMatchObject([{ start: 3, end: 109, column: 3, columns: 4 }]);
  expect(folded[0]?.items).toHaveLength(7);
});

test('with a single column, overlapping intervals are all folded', () => {
  const { placed, folded } = layoutOverlaps(
    [
      { start: 0, end: 9 },
      { start: 5, end: 9 },
    ],
    1,
  );
  expect(placed).toEqual([]);
  expect(folded[0]?.items).toHaveLength(2);
});

test('no interval is lost or covers another one', () => {
  fc.assert(
    fc.property(intervals, fc.integer({ min: 1, max: 12 }), (items, maxColumns) => {
      const { placed, folded } = layoutOverlaps(items, maxColumns);
      expect(placed.length + folded.flatMap((fold) => fold.items).length).toBe(items.length);
      const boxes = [
        ...placed.map(({ item, column, span, columns }) => ({
          ...item,
          left: column / columns,
          right: (column + span) / columns,
        })),
        ...folded.map(({ start, end, column, columns }) => ({ start, end, left: column / columns, right: 1 })),
      ];
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(1);
        for (const other of boxes.slice(index + 1)) {
          const isBeside = box.right <= other.left + 1e-9 || other.right <= box.left + 1e-9;
          expect(isBeside || !overlap(box, other)).toBe(true);
        }
      }
    }),
  );
});

test('no more columns are used than the number of simultaneous intervals', () => {
  fc.assert(
    fc.property(intervals, (items) => {
      const { placed } = layoutOverlaps(items, items.length + 1);
      const deepest = Math.max(
        0,
        ...items.map(({ start }) => items.filter((other) => other.start <= start && start < other.end).length),
      );
      for (const { columns } of placed) expect(columns).toBeLessThanOrEqual(deepest);
    }),
  );
});
