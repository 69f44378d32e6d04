import type { CellValue } from '@rotunda/document-formats/cell-value';
import type { CellStyle } from './cell-style.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** A cell that is calculated. The formula begins with `=` and names cells as in `B2` and `'Other sheet'!B2:C5`. */
export type FormulaCell = { formula: string; value: CellValue };

/** What a cell holds. */
export type Cell = CellValue | FormulaCell;

/** What some cells of a sheet have, by row and column from 0. */
export type Grid<Value> = readonly (readonly (Value | undefined)[] | undefined)[];

/** Number formats of the cells of a sheet (ECMA-376 part 1, 18.8.31). */
export type Formats = Grid<string>;

/** One sheet of a spreadsheet: its name and its rows from the top. */
export type Sheet = {
  name: string;
  rows: readonly (readonly Cell[])[];
  formats?: Formats | undefined;
  styles?: Grid<CellStyle> | undefined;
  /** Addresses that cells lead to. */
  links?: Grid<string> | undefined;
  /** Notes beside cells. */
  notes?: Grid<string> | undefined;
  layout?: SheetLayout | undefined;
};

/** Whether a cell is calculated. */
export function isFormula(cell: Cell | undefined): cell is FormulaCell {
  return typeof cell === 'object' && cell !== null && !(cell instanceof Date);
}

/** What a cell shows. */
export function toShownValue(cell: Cell): CellValue {
  return isFormula(cell) ? cell.value : cell;
}
