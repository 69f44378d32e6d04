/** A cell area of a sheet. Rows and columns start at 1. */
export type CellArea = { row: number; column: number; rows: number; columns: number };

/** The non-default properties of a column or row. */
export type SheetLine = { sizePx?: number; isHidden?: boolean };

/** The cell layout of a sheet. */
export type SheetLayout = {
  /** Merged cells, shown as one with the content of the first. */
  merges?: readonly CellArea[];
  /** By zero-based index. */
  columns?: readonly (SheetLine | undefined)[];
  rows?: readonly (SheetLine | undefined)[];
  /** Number of rows and columns that stay in place during scrolling. */
  frozen?: { rows: number; columns: number };
};

/** Maximum number of cells covered by merged areas in a sheet. */
const MAX_MERGED_CELLS = 200_000;

/** The merged areas of a sheet being read. Skips areas that cover too many cells. */
export class MergedAreas {
  readonly list: CellArea[] = [];
  #cells = 0;

  add(area: CellArea): void {
    const cells = area.rows * area.columns;
    if (area.rows < 1 || area.columns < 1 || cells < 2 || this.#cells + cells > MAX_MERGED_CELLS) return;
    this.#cells += cells;
    this.list.push(area);
  }
}

/** Returns the merged areas by their first cell (zero-based), and the cells that they cover. */
export function listMerged(merges: readonly CellArea[] | undefined): {
  first: ReadonlyMap<string, CellArea>;
  covered: ReadonlySet<string>;
} {
  const first = new Map<string, CellArea>();
  const covered = new Set<string>();
  for (const area of merges ?? []) {
    first.set(`${area.row - 1} ${area.column - 1}`, area);
    for (let row = 0; row < area.rows; row += 1) {
      for (let column = 0; column < area.columns; column += 1) {
        if (row + column > 0) covered.add(`${area.row - 1 + row} ${area.column - 1 + column}`);
      }
    }
  }
  return { first, covered };
}
