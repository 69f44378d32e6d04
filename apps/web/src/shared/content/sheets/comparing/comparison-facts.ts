import type { Change } from '#shared/content/sheets/grid/grid-row.ts';
import type { Pair } from './align-columns.ts';

/** The number of different cells, rows and columns. */
export type ChangeCounts = {
  cells: number;
  addedRows: number;
  removedRows: number;
  addedColumns: number;
  removedColumns: number;
};

/** The metadata of a sheet comparison, with the rows and columns of both revisions in a common order. */
export type ComparedSheet = {
  name: string;
  /** The change of the whole sheet, such as `added` or `renamed from “Prices”`. */
  note: string | undefined;
  rowCount: number;
  columns: readonly Pair[];
  widths: readonly number[];
  counts: ChangeCounts;
  /** The number of listed changes. */
  changeCount: number;
};

/** A row of both revisions. */
export type ComparedRow = {
  /** The row number before and after, from 0. */
  before: number | undefined;
  after: number | undefined;
  cells: string[];
  /** The earlier texts of changed cells, with their columns. */
  changed: [column: number, text: string][];
};

/** A change to navigate to: a changed cell, or an added or removed row or column. */
export type SheetChange = { row: number; column: number; kind: Change; of: 'cell' | 'row' | 'column' };
