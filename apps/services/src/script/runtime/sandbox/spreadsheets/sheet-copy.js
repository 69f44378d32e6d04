/** @import { CellStyle } from '#core/workbook/cell-style.ts' */
/** @import { Area } from './sheet-area.js' */
/** @import { SheetCell } from './sheet-cells.js' */

import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { changeStyle } from './cell-looks.js';

/**
 * Reads and writes cells by row and column, starting at 1. `formula` reads formulas.
 * @typedef {{
 * read: (row: number, column: number) => any,
 * formula: (row: number, column: number) => string,
 * write: (row: number, column: number, cell: SheetCell) => void,
 * format: (row: number, column: number) => string,
 * setFormat: (row: number, column: number, format: string) => void,
 * style: (row: number, column: number) => CellStyle | '',
 * setStyle: (row: number, column: number, style: CellStyle | '') => void,
 * shift: (formulas: [formula: string, rows: number, columns: number][]) => string[], }} CopiedCells
 */

export const CopyPasteType = toEnumeration([
  'PASTE_NORMAL',
  'PASTE_NO_BORDERS',
  'PASTE_FORMAT',
  'PASTE_FORMULA',
  'PASTE_DATA_VALIDATION',
  'PASTE_VALUES',
  'PASTE_CONDITIONAL_FORMATTING',
  'PASTE_COLUMN_WIDTHS',
]);

/** @typedef {{ contents: 'formulas' | 'values' | 'none', hasFormats: boolean, hasBorders?: boolean }} CopyType */

const withoutBorders = /** @type {CellStyle} */ ({ borders: undefined });

/**
 * Returns which cell properties to copy. Throws Exception for properties that are not supported.
 * @param {any} type A name of CopyPasteType, or the options `contentsOnly` and `formatOnly`.
 * @returns {CopyType}
 */
export function readCopyType(type) {
  const isOptions = typeof type === 'object' && type !== null;
  const name = isOptions ? (type.formatOnly ? 'PASTE_FORMAT' : type.contentsOnly && 'PASTE_VALUES') : type;
  switch (name || 'PASTE_NORMAL') {
    case 'PASTE_VALUES':
      return { contents: 'values', hasFormats: false };
    case 'PASTE_FORMULA':
      return { contents: 'formulas', hasFormats: false };
    case 'PASTE_FORMAT':
      return { contents: 'none', hasFormats: true };
    case 'PASTE_NORMAL':
      return { contents: 'formulas', hasFormats: true };
    case 'PASTE_NO_BORDERS':
      return { contents: 'formulas', hasFormats: true, hasBorders: false };
    default:
      if (Object.hasOwn(CopyPasteType, name)) {
        throw new Exception(`CopyPasteType.${name} is not available in the embedded script service`);
      }
      throw wrongArguments('Range.copyTo', [type]);
  }
}

/**
 * Copies cells, repeating them if the destination is larger.
 * @param {{ cells: CopiedCells, area: Area }} source
 * @param {{ cells: CopiedCells, area: Area }} destination
 * @param {CopyType & { isTransposed: boolean }} options
 */
export function copyCells(source, destination, { contents, hasFormats, hasBorders = true, isTransposed }) {
  const { area: from, cells } = source;
  const { area: to } = destination;
  const [height, width] = isTransposed ? [from.columns, from.rows] : [from.rows, from.columns];
  /** @type {[row: number, column: number, cell: any, format: string, style: CellStyle | ''][]} */
  const copied = [];
  /** @type {[formula: string, rows: number, columns: number][]} */
  const formulas = [];
  for (let row = 0; row < timesOf(to.rows, height); row += 1) {
    for (let column = 0; column < timesOf(to.columns, width); column += 1) {
      const [down, right] = isTransposed ? [column % width, row % height] : [row % height, column % width];
      const [fromRow, fromColumn] = [from.row + down, from.column + right];
      const [toRow, toColumn] = [to.row + row, to.column + column];
      const formula = contents === 'formulas' ? cells.formula(fromRow, fromColumn) : '';
      if (formula !== '') formulas.push([formula, toRow - fromRow, toColumn - fromColumn]);
      const cell = formula === '' ? cells.read(fromRow, fromColumn) : undefined;
      const style = cells.style(fromRow, fromColumn);
      const look = hasBorders ? style : changeStyle(style, withoutBorders);
      copied.push([toRow, toColumn, cell, cells.format(fromRow, fromColumn), look]);
    }
  }
  // Reads all cells before writing the first, because the ranges may overlap.
  const shifted = formulas.length === 0 ? [] : cells.shift(formulas);
  let next = 0;
  for (const [row, column, cell, format, style] of copied) {
    const content = cell === undefined ? { formula: shifted[next++] ?? '', value: '' } : cell;
    if (contents !== 'none') destination.cells.write(row, column, content);
    if (!hasFormats) continue;
    destination.cells.setFormat(row, column, format);
    destination.cells.setStyle(row, column, style);
  }
}

/**
 * Returns the number of cells copied along one side: that of the destination if it is a multiple of the source.
 * @param {number} wanted
 * @param {number} size
 */
function timesOf(wanted, size) {
  return wanted % size === 0 ? wanted : size;
}
