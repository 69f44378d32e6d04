/** @import { CellValue } from './sheet-range.js' */
import { parseA1 } from './a1-notation.js';
import { wrongArguments } from './exception.js';
import { PublicObject } from './public-object.js';
import { Range, toCell } from './sheet-range.js';

const MAX_ROWS = 1_000;
const MAX_COLUMNS = 26;

/** A cell as it is stored: a date by the fields of its clock, which stand in it as UTC. */
/** @typedef {string | number | boolean | null | { date: string }} StoredCell */

/** @typedef {{ name: string, rows: StoredCell[][] }} StoredSheet */

export const STORED = Symbol('stored');

/** A sheet of a spreadsheet. Rows and columns count from 1. */
export class Sheet extends PublicObject {
  #parent;
  /** @type {string} */
  #name;
  /** @type {CellValue[][]} */
  #rows;
  #onChange;

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
   * From `(a1)`, `(row, column)`, `(row, column, rows)` or `(row, column, rows, columns)`.
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
    this.#rows = [];
    this.#onChange();
    return this;
  }

  clearContents() {
    return this.clear();
  }

  /** @param {number} row */
  deleteRow(row) {
    return this.deleteRows(row, 1);
  }

  /**
   * @param {number} row
   * @param {number} count
   */
  deleteRows(row, count) {
    return this.#splice('Sheet.deleteRows', row, (rows) => rows.splice(row - 1, count));
  }

  /** @param {number} row */
  insertRowBefore(row) {
    return this.insertRowsBefore(row, 1);
  }

  /** @param {number} row */
  insertRowAfter(row) {
    return this.insertRowsAfter(row, 1);
  }

  /**
   * @param {number} row
   * @param {number} count
   */
  insertRowsBefore(row, count) {
    return this.#splice('Sheet.insertRowsBefore', row, (rows) => rows.splice(row - 1, 0, ...emptyRows(count)));
  }

  /**
   * @param {number} row
   * @param {number} count
   */
  insertRowsAfter(row, count) {
    return this.#splice('Sheet.insertRowsAfter', row, (rows) => rows.splice(row, 0, ...emptyRows(count)));
  }

  /** @param {number} column */
  deleteColumn(column) {
    return this.#splice('Sheet.deleteColumn', column, (rows) => {
      for (const row of rows) row.splice(column - 1, 1);
    });
  }

  /** @param {number} column */
  insertColumnAfter(column) {
    return this.#splice('Sheet.insertColumnAfter', column, (rows) => {
      for (const row of rows) if (row.length > column) row.splice(column, 0, '');
    });
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
    return { name: this.#name, rows: rows.map((row) => Array.from(row, toStored)) };
  }

  /** @param {import('./sheet-range.js').Area} area */
  #range(area) {
    /** @type {import('./sheet-range.js').Cells} */
    const cells = {
      read: (row, column) => this.#rows[row - 1]?.[column - 1] ?? '',
      write: (row, column, value) => {
        while (this.#rows.length < row) this.#rows.push([]);
        const cellsOfRow = this.#rows[row - 1] ?? [];
        while (cellsOfRow.length < column) cellsOfRow.push('');
        cellsOfRow[column - 1] = value;
        this.#onChange();
      },
    };
    return new Range(this, cells, area);
  }

  /**
   * @param {string} method
   * @param {number} place
   * @param {(rows: CellValue[][]) => unknown} change
   */
  #splice(method, place, change) {
    if (!Number.isInteger(place) || place < 1) throw wrongArguments(method, [place]);
    change(this.#rows);
    this.#onChange();
    return this;
  }
}

/** @param {number} count */
function emptyRows(count) {
  return Array.from({ length: Math.min(Number(count), MAX_ROWS) }, () => /** @type {CellValue[]} */ ([]));
}

/** @param {StoredCell} cell */
function fromStored(cell) {
  if (cell === null) return '';
  if (typeof cell !== 'object') return cell;
  const utc = new Date(cell.date);
  const [year, month, day] = [utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()];
  return new Date(year, month, day, utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds());
}

/** @param {CellValue} value */
function toStored(value) {
  if (value === '' || value === undefined) return null;
  if (!(value instanceof Date)) return value;
  const [year, month, day] = [value.getFullYear(), value.getMonth(), value.getDate()];
  const utc = new Date(Date.UTC(year, month, day, value.getHours(), value.getMinutes(), value.getSeconds()));
  return { date: utc.toISOString() };
}
