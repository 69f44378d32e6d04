import type { CellNumbering } from '#shared/content/sheets/model/shown-sheet.ts';

/** The change of a row, a column or a cell since an earlier revision. */
export type Change = 'added' | 'removed' | 'changed';

/** A row as rendered in a grid. */
export type GridRow = {
  /** The label before the row: its number. */
  label: string;
  /** The row number in the sheet, from 0, if it differs from the position. Undefined for a deleted row. */
  number?: number | undefined;
  cells: readonly string[];
  change?: Change | undefined;
  /** The earlier texts of changed cells, by column. */
  before?: ReadonlyMap<number, string> | undefined;
};

/** The content of a grid: loaded or pending rows, and columns. */
export type GridContent = {
  rowCount: number;
  columnCount: number;
  /** The length of the texts in each column, in characters. */
  widths: readonly number[];
  columnLabel: (column: number) => string;
  /** Returns which cell of the sheet is at a position. Undefined if rows and columns match those of the sheet. */
  numbering?: CellNumbering | undefined;
  columnChange?: ((column: number) => Change | undefined) | undefined;
  /** Returns a row. Returns undefined if it is still loading. */
  rowAt: (row: number) => GridRow | undefined;
  /** Requests rows that are about to be shown. */
  request: (first: number, count: number) => void;
};
