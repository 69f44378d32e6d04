import type { Change } from '#shared/content/sheets/grid/grid-row.ts';
import type { Pair } from './align-columns.ts';

/** How many cells, rows and columns differ. */
export type ChangeCounts = {
  cells: number;
  addedRows: number;
  removedRows: number;
  addedColumns: number;
  removedColumns: number;
};

/** What is known of the comparison of a sheet: rows and columns of both states in one order. */
export type ComparedSheet = {
  name: string;
  /** What became of the sheet as a whole, such as `added` or `renamed from “Prices”`. */
  note: string | undefined;
  rowCount: number;
  columns: readonly Pair[];
  widths: readonly number[];
  counts: ChangeCounts;
  /** How many changes are listed, one after the other. */
  changeCount: number;
};

/** A row of both states. */
export type ComparedRow = {
  /** Its number before and after, from 0. */
  before: number | undefined;
  after: number | undefined;
  cells: string[];
  /** Earlier texts of cells that have changed, with their columns. */
  changed: [column: number, text: string][];
};

/** A change to go to: a cell that has changed, or a row or a column that came or went. */
export type SheetChange = { row: number; column: number; kind: Change; of: 'cell' | 'row' | 'column' };
