import type { GridPlace } from './grid/grid-place.ts';
import type { GridView } from './grid/use-grid-viewport.ts';

type Span = readonly [first: number, end: number];

/** Adjacent columns whose same rows were visible: the first column, the exclusive end column, then the row ranges. */
export type ViewedColumns = readonly [firstColumn: number, endColumn: number, ...spans: number[]];

/** The cells of a sheet that were visible: the rows of each column. */
export class ViewedCells {
  readonly #columns = new Map<number, readonly Span[]>();
  #count = 0;

  /** The number of cells. */
  get count(): number {
    return this.#count;
  }

  /** Restores cells returned by `toColumns`. */
  static from(stored: readonly ViewedColumns[]): ViewedCells {
    const seen = new ViewedCells();
    for (const [firstColumn, endColumn, ...rows] of stored)
      for (let at = 0; at + 1 < rows.length; at += 2)
        seen.add({ firstColumn, endColumn, firstRow: rows[at] ?? 0, endRow: rows[at + 1] ?? 0 });
    return seen;
  }

  /** Returns all cells that were visible, for storage. */
  toColumns(): ViewedColumns[] {
    const columns: [number, number, ...number[]][] = [];
    for (const [column, spans] of [...this.#columns].toSorted(([one], [other]) => one - other)) {
      const rows = spans.flat();
      const last = columns.at(-1);
      if (last?.[1] === column && last.slice(2).join() === rows.join()) last[1] += 1;
      else columns.push([column, column + 1, ...rows]);
    }
    return columns;
  }

  add({ firstRow, endRow, firstColumn, endColumn }: GridView): void {
    for (let column = firstColumn; column < endColumn; column += 1) {
      const before = this.#columns.get(column) ?? [];
      const after = merge(before, [firstRow, endRow]);
      this.#columns.set(column, after);
      this.#count += getLength(after) - getLength(before);
    }
  }

  /** Returns the first cell that was not visible, row by row. Returns undefined if all were. */
  findUnviewed(rowCount: number, columnCount: number): GridPlace | undefined {
    let found: GridPlace | undefined;
    for (let column = 0; column < columnCount; column += 1) {
      const [first] = this.#columns.get(column) ?? [];
      const row = first?.[0] === 0 ? first[1] : 0;
      if (row < (found?.row ?? rowCount)) found = { row, column };
    }
    return found;
  }
}

function merge(spans: readonly Span[], [first, end]: Span): Span[] {
  const apart = spans.filter((span) => span[1] < first || span[0] > end);
  const joined = spans.filter((span) => span[1] >= first && span[0] <= end);
  const whole: Span = [
    Math.min(first, ...joined.map((span) => span[0])),
    Math.max(end, ...joined.map((span) => span[1])),
  ];
  return [...apart, whole].toSorted((one, other) => one[0] - other[0]);
}

function getLength(spans: readonly Span[]): number {
  return spans.reduce((sum, [first, end]) => sum + end - first, 0);
}
