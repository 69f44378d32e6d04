/** @import { FormulaCell, SheetCell, StoredSheet } from './sheet-cells.js' */
/** @import { StructureChange } from './sheet-structure.js' */

import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { parseA1 } from './a1-notation.js';
import { fromStored, fromStoredValue, isFormula, toCell, toStored, toStoredValue } from './sheet-cells.js';
import { SheetDetails } from './sheet-details.js';
import { Range } from './sheet-range.js';
import { CHANGE, moveCells, SheetStructure } from './sheet-structure.js';

const MAX_ROWS = 1_000;
const MAX_COLUMNS = 26;

export const STORED = Symbol('stored');
export const FORMULAS = Symbol('formulas');
export const CALCULATED = Symbol('calculated');
export const MOVE = Symbol('move');
export const REFRESH = Symbol('refresh');
export const HOST = Symbol('host');

/** A sheet of a spreadsheet. Rows and columns start at 1. */
export class Sheet extends SheetStructure {
  #parent;
  /** @type {string} */
  #name;
  /** @type {SheetCell[][]} */
  #rows;
  #onChange;
  #details;

  /**
   * @param {any} parent The spreadsheet.
   * @param {StoredSheet} stored
   * @param {() => void} onChange
   */
  constructor(parent, stored, onChange) {
    super('Spreadsheet.Sheet');
    this.#parent = parent;
    this.#name = stored.name;
    this.#rows = stored.rows.map((row) => row.map(fromStored));
    this.#details = new SheetDetails(stored);
    this.#onChange = onChange;
  }

  getParent() {
    return this.#parent;
  }

  getName() {
    return this.#name;
  }

  getSheetName() {
    return this.#name;
  }

  /** @returns {number} */
  getIndex() {
    return this.#parent.getSheets().indexOf(this) + 1;
  }

  /** @param {string} name */
  setName(name) {
    this.#parent[MOVE]({ kind: 'renameSheet', sheet: this.#name, name: String(name) });
    this.#name = String(name);
    this.#onChange();
    return this;
  }

  activate() {
    this.#parent.setActiveSheet(this);
    return this;
  }

  getLastRow() {
    return this.#rows.findLastIndex((row) => row.some((value) => value !== '')) + 1;
  }

  getLastColumn() {
    return this.#rows.reduce((last, row) => Math.max(last, row.findLastIndex((value) => value !== '') + 1), 0);
  }

  getMaxRows() {
    return Math.max(MAX_ROWS, this.getLastRow());
  }

  getMaxColumns() {
    return Math.max(MAX_COLUMNS, this.getLastColumn());
  }

  /**
   * Called with `(a1)`, `(row, column)`, `(row, column, rows)` or `(row, column, rows, columns)`.
   * @param {string | number} first
   * @param {number} [column]
   * @param {number} [rows]
   * @param {number} [columns]
   */
  getRange(first, column, rows = 1, columns = 1) {
    if (typeof first === 'string') {
      const size = { rows: this.getMaxRows(), columns: this.getMaxColumns() };
      return this.#range(parseA1(first, size));
    }
    const numbers = [first, column, rows, columns];
    if (!numbers.every(Number.isInteger)) throw wrongArguments('Sheet.getRange', numbers);
    return this.#range({ row: first, column: Number(column), rows, columns });
  }

  getDataRange() {
    const [rows, columns] = [Math.max(1, this.getLastRow()), Math.max(1, this.getLastColumn())];
    return this.#range({ row: 1, column: 1, rows, columns });
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {number} rows
   * @param {number} columns
   */
  getSheetValues(row, column, rows, columns) {
    return this.getRange(row, column, rows, columns).getValues();
  }

  /** @param {unknown[]} values */
  appendRow(values) {
    if (!Array.isArray(values)) throw wrongArguments('Sheet.appendRow', [values]);
    this.#rows.length = this.getLastRow();
    this.#rows.push(values.map(toCell));
    this.#onChange();
    return this;
  }

  clear() {
    this.#details.clear('formats');
    this.#details.clear('styles');
    return this.clearContents();
  }

  clearContents() {
    this.#rows = [];
    this.#onChange();
    return this;
  }

  clearNotes() {
    this.#details.clear('notes');
    this.#onChange();
    return this;
  }

  /**
   * @param {number} column
   * @param {boolean} [ascending]
   */
  sort(column, ascending = true) {
    this.getDataRange().sort({ column, ascending });
    return this;
  }

  get [Symbol.toStringTag]() {
    return 'Sheet';
  }

  /** @returns {StoredSheet} */
  [STORED]() {
    const rows = this.#rows.slice(0, this.getLastRow());
    return { name: this.#name, rows: rows.map((row) => Array.from(row, toStored)), ...this.#details.toStored(rows) };
  }

  /**
   * @override
   * @param {StructureChange} change
   */
  [CHANGE](change) {
    this.#parent[MOVE]({ ...change, sheet: this.#name });
    moveCells(this.#rows, change);
    this.#details.move(change);
    this.#onChange();
    return this;
  }

  /**
   * Returns the cells with formulas.
   * @returns {FormulaCell[]}
   */
  [FORMULAS]() {
    return this.#rows.flatMap((row) => row.filter(isFormula));
  }

  /**
   * Updates the values of its formulas.
   * @param {StoredSheet} stored The same sheet, calculated.
   */
  [CALCULATED]({ rows }) {
    for (const [index, row] of this.#rows.entries()) {
      for (const [place, cell] of row.entries()) {
        const found = rows[index]?.[place];
        if (isFormula(cell) && typeof found === 'object' && found !== null && 'formula' in found) {
          cell.value = fromStoredValue(found.value);
        }
      }
    }
  }

  /** @param {import('./sheet-area.js').Area} area */
  #range(area) {
    /** @type {import('./sheet-range.js').Cells} */
    const cells = {
      read: (row, column) => {
        this.#parent[REFRESH]();
        const cell = this.#rows[row - 1]?.[column - 1] ?? '';
        return isFormula(cell) ? cell.value : cell;
      },
      formula: (row, column) => {
        const cell = this.#rows[row - 1]?.[column - 1];
        return isFormula(cell) ? cell.formula : '';
      },
      write: (row, column, value) => {
        while (this.#rows.length < row) this.#rows.push([]);
        const cellsOfRow = this.#rows[row - 1] ?? [];
        while (cellsOfRow.length < column) cellsOfRow.push('');
        cellsOfRow[column - 1] = value;
        this.#onChange();
      },
      format: (row, column) => this.#details.read('formats', row, column),
      setFormat: (row, column, format) => {
        this.#details.write('formats', row, column, format);
        this.#onChange();
      },
      style: (row, column) => this.#details.read('styles', row, column),
      setStyle: (row, column, style) => {
        this.#details.write('styles', row, column, style);
        this.#onChange();
      },
      note: (row, column) => this.#details.read('notes', row, column),
      setNote: (row, column, note) => {
        this.#details.write('notes', row, column, note);
        this.#onChange();
      },
      merges: () => this.#details.layout.merges,
      setMerges: (merges) => {
        this.#details.layout.merges = merges;
        this.#onChange();
      },
      isFormat: (format) => this.#parent[HOST]('isNumberFormat', [format]),
      display: (format, value) => this.#parent[HOST]('applyNumberFormat', [format, toStoredValue(value)]),
      shift: (formulas) => this.#parent[HOST]('shiftFormulas', [formulas]),
      convert: (formulas, notation) => this.#parent[HOST]('convertFormulas', [formulas, notation]),
    };
    return new Range(this, cells, area);
  }
}
