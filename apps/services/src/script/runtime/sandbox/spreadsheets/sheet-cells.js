/** @import { CellStyle } from '#core/workbook/cell-style.ts' */

/** A value of a cell; an empty one is an empty text, as on the platform. */
/** @typedef {string | number | boolean | Date} CellValue */

/** A cell that is calculated. */
/** @typedef {{ formula: string, value: CellValue }} FormulaCell */

/** What a cell of a sheet holds. */
/** @typedef {CellValue | FormulaCell} SheetCell */

/** A value as it is stored: a date by the fields of its clock, which stand in it as UTC. */
/** @typedef {string | number | boolean | null | { date: string }} StoredValue */

/** @typedef {StoredValue | { formula: string, value: StoredValue }} StoredCell */

/**
 * A sheet as it is stored. Looks are listed once, and cells name them by their places in the list.
 * @typedef {{
 *   name: string,
 *   rows: StoredCell[][],
 *   formats?: (string | null)[][],
 *   looks?: { styles: CellStyle[], cells: (number | null)[][] },
 *   links?: (string | null)[][],
 *   notes?: (string | null)[][],
 *   layout?: Partial<import('./sheet-details.js').SheetDetails['layout']>,
 * }} StoredSheet
 */

/**
 * @param {SheetCell | undefined} cell
 * @returns {cell is FormulaCell}
 */
export function isFormula(cell) {
  return typeof cell === 'object' && !(cell instanceof Date);
}

/**
 * A value that a script writes, as a cell. A text that begins with an equals sign is a formula.
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
 * A value as it is stored.
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
