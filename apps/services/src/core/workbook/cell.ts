import type { CellValue } from '@rotunda/document-formats/cell-value';
import type { CellStyle } from './cell-style.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** A calculated cell. The formula begins with `=` and refers to cells as `B2` and `'Other sheet'!B2:C5`. */
export type FormulaCell = { formula: string; value: CellValue };

/** The content of a cell. */
export type Cell = CellValue | FormulaCell;

/** Sparse values of the cells of a sheet, by zero-based row and column. */
export type Grid<Value> = readonly (readonly (Value | undefined)[] | undefined)[];

/** Number formats of the cells of a sheet (ECMA-376 part 1, 18.8.31). */
export type Formats = Grid<string>;

/** A sheet of a spreadsheet: its name and its rows from the top. */
export type Sheet = {
  name: string;
  rows: readonly (readonly Cell[])[];
  formats?: Formats | undefined;
  styles?: Grid<CellStyle> | undefined;
  /** Link targets of cells. */
  links?: Grid<string> | undefined;
  /** Notes on cells. */
  notes?: Grid<string> | undefined;
  layout?: SheetLayout | undefined;
};

/** Whether a cell contains a formula. */
export function isFormula(cell: Cell | undefined): cell is FormulaCell {
  return typeof cell === 'object' && cell !== null && !(cell instanceof Date);
}

/** Returns the displayed value of a cell. */
export function toDisplayValue(cell: Cell): CellValue {
  return isFormula(cell) ? cell.value : cell;
}
