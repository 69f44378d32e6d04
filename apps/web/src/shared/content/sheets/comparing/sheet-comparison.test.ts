import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSource } from '#shared/content/sheets/reading/open-source.ts';
import { SheetComparison } from './sheet-comparison.ts';

const write = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(',')}\n`).join('');

async function compare(before: string, after: string): Promise<SheetComparison> {
  const [old, next] = await Promise.all([before, after].map((text) => openSource(new Blob([text]), 'csv', 'Sheet')));
  return SheetComparison.create({ before: old?.sheets[0], after: next?.sheets[0] });
}

const cell = fc.constantFrom('', 'a', 'b', 'c', '1', '2');
const rows = fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 });

test('both states can be restored from a comparison, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(rows, rows, async (before, after) => {
      const comparison = await compare(write(before), write(after));
      const { rowCount, columns } = comparison.facts();
      const paired = await comparison.readRows(0, rowCount);
      const rowsOf = (side: 'before' | 'after') =>
        paired
          .filter((row) => row[side] !== undefined)
          .map((row) =>
            columns.flatMap((pair, column) => {
              if (pair[side] === undefined) return [];
              const changed = row.changed.find(([at]) => at === column)?.[1];
              return [side === 'before' ? (changed ?? row.cells[column] ?? '') : (row.cells[column] ?? '')];
            }),
          );
      expect(rowsOf('after')).toEqual(after);
      // An added column hides nothing of the earlier state, and a removed one is still shown.
      expect(rowsOf('before')).toEqual(before);
      expect(paired.flatMap((row) => row.after ?? [])).toEqual(after.map((_, index) => index));
      expect(paired.flatMap((row) => row.before ?? [])).toEqual(before.map((_, index) => index));
    }),
    { numRuns: 200 },
  );
});

test('in 20,000 rows, only an inserted row, a removed row and a changed cell are reported', async () => {
  const before = Array.from({ length: 20_000 }, (_, row) => [String(row), `Person ${row}`, String(row * 7)]);
  const after = before.map((row, index) => (index === 15_000 ? [row[0] ?? '', 'Renamed', row[2] ?? ''] : row));
  after.splice(100, 1);
  after.unshift(['new', 'at', 'the top']);
  const comparison = await compare(write(before), write(after));
  expect(comparison.facts().counts).toEqual({
    cells: 1,
    addedRows: 1,
    removedRows: 1,
    addedColumns: 0,
    removedColumns: 0,
  });
  expect(comparison.changes(0, 9)).toEqual([
    { row: 0, column: 0, of: 'row', kind: 'added' },
    { row: 101, column: 0, of: 'row', kind: 'removed' },
    { row: 15_001, column: 1, of: 'cell', kind: 'changed' },
  ]);
});
