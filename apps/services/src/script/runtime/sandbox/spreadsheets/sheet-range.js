/** @import { CellStyle } from '#core/workbook/cell-style.ts' */
/** @import { Sheet } from './sheet.js' */
/** @import { CellValue, SheetCell } from './sheet-cells.js' */

import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { AREA } from './sheet-area.js';
import { toCell } from './sheet-cells.js';
import { copyCells, readCopyType } from './sheet-copy.js';
import { MERGES, MergedRange } from './sheet-merges.js';
import { compareValues, requireShape, toFormula } from './sheet-values.js';

/** @typedef {import('./sheet-area.js').Area} Area */

/**
 * The sheet functions that a range needs.
 * @typedef {{
 * read: (row: number, column: number) => CellValue,
 * formula: (row: number, column: number) => string,
 * write: (row: number, column: number, cell: SheetCell) => void,
 * format: (row: number, column: number) => string,
 * setFormat: (row: number, column: number, format: string) => void,
 * style: (row: number, column: number) => CellStyle | '',
 * setStyle: (row: number, column: number, style: CellStyle | '') => void,
 * note: (row: number, column: number) => string,
 * setNote: (row: number, column: number, note: string) => void,
 * merges: () => Area[],
 * setMerges: (merges: Area[]) => void,
 * isFormat: (format: string) => boolean,
 * display: (format: string, value: CellValue) => string,
 * shift: (formulas: [formula: string, rows: number, columns: number][]) => string[],
 * convert: (formulas: [formula: string, row: number, column: number][], notation: 'A1' | 'R1C1') => string[], }} Cells
 */

const CELLS = Symbol('cells');

/** A range of a sheet. Changes are immediately visible within the run. */
export class Range extends MergedRange {
  #sheet;
  #cells;

  /**
   * @param {Sheet} sheet
   * @param {Cells} cells
   * @param {Area} area
   */
  constructor(sheet, cells, area) {
    super('Spreadsheet.Range', area, cells);
    this.#sheet = sheet;
    this.#cells = cells;
  }

  getSheet() {
    return this.#sheet;
  }

  /**
   * @param {number} row Within the range, starting at 1.
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
  offset(rowOffset, columnOffset, rows = this[AREA].rows, columns = this[AREA].columns) {
    const { row, column } = this[AREA];
    return new Range(this.#sheet, this.#cells, { row: row + rowOffset, column: column + columnOffset, rows, columns });
  }

  /** Returns the merged ranges that overlap this range. */
  getMergedRanges() {
    return this[MERGES]().map((area) => new Range(this.#sheet, this.#cells, area));
  }

  getValue() {
    return this.#cells.read(this[AREA].row, this[AREA].column);
  }

  getValues() {
    return this.#map((row, column) => this.#cells.read(row, column));
  }

  isBlank() {
    return this.getValues().every((row) => row.every((value) => value === ''));
  }

  /** @param {unknown} value */
  setValue(value) {
    // Parses the value for each cell, because each needs its own formula, which moves with it.
    this.#map((row, column) => this.#cells.write(row, column, toCell(value)));
    return this;
  }

  /** @param {unknown[][]} values */
  setValues(values) {
    return this.#write('Range.setValues', values, toCell);
  }

  getFormula() {
    return this.#cells.formula(this[AREA].row, this[AREA].column);
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

  getFormulaR1C1() {
    return this.getCell(1, 1).getFormulasR1C1()[0]?.[0] ?? '';
  }

  getFormulasR1C1() {
    return this.#convert(this.getFormulas(), 'R1C1');
  }

  /** @param {string} formula Set in each cell, with relative references. */
  setFormulaR1C1(formula) {
    const { rows, columns } = this[AREA];
    return this.setFormulasR1C1(Array.from({ length: rows }, () => new Array(columns).fill(formula)));
  }

  /** @param {string[][]} formulas */
  setFormulasR1C1(formulas) {
    requireShape('Range.setFormulasR1C1', formulas, this[AREA]);
    return this.setFormulas(this.#convert(formulas, 'A1'));
  }

  /**
   * Called with `(destination)`, `(destination, options)` or `(destination, type, isTransposed)`.
   * @param {Range} destination
   * @param {any} [type]
   * @param {boolean} [isTransposed]
   */
  copyTo(destination, type, isTransposed = false) {
    if (!(destination instanceof Range)) throw wrongArguments('Range.copyTo', [destination, type]);
    if (destination.getSheet().getParent() !== this.#sheet.getParent()) {
      throw new Exception('Target range and source range must be on the same spreadsheet.');
    }
    const source = { cells: this.#cells, area: this[AREA] };
    const target = { cells: destination[CELLS], area: destination[AREA] };
    copyCells(source, target, { ...readCopyType(type), isTransposed: isTransposed === true });
  }

  clear() {
    this.clearFormat();
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
    const { row, column } = this[AREA];
    requireShape(method, values, this[AREA]);
    // Validates all values before writing the first.
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
    const { row: first, column: start } = this[AREA];
    const lines = this.getValues().map((values, index) => ({
      values,
      details: values.map((_value, place) => ({
        format: this.#cells.format(first + index, start + place),
        style: this.#cells.style(first + index, start + place),
      })),
    }));
    lines.sort(({ values: left }, { values: right }) => {
      for (const { column, ascending } of keys) {
        const place = column - this[AREA].column;
        const difference = compareValues(left[place] ?? '', right[place] ?? '');
        if (difference !== 0) return ascending ? difference : -difference;
      }
      return 0;
    });
    for (const [index, { details }] of lines.entries()) {
      for (const [place, { format, style }] of details.entries()) {
        this.#cells.setFormat(first + index, start + place, format);
        this.#cells.setStyle(first + index, start + place, style);
      }
    }
    return this.setValues(lines.map(({ values }) => values));
  }

  get [Symbol.toStringTag]() {
    return 'Range';
  }

  get [CELLS]() {
    return this.#cells;
  }

  /**
   * Converts formulas of this range to the other notation.
   * @param {string[][]} formulas
   * @param {'A1' | 'R1C1'} notation
   */
  #convert(formulas, notation) {
    const { row, column } = this[AREA];
    const placed = formulas.flatMap((each, index) =>
      each.map(
        (formula, place) => /** @type {[string, number, number]} */ ([toFormula(formula), row + index, column + place]),
      ),
    );
    const converted = this.#cells.convert(placed, notation);
    return formulas.map((each, index) => each.map((_formula, place) => converted[index * each.length + place] ?? ''));
  }

  /**
   * @template Result
   * @param {(row: number, column: number) => Result} work
   */
  #map(work) {
    const { row, column, rows, columns } = this[AREA];
    return Array.from({ length: rows }, (_row, index) =>
      Array.from({ length: columns }, (_column, place) => work(row + index, column + place)),
    );
  }
}
