import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { toA1 } from './a1-notation.js';

/** @typedef {{ row: number, column: number, rows: number, columns: number }} Area Rows and columns count from 1. */

export const AREA = Symbol('area');

/** The position of a range. */
export class SheetArea extends PublicObject {
  #area;

  /**
   * @param {string} className
   * @param {Area} area
   */
  constructor(className, area) {
    super(className);
    if (area.row < 1 || area.column < 1 || area.rows < 1 || area.columns < 1) {
      throw new Exception('The coordinates of the range are outside the dimensions of the sheet.');
    }
    this.#area = area;
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

  get [AREA]() {
    return this.#area;
  }
}
