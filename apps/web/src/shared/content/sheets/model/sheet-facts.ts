import type { CellNote, MergedCells } from '@rotunda/document-formats/compact-sheet';

/** The metadata of a sheet, available before its cells. */
export type SheetFacts = {
  name: string;
  isHidden: boolean;
  rowCount: number;
  columnCount: number;
  /** The length of the texts in each column, in characters, based on the first rows. */
  widths: readonly number[];
  merged: readonly MergedCells[];
  notes: readonly CellNote[];
};

/** The metadata of a spreadsheet. */
export type WorkbookFacts = {
  sheets: readonly SheetFacts[];
  /** The unsupported content that is not shown, such as `2 charts`. */
  omitted: readonly string[];
  /** The irregularities in a text file. */
  warnings: readonly string[];
  /** Whether all of it has loaded. */
  isComplete: boolean;
};

/** A position in a spreadsheet, as in comments, links and lists of changes. Row and column indexes start at 0. */
export type CellPlace = { sheet: string; row: number; column: number };
