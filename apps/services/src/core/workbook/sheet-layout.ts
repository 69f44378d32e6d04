/** Cells of a sheet. Rows and columns count from 1. */
export type CellArea = { row: number; column: number; rows: number; columns: number };

/** A column or row of a sheet, as far as it differs from others. */
export type SheetLine = { sizePx?: number; isHidden?: boolean };

/** How the cells of a sheet are laid out. */
export type SheetLayout = {
  /** Cells that are shown as one, with the content of the first. */
  merges?: readonly CellArea[];
  /** By their numbers from 0. */
  columns?: readonly (SheetLine | undefined)[];
  rows?: readonly (SheetLine | undefined)[];
  /** How many rows and columns stay where they are while the others are scrolled. */
  frozen?: { rows: number; columns: number };
};

/** Cells that are merged in one sheet, with what they cover. */
const MAX_MERGED_CELLS = 200_000;

/** The merged areas of a sheet that is read; those that cover too many cells are left out. */
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

/** The areas that are merged, by the numbers of their first cells from 0, and the cells that they cover. */
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
