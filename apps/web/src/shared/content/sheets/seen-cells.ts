import type { GridPlace } from './grid/grid-place.ts';
import type { GridView } from './grid/use-grid-sight.ts';

type Span = readonly [first: number, end: number];

/** Which cells of a sheet have been in sight: for each column, the rows. */
export class SeenCells {
  readonly #columns = new Map<number, readonly Span[]>();
  #count = 0;

  /** How many cells. */
  get count(): number {
    return this.#count;
  }

  add({ firstRow, endRow, firstColumn, endColumn }: GridView): void {
    for (let column = firstColumn; column < endColumn; column += 1) {
      const before = this.#columns.get(column) ?? [];
      const after = merge(before, [firstRow, endRow]);
      this.#columns.set(column, after);
      this.#count += lengthOf(after) - lengthOf(before);
    }
  }

  /** The first cell that was not in sight, row by row; undefined when all were. */
  findUnseen(rowCount: number, columnCount: number): GridPlace | undefined {
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

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, [first, end]) => sum + end - first, 0);
}
