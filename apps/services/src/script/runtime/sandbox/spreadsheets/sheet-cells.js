/** @import { CellStyle } from '#core/workbook/cell-style.ts' */

/** A cell value. As on the platform, an empty cell is an empty string. */
/** @typedef {string | number | boolean | Date} CellValue */

/** A cell with a formula. */
/** @typedef {{ formula: string, value: CellValue }} FormulaCell */

/** The content of a cell. */
/** @typedef {CellValue | FormulaCell} SheetCell */

/** A stored value. A date is stored by its local clock fields, written as if they were UTC. */
/** @typedef {string | number | boolean | null | { date: string }} StoredValue */

/** @typedef {StoredValue | { formula: string, value: StoredValue }} StoredCell */

/**
 * A stored sheet. Styles are listed once, and cells refer to them by index.
 * @typedef {{
 * name: string,
 * rows: StoredCell[][],
 * formats?: (string | null)[][],
 * looks?: { styles: CellStyle[], cells: (number | null)[][] },
 * links?: (string | null)[][],
 * notes?: (string | null)[][],
 * layout?: Partial<import('./sheet-details.js').SheetDetails['layout']>, }} StoredSheet
 */

/**
 * @param {SheetCell | undefined} cell
 * @returns {cell is FormulaCell}
 */
export function isFormula(cell) {
  return typeof cell === 'object' && !(cell instanceof Date);
}

/**
 * Converts a value written by a script to a cell. A text that begins with an equals sign is a formula.
 * @param {unknown} value
 * @returns {SheetCell}
 */
export function toCell(value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' && value.length > 1 && value.startsWith('=')) return { formula: value, value: '' };
  if (typeof value === 'boolean' || value instanceof Date) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return String(value);
}

/**
 * @param {StoredCell} cell
 * @returns {SheetCell}
 */
export function fromStored(cell) {
  if (typeof cell !== 'object' || cell === null) return cell ?? '';
  return 'formula' in cell ? { formula: cell.formula, value: fromStoredValue(cell.value) } : fromStoredValue(cell);
}

/**
 * @param {StoredValue} value
 * @returns {CellValue}
 */
export function fromStoredValue(value) {
  if (value === null) return '';
  if (typeof value !== 'object') return value;
  const utc = new Date(value.date);
  const [year, month, day] = [utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate()];
  return new Date(year, month, day, utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds());
}

/**
 * @param {SheetCell | undefined} cell
 * @returns {StoredCell}
 */
export function toStored(cell) {
  return isFormula(cell) ? { formula: cell.formula, value: toStoredValue(cell.value) } : toStoredValue(cell);
}

/**
 * Converts a value to its stored form.
 * @param {CellValue | undefined} value
 * @returns {StoredValue}
 */
export function toStoredValue(value) {
  if (value === '' || value === undefined) return null;
  if (!(value instanceof Date)) return value;
  const [year, month, day] = [value.getFullYear(), value.getMonth(), value.getDate()];
  const utc = new Date(Date.UTC(year, month, day, value.getHours(), value.getMinutes(), value.getSeconds()));
  return { date: utc.toISOString() };
}
