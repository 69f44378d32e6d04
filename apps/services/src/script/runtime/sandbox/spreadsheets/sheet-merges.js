/** @import { Area } from './sheet-area.js' */
/** @import { Cells } from './sheet-range.js' */
import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { AREA } from './sheet-area.js';
import { NotedRange } from './sheet-notes.js';

// The same limit as for uploaded workbooks.
const MAX_MERGED_CELLS = 200_000;

export const MERGES = Symbol('merges');

/** The merged cells of a range. */
export class MergedRange extends NotedRange {
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

  /** Merges all cells into one with the content of the first. */
  merge() {
    return this.#merge([this[AREA]]);
  }

  /** Merges the cells of each row. */
  mergeAcross() {
    const { row, rows, ...columns } = this[AREA];
    return this.#merge(Array.from({ length: rows }, (_row, index) => ({ ...columns, row: row + index, rows: 1 })));
  }

  /** Merges the cells of each column. */
  mergeVertically() {
    const { column, columns, ...rows } = this[AREA];
    return this.#merge(
      Array.from({ length: columns }, (_column, index) => ({ ...rows, column: column + index, columns: 1 })),
    );
  }

  /** Splits merged cells. */
  breakApart() {
    const others = this.#others();
    if (others.length < this.#cells.merges().length) this.#cells.setMerges(others);
    return this;
  }

  isPartOfMerge() {
    return this[MERGES]().length > 0;
  }

  /** Returns the merged areas that overlap this range. */
  [MERGES]() {
    return this.#cells.merges().filter((area) => isTouching(area, this[AREA]));
  }

  /** @param {Area[]} areas */
  #merge(areas) {
    const merged = areas.filter(({ rows, columns }) => rows * columns > 1);
    const merges = [...this.#others(), ...merged];
    if (merges.reduce((sum, { rows, columns }) => sum + rows * columns, 0) > MAX_MERGED_CELLS) {
      throw new Exception(`A sheet can have up to ${MAX_MERGED_CELLS} merged cells in the embedded script service`);
    }
    for (const area of merged) this.#empty(area);
    this.#cells.setMerges(merges);
    return this;
  }

  /** Returns the merged areas outside this range. Throws Exception if the range contains only a part of one. */
  #others() {
    return this.#cells.merges().filter((area) => {
      if (!isTouching(area, this[AREA])) return true;
      if (isInside(area, this[AREA])) return false;
      throw new Exception('You must select all cells in a merged range to merge or unmerge them.');
    });
  }

  /** Clears all cells except the first. @param {Area} area */
  #empty({ row: first, column: start, rows, columns }) {
    for (let row = first; row < first + rows; row += 1) {
      for (let column = start; column < start + columns; column += 1) {
        const isFilled = this.#cells.formula(row, column) !== '' || this.#cells.read(row, column) !== '';
        if (isFilled && (row > first || column > start)) this.#cells.write(row, column, '');
      }
    }
  }
}

/**
 * @param {Area} one
 * @param {Area} other
 */
function isTouching(one, other) {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}

/**
 * @param {Area} inner
 * @param {Area} outer
 */
function isInside(inner, outer) {
  return (
    inner.row >= outer.row &&
    inner.column >= outer.column &&
    inner.row + inner.rows <= outer.row + outer.rows &&
    inner.column + inner.columns <= outer.column + outer.columns
  );
}
