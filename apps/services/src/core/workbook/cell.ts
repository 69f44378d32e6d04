import type { CellStyle } from './cell-style.ts';
import type { SheetLayout } from './sheet-layout.ts';

/** A value of a cell: null for an empty one. A date counts by its fields in UTC. An error is a text such as `#DIV/0!`. */
export type CellValue = string | number | boolean | Date | null;

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

/** The address of a cell, such as `B2`. Row and column count from 1. */
export function toAddress(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters + row;
}

/** The number of a column by its letters: 1 for `A`. */
export function toColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
