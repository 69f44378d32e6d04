/** @import { CellStyle } from '#core/workbook/cell-style.ts' */
/** @import { CellArea } from '#core/workbook/sheet-layout.ts' */
/** @import { StoredSheet } from './sheet-cells.js' */
/** @import { StructureChange } from './sheet-structure.js' */
import { moveCells } from './sheet-structure.js';

/**
 * The properties of a sheet's cells, other than their content, by zero-based row and column. Empty strings if not set.
 * @typedef {{ formats: string, styles: CellStyle | '', links: string, notes: string }} CellDetails
 */

/** The properties of a sheet's cells, rows and columns, other than cell contents. */
export class SheetDetails {
  /** @type {{ [Kind in keyof CellDetails]: CellDetails[Kind][][] }} */
  #grids = { formats: [], styles: [], links: [], notes: [] };
  /** @type {{ merges: CellArea[], columns: any[], rows: any[], frozen: { rows: number, columns: number } }} */
  layout = { merges: [], columns: [], rows: [], frozen: { rows: 0, columns: 0 } };

  /** @param {StoredSheet} stored */
  constructor({ formats = [], looks, links = [], notes = [], layout = {} }) {
    const styles = looks?.styles ?? [];
    this.#grids.formats = formats.map(toTexts);
    this.#grids.links = links.map(toTexts);
    this.#grids.notes = notes.map(toTexts);
    this.#grids.styles = (looks?.cells ?? []).map((row) => row.map((number) => styles[number ?? -1] ?? ''));
    this.layout.merges = [...(layout.merges ?? [])];
    this.layout.columns = [...(layout.columns ?? [])];
    this.layout.rows = [...(layout.rows ?? [])];
    this.layout.frozen = layout.frozen ?? this.layout.frozen;
  }

  /**
   * @template {keyof CellDetails} Kind
   * @param {Kind} kind
   * @param {number} row Starting at 1.
   * @param {number} column
   * @returns {CellDetails[Kind] | ''}
   */
  read(kind, row, column) {
    return this.#grids[kind][row - 1]?.[column - 1] ?? '';
  }

  /**
   * @template {keyof CellDetails} Kind
   * @param {Kind} kind
   * @param {number} row
   * @param {number} column
   * @param {CellDetails[Kind] | ''} value
   */
  write(kind, row, column, value) {
    const grid = /** @type {any[][]} */ (this.#grids[kind]);
    if (value === '' && this.read(kind, row, column) === '') return;
    while (grid.length < row) grid.push([]);
    const cells = grid[row - 1] ?? [];
    while (cells.length < column) cells.push('');
    cells[column - 1] = value;
  }

  /** @param {keyof CellDetails} kind */
  clear(kind) {
    this.#grids[kind] = [];
  }

  /** @param {StructureChange} change */
  move(change) {
    for (const grid of Object.values(this.#grids)) moveCells(/** @type {any[][]} */ (grid), change);
    const lines = change.kind.endsWith('Rows') ? this.layout.rows : this.layout.columns;
    const start = change.place - 1;
    if (change.kind.startsWith('delete')) lines.splice(start, change.count);
    else if (start < lines.length) lines.splice(start, 0, ...new Array(change.count).fill(null));
    this.layout.merges = this.layout.merges.flatMap((area) => moveArea(area, change));
  }

  /**
   * Returns the properties of the stored sheet. Formats are stored for cells with content.
   * @param {any[][]} rows
   * @returns {Omit<StoredSheet, 'name' | 'rows'>}
   */
  toStored(rows) {
    const formats = rows.map((row, index) => row.map((_cell, place) => this.#grids.formats[index]?.[place] || null));
    /** @type {Map<string, number>} */
    const numbers = new Map();
    /** @type {CellStyle[]} */
    const styles = [];
    const cells = this.#grids.styles.map((row) =>
      row.map((style) => {
        if (style === '') return null;
        const key = JSON.stringify(style);
        const number = numbers.get(key) ?? styles.push(style) - 1;
        numbers.set(key, number);
        return number;
      }),
    );
    return {
      formats,
      looks: { styles, cells },
      links: this.#grids.links.map(toNulls),
      notes: this.#grids.notes.map(toNulls),
      layout: this.layout,
    };
  }
}

/** @param {(string | null)[]} row */
function toTexts(row) {
  return row.map((text) => text ?? '');
}

/** @param {string[]} row */
function toNulls(row) {
  return row.map((text) => text || null);
}

/**
 * Adjusts a merged area after rows or columns were inserted or deleted. Returns an empty array if only one cell is left.
 * @param {CellArea} area
 * @param {StructureChange} change
 * @returns {CellArea[]}
 */
function moveArea(area, { kind, place, count }) {
  const isRows = kind.endsWith('Rows');
  const [start, size] = isRows ? [area.row, area.rows] : [area.column, area.columns];
  let [first, last] = [start, start + size - 1];
  if (kind.startsWith('insert')) {
    if (first >= place) first += count;
    if (last >= place) last += count;
  } else {
    const next = place + count;
    first = first < place ? first : Math.max(place, first - count);
    last = last >= next ? last - count : Math.min(last, place - 1);
  }
  const moved = isRows
    ? { ...area, row: first, rows: last - first + 1 }
    : { ...area, column: first, columns: last - first + 1 };
  return last >= first && moved.rows * moved.columns > 1 ? [moved] : [];
}
