/** @import { Area } from './sheet-area.js' */
/** @import { CellValue } from './sheet-cells.js' */
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';

/**
 * Throws Exception if the shape of the values differs from the range's.
 * @param {string} method
 * @param {unknown[][]} values
 * @param {Area} area
 */
export function requireShape(method, values, { rows, columns }) {
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
}

/**
 * Returns a formula with a leading equals sign.
 * @param {unknown} formula
 */
export function toFormula(formula) {
  const text = String(formula ?? '');
  return text === '' || text.startsWith('=') ? text : `=${text}`;
}

/**
 * Formats a value for display.
 * @param {CellValue} value
 */
export function toDisplay(value) {
  if (typeof value === 'boolean') return String(value).toUpperCase();
  return value instanceof Date ? value.toLocaleString('en-US') : String(value);
}

/**
 * Compares values for sorting: numbers before text, empty cells last.
 * @param {CellValue} left
 * @param {CellValue} right
 */
export function compareValues(left, right) {
  const rank = (/** @type {CellValue} */ value) => (value === '' ? 2 : typeof value === 'string' ? 1 : 0);
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  return typeof left === 'string' ? left.localeCompare(String(right)) : Number(left) - Number(right);
}
