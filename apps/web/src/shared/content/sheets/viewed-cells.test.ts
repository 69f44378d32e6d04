import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ViewedCells } from './viewed-cells.ts';

const view = fc.tuple(fc.nat(20), fc.nat(8), fc.nat(5), fc.nat(4)).map(([firstRow, rows, firstColumn, columns]) => ({
  firstRow,
  endRow: firstRow + rows,
  firstColumn,
  endColumn: firstColumn + columns,
}));

test('visible cells are counted once, and the first unseen cell is found', () => {
  fc.assert(
    fc.property(fc.array(view, { maxLength: 12 }), (views) => {
      const seen = new ViewedCells();
      const cells = new Set<string>();
      for (const one of views) {
        seen.add(one);
        for (let row = one.firstRow; row < one.endRow; row += 1) {
          for (let column = one.firstColumn; column < one.endColumn; column += 1) cells.add(`${row} ${column}`);
        }
      }
      expect(seen.count).toBe(cells.size);
      const all = Array.from({ length: 30 * 9 }, (_, place) => ({ row: Math.floor(place / 9), column: place % 9 }));
      const unseen = all.find(({ row, column }) => !cells.has(`${row} ${column}`));
      expect(seen.findUnviewed(30, 9)).toEqual(unseen);
      const again = ViewedCells.from(seen.toColumns());
      expect([again.count, again.findUnviewed(30, 9)]).toEqual([cells.size, unseen]);
    }),
  );
});

test('a completely viewed sheet is stored as a few numbers', () => {
  const seen = new ViewedCells();
  for (let row = 0; row < 1_000_000; row += 500)
    seen.add({ firstRow: row, endRow: row + 500, firstColumn: 0, endColumn: 40 });
  expect(seen.toColumns()).toEqual([[0, 40, 0, 1_000_000]]);
});
