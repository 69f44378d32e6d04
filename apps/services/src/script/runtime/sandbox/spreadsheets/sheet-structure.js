import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

const MAX_INSERTED = 10_000;

/** A change of a sheet's rows or columns. `place` is the first affected one, starting at 1. */
/** @typedef {{ kind: 'insertRows' | 'deleteRows' | 'insertColumns' | 'deleteColumns', place: number, count: number }} StructureChange */

export const CHANGE = Symbol('change');

/** Inserts and deletes rows and columns of a sheet. */
export class SheetStructure extends PublicObject {
  /** @param {number} row */
  deleteRow(row) {
    return this.#change('deleteRow', 'deleteRows', row, 1);
  }

  /**
   * @param {number} row
   * @param {number} count
   */
  deleteRows(row, count) {
    return this.#change('deleteRows', 'deleteRows', row, count);
  }

  /** @param {number} column */
  deleteColumn(column) {
    return this.#change('deleteColumn', 'deleteColumns', column, 1);
  }

  /**
   * @param {number} column
   * @param {number} count
   */
  deleteColumns(column, count) {
    return this.#change('deleteColumns', 'deleteColumns', column, count);
  }

  /**
   * @param {number} row
   * @param {number} [count]
   */
  insertRows(row, count = 1) {
    return this.#change('insertRows', 'insertRows', row, count);
  }

  /** @param {number} row */
  insertRowBefore(row) {
    return this.#change('insertRowBefore', 'insertRows', row, 1);
  }

  /** @param {number} row */
  insertRowAfter(row) {
    return this.#change('insertRowAfter', 'insertRows', row + 1, 1);
  }

  /**
   * @param {number} row
   * @param {number} count
   */
  insertRowsBefore(row, count) {
    return this.#change('insertRowsBefore', 'insertRows', row, count);
  }

  /**
   * @param {number} row
   * @param {number} count
   */
  insertRowsAfter(row, count) {
    return this.#change('insertRowsAfter', 'insertRows', row + 1, count);
  }

  /**
   * @param {number} column
   * @param {number} [count]
   */
  insertColumns(column, count = 1) {
    return this.#change('insertColumns', 'insertColumns', column, count);
  }

  /** @param {number} column */
  insertColumnBefore(column) {
    return this.#change('insertColumnBefore', 'insertColumns', column, 1);
  }

  /** @param {number} column */
  insertColumnAfter(column) {
    return this.#change('insertColumnAfter', 'insertColumns', column + 1, 1);
  }

  /**
   * @param {number} column
   * @param {number} count
   */
  insertColumnsBefore(column, count) {
    return this.#change('insertColumnsBefore', 'insertColumns', column, count);
  }

  /**
   * @param {number} column
   * @param {number} count
   */
  insertColumnsAfter(column, count) {
    return this.#change('insertColumnsAfter', 'insertColumns', column + 1, count);
  }

  /**
   * Applies a change. Implemented by sheets.
   * @param {StructureChange} _change
   */
  [CHANGE](_change) {
    return this;
  }

  /**
   * @param {string} method
   * @param {StructureChange['kind']} kind
   * @param {number} place
   * @param {number} count
   */
  #change(method, kind, place, count) {
    const areFine = [place, count].every((each) => Number.isInteger(each) && each > 0) && count <= MAX_INSERTED;
    if (!areFine) throw wrongArguments(`Sheet.${method}`, [place, count]);
    return this[CHANGE]({ kind, place, count });
  }
}

/**
 * Moves the cells of a sheet, or their formats.
 * @template Cell
 * @param {(Cell | '')[][]} rows
 * @param {StructureChange} change
 */
export function moveCells(rows, { kind, place, count }) {
  const start = place - 1;
  if (kind === 'deleteRows') rows.splice(start, count);
  else if (kind === 'insertRows') {
    if (start < rows.length)
      rows.splice(start, 0, ...Array.from({ length: count }, () => /** @type {(Cell | '')[]} */ ([])));
  } else if (kind === 'deleteColumns') for (const row of rows) row.splice(start, count);
  else for (const row of rows) if (row.length > start) row.splice(start, 0, ...new Array(count).fill(''));
}
