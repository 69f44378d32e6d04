import type { SheetSource } from './sheet-source.ts';

/** A cell of a sheet. */
export type Cell = { row: number; column: number };

/** The direction of a search. */
export type Direction = 'next' | 'previous';

const ROWS_AT_ONCE = 2048;

/** Returns the next or previous cell that contains a text. Wraps around at the ends. Ignores case. */
export async function findInSheet(
  source: SheetSource,
  text: string,
  from: Cell,
  direction: Direction,
): Promise<Cell | undefined> {
  const { rowCount } = source.facts();
  const wanted = text.toLowerCase();
  const blocks = Math.ceil(rowCount / ROWS_AT_ONCE);
  const start = Math.floor(Math.min(from.row, Math.max(0, rowCount - 1)) / ROWS_AT_ONCE);
  const step = direction === 'next' ? 1 : -1;
  // The first block is searched twice: after the cell, and at the end before it.
  for (let turn = 0; turn <= blocks && blocks > 0; turn += 1) {
    const block = (((start + turn * step) % blocks) + blocks) % blocks;
    const [first, count] = [block * ROWS_AT_ONCE, Math.min(ROWS_AT_ONCE, rowCount - block * ROWS_AT_ONCE)];
    if ((await source.mightContain?.(first, count, wanted)) === false) continue;
    const found = getMatches(await source.readRows(first, count), first, wanted);
    const isBehind = (cell: Cell) => Math.sign(compareCells(cell, from)) === step;
    const open = turn === 0 ? found.filter(isBehind) : found;
    const hit = direction === 'next' ? open[0] : open.at(-1);
    if (hit) return hit;
  }
  return undefined;
}

function getMatches(rows: readonly (readonly string[])[], first: number, wanted: string): Cell[] {
  return rows.flatMap((row, index) =>
    row.flatMap((text, column) => (text.toLowerCase().includes(wanted) ? [{ row: first + index, column }] : [])),
  );
}

function compareCells(one: Cell, other: Cell): number {
  return one.row - other.row || one.column - other.column;
}
