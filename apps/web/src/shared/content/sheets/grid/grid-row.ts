import type { CellNumbering } from '#shared/content/sheets/model/shown-sheet.ts';

/** How a row, a column or a cell differs from an earlier state. */
export type Change = 'added' | 'removed' | 'changed';

/** A row as a grid draws it. */
export type GridRow = {
  /** Stands before the row: its number. */
  label: string;
  /** Its number in the sheet, from 0, where that is not its place; undefined for one that is gone. */
  number?: number | undefined;
  cells: readonly string[];
  change?: Change | undefined;
  /** Earlier texts of the cells that have changed, by column. */
  before?: ReadonlyMap<number, string> | undefined;
};

/** What a grid shows: rows that are there or still on their way, and columns. */
export type GridContent = {
  rowCount: number;
  columnCount: number;
  /** How long the texts of each column are, in characters. */
  widths: readonly number[];
  columnLabel: (column: number) => string;
  /** Which cell of the sheet stands at a place; absent where row by row and column by column are those of the sheet. */
  numbering?: CellNumbering | undefined;
  columnChange?: ((column: number) => Change | undefined) | undefined;
  /** Undefined for a row that is still on its way. */
  rowAt: (row: number) => GridRow | undefined;
  /** Asks for rows that are about to be shown. */
  request: (first: number, count: number) => void;
};
