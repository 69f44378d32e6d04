import type { CellNote, MergedCells } from '@rotunda/document-formats/compact-sheet';

/** What is known of a sheet before its cells are asked for. */
export type SheetFacts = {
  name: string;
  isHidden: boolean;
  rowCount: number;
  columnCount: number;
  /** How long the texts of each column are, in characters, by its first rows. */
  widths: readonly number[];
  merged: readonly MergedCells[];
  notes: readonly CellNote[];
};

/** What is known of a spreadsheet. */
export type WorkbookFacts = {
  sheets: readonly SheetFacts[];
  /** What it has that is not shown, such as `2 charts`. */
  omitted: readonly string[];
  /** What of a text is not as it should be. */
  warnings: readonly string[];
  /** Whether all of it has arrived. */
  isComplete: boolean;
};

/** A place in a spreadsheet: what a comment, a link or a list of changes can name. Row and column count from 0. */
export type CellPlace = { sheet: string; row: number; column: number };
