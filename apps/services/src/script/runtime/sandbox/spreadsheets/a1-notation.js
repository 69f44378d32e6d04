import { Exception } from '#script/runtime/sandbox/host/exception.js';

const A1 = /^\$?([A-Z]{1,3})?\$?(\d{1,7})?(?::\$?([A-Z]{1,3})?\$?(\d{1,7})?)?$/;

const R1C1 = /^R(\d{1,7})C(\d{1,5})(?::R(\d{1,7})C(\d{1,5}))?$/;

/**
 * Parses a reference such as `B2:C5`, `A:A`, `3:3` or `R2C2:R5C3` to a cell area. Whole rows and columns extend to the end of the
 * sheet.
 * @param {string} text
 * @param {{ rows: number, columns: number }} size
 */
export function parseA1(text, size) {
  const written = String(text).toUpperCase();
  const numbers = R1C1.exec(written);
  if (numbers)
    return toArea(
      Number(numbers[1]),
      Number(numbers[2]),
      Number(numbers[3] ?? numbers[1]),
      Number(numbers[4] ?? numbers[2]),
    );
  const found = A1.exec(written);
  const [, firstColumn, firstRow, lastColumn, lastRow] = found ?? [];
  if (!found || (firstColumn === undefined && firstRow === undefined)) throw new Exception('Range not found');
  const hasEnd = lastColumn !== undefined || lastRow !== undefined;
  const row = Number(firstRow ?? 1);
  const column = firstColumn === undefined ? 1 : toColumn(firstColumn);
  const endRow = hasEnd ? Number(lastRow ?? Math.max(size.rows, row)) : row;
  const endColumn = hasEnd
    ? lastColumn === undefined
      ? Math.max(size.columns, column)
      : toColumn(lastColumn)
    : column;
  return toArea(row, column, endRow, endColumn);
}

/**
 * @param {number} row
 * @param {number} column
 * @param {number} endRow
 * @param {number} endColumn
 */
function toArea(row, column, endRow, endColumn) {
  return {
    row: Math.min(row, endRow),
    column: Math.min(column, endColumn),
    rows: Math.abs(endRow - row) + 1,
    columns: Math.abs(endColumn - column) + 1,
  };
}

/**
 * Formats the A1 notation of a cell area.
 * @param {{ row: number, column: number, rows: number, columns: number }} area
 */
export function toA1({ row, column, rows, columns }) {
  const first = toLetters(column) + row;
  return rows === 1 && columns === 1 ? first : `${first}:${toLetters(column + columns - 1)}${row + rows - 1}`;
}

/** @param {string} letters */
function toColumn(letters) {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** @param {number} column */
function toLetters(column) {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
