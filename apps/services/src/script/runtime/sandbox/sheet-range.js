/** @import { Sheet } from './sheet.js' */
/** @import { CellValue, SheetCell } from './sheet-cells.js' */

import { toA1 } from './a1-notation.js';
import { Exception, wrongArguments } from './exception.js';
import { PublicObject } from './public-object.js';
import { toCell } from './sheet-cells.js';

/** @typedef {{ row: number, column: number, rows: number, columns: number }} Area Rows and columns count from 1. */

/**
 * What a range needs of its sheet.
 * @typedef {{
 *   read: (row: number, column: number) => CellValue,
 *   formula: (row: number, column: number) => string,
 *   write: (row: number, column: number, cell: SheetCell) => void,
 * }} Cells
 */

/** Cells of a sheet. Each change is seen at once within the run. */
export class Range extends PublicObject {
  #sheet;
  #cells;
  #area;

  /**
   * @param {Sheet} sheet
   * @param {Cells} cells
   * @param {Area} area
   */
  constructor(sheet, cells, area) {
    super('Spreadsheet.Range');
    if (area.row < 1 || area.column < 1 || area.rows < 1 || area.columns < 1) {
      throw new Exception('The coordinates of the range are outside the dimensions of the sheet.');
    }
    this.#sheet = sheet;
    this.#cells = cells;
    this.#area = area;
  }

  getSheet() {
    return this.#sheet;
  }

  getRow() {
    return this.#area.row;
  }

  getRowIndex() {
    return this.#area.row;
  }

  getColumn() {
    return this.#area.column;
  }

  getNumRows() {
    return this.#area.rows;
  }

  getNumColumns() {
    return this.#area.columns;
  }

  getHeight() {
    return this.#area.rows;
  }

  getWidth() {
    return this.#area.columns;
  }

  getLastRow() {
    return this.#area.row + this.#area.rows - 1;
  }

  getLastColumn() {
    return this.#area.column + this.#area.columns - 1;
  }

  getA1Notation() {
    return toA1(this.#area);
  }

  /**
   * @param {number} row Within the range, from 1.
   * @param {number} column
   */
  getCell(row, column) {
    return this.offset(row - 1, column - 1, 1, 1);
  }

  /**
   * @param {number} rowOffset
   * @param {number} columnOffset
   * @param {number} [rows]
   * @param {number} [columns]
   */
  offset(rowOffset, columnOffset, rows = this.#area.rows, columns = this.#area.columns) {
    const { row, column } = this.#area;
    return new Range(this.#sheet, this.#cells, { row: row + rowOffset, column: column + columnOffset, rows, columns });
  }

  getValue() {
    return this.#cells.read(this.#area.row, this.#area.column);
  }

  getValues() {
    return this.#map((row, column) => this.#cells.read(row, column));
  }

  getDisplayValue() {
    return toDisplay(this.getValue());
  }

  getDisplayValues() {
    return this.getValues().map((row) => row.map(toDisplay));
  }

  isBlank() {
    return this.getValues().every((row) => row.every((value) => value === ''));
  }

  /** @param {unknown} value */
  setValue(value) {
    // Each cell has a formula of its own, which moves with it.
    this.#map((row, column) => this.#cells.write(row, column, toCell(value)));
    return this;
  }

  /** @param {unknown[][]} values */
  setValues(values) {
    return this.#write('Range.setValues', values, toCell);
  }

  getFormula() {
    return this.#cells.formula(this.#area.row, this.#area.column);
  }

  getFormulas() {
    return this.#map((row, column) => this.#cells.formula(row, column));
  }

  /** @param {string} formula */
  setFormula(formula) {
    return this.setValue(toFormula(formula));
  }

  /** @param {string[][]} formulas */
  setFormulas(formulas) {
    return this.#write('Range.setFormulas', formulas, (formula) => toCell(toFormula(formula)));
  }

  clear() {
    return this.setValue('');
  }

  clearContent() {
    return this.setValue('');
  }

  /**
   * @param {string} method
   * @param {unknown[][]} values
   * @param {(value: unknown) => SheetCell} read
   */
  #write(method, values, read) {
    const { row, column, rows, columns } = this.#area;
    if (!Array.isArray(values) || !values.every(Array.isArray)) throw wrongArguments(method, [values]);
    if (values.length !== rows) {
      throw new Exception(
        `The number of rows in the data does not match the number of rows in the range. The data has ${values.length} but the range has ${rows}.`,
      );
    }
    const uneven = values.find((each) => each.length !== columns);
    if (uneven) {
      throw new Exception(
        `The number of columns in the data does not match the number of columns in the range. The data has ${uneven.length} but the range has ${columns}.`,
      );
    }
    // All are checked before the first is written.
    const cells = values.map((each) => each.map(read));
    for (const [index, each] of cells.entries()) {
      for (const [place, cell] of each.entries()) this.#cells.write(row + index, column + place, cell);
    }
    return this;
  }

  /** @param {any} order The column to sort by, or a list of `{ column, ascending }`. */
  sort(order) {
    if (this.getFormulas().some((row) => row.some((formula) => formula !== ''))) {
      throw new Exception('Ranges with formulas cannot be sorted in the embedded script service');
    }
    const keys = (Array.isArray(order) ? order : [order]).map((key) =>
      typeof key === 'object' ? { ascending: true, ...key } : { column: Number(key), ascending: true },
    );
    const sorted = this.getValues().sort((left, right) => {
      for (const { column, ascending } of keys) {
        const place = column - this.#area.column;
        const difference = compare(left[place] ?? '', right[place] ?? '');
        if (difference !== 0) return ascending ? difference : -difference;
      }
      return 0;
    });
    return this.setValues(sorted);
  }

  get [Symbol.toStringTag]() {
    return 'Range';
  }

  /**
   * @template Result
   * @param {(row: number, column: number) => Result} work
   */
  #map(work) {
    const { row, column, rows, columns } = this.#area;
    return Array.from({ length: rows }, (_row, index) =>
      Array.from({ length: columns }, (_column, place) => work(row + index, column + place)),
    );
  }
}

/** @param {unknown} formula */
function toFormula(formula) {
  const text = String(formula ?? '');
  return text === '' || text.startsWith('=') ? text : `=${text}`;
}

/** @param {CellValue} value */
function toDisplay(value) {
  if (typeof value === 'boolean') return String(value).toUpperCase();
  return value instanceof Date ? value.toLocaleString('en-US') : String(value);
}

/**
 * Numbers come before texts, and empty cells last.
 * @param {CellValue} left
 * @param {CellValue} right
 */
function compare(left, right) {
  const rank = (/** @type {CellValue} */ value) => (value === '' ? 2 : typeof value === 'string' ? 1 : 0);
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  return typeof left === 'string' ? left.localeCompare(String(right)) : Number(left) - Number(right);
}
