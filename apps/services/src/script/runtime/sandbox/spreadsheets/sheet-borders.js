/** @import { CellBorder } from '#core/workbook/cell-style.ts' */
/** @import { Area } from './sheet-area.js' */
/** @import { Cells } from './sheet-range.js' */

import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { changeStyle, toColor } from './cell-looks.js';
import { AREA } from './sheet-area.js';
import { StyledRange } from './sheet-styles.js';

/** @typedef {'top' | 'right' | 'bottom' | 'left'} Side */
/** Whether to draw a line. Null leaves it unchanged. @typedef {boolean | null} Line */

/** @type {Readonly<Record<string, CellBorder['style']>>} */
const STYLES = {
  DOTTED: 'dotted',
  DASHED: 'dashed',
  SOLID: 'thin',
  SOLID_MEDIUM: 'medium',
  SOLID_THICK: 'thick',
  DOUBLE: 'double',
};

export const BorderStyle = toEnumeration(Object.keys(STYLES));

/** @type {Readonly<Record<Side, { rows: number, columns: number, opposite: Side }>>} */
const NEIGHBOURS = {
  top: { rows: -1, columns: 0, opposite: 'bottom' },
  bottom: { rows: 1, columns: 0, opposite: 'top' },
  left: { rows: 0, columns: -1, opposite: 'right' },
  right: { rows: 0, columns: 1, opposite: 'left' },
};

/** The borders around and between the cells of a range. */
export class BorderedRange extends StyledRange {
  #cells;

  /**
   * @param {string} className
   * @param {Area} area
   * @param {Cells} cells
   */
  constructor(className, area, cells) {
    super(className, area, cells);
    this.#cells = cells;
  }

  /**
   * Draws lines for true, removes them for false, and leaves them unchanged for null.
   * @param {Line} top
   * @param {Line} left
   * @param {Line} bottom
   * @param {Line} right
   * @param {Line} vertical Between columns.
   * @param {Line} horizontal Between rows.
   * @param {string | null} [color] Defaults to black.
   * @param {string | null} [style] A member of BorderStyle. Defaults to SOLID.
   */
  setBorder(top, left, bottom, right, vertical, horizontal, color = null, style = null) {
    const lines = [top, left, bottom, right, vertical, horizontal];
    const name = style ?? 'SOLID';
    if (!lines.every(isLine) || !Object.hasOwn(STYLES, name))
      throw wrongArguments('Range.setBorder', [...lines, style]);
    const border = { style: STYLES[name] ?? 'thin', color: toColor(color) ?? '#000000' };
    const { row: first, column: start } = this[AREA];
    const [last, end] = [this.getLastRow(), this.getLastColumn()];
    for (let row = first; row <= last; row += 1) {
      for (let column = start; column <= end; column += 1) {
        this.#draw(row, column, 'top', row === first ? top : horizontal, border);
        this.#draw(row, column, 'bottom', row === last ? bottom : horizontal, border);
        this.#draw(row, column, 'left', column === start ? left : vertical, border);
        this.#draw(row, column, 'right', column === end ? right : vertical, border);
      }
    }
    return this;
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {Side} side
   * @param {Line} line
   * @param {CellBorder} border
   */
  #draw(row, column, side, line, border) {
    if (line === null) return;
    this.#set(row, column, side, line ? border : undefined);
    const { rows, columns, opposite } = NEIGHBOURS[side];
    // Adjacent cells share a border, so the one of the other cell is removed.
    if (row + rows > 0 && column + columns > 0) this.#set(row + rows, column + columns, opposite, undefined);
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {Side} side
   * @param {CellBorder | undefined} border
   */
  #set(row, column, side, border) {
    const style = this.#cells.style(row, column);
    const { borders: lines = {} } = style || {};
    const { [side]: former, ...others } = lines;
    if (!former && !border) return;
    const borders = border ? { ...others, [side]: border } : others;
    const change = /** @type {any} */ ({ borders: Object.keys(borders).length > 0 ? borders : undefined });
    this.#cells.setStyle(row, column, changeStyle(style, change));
  }
}

/** @param {unknown} value */
function isLine(value) {
  return value === null || typeof value === 'boolean';
}
