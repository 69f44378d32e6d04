import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { MARKDOWN } from './text-element.js';
import { TableRow } from './text-table-row.js';

const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Whether Markdown lines are a table: the second line separates the header from the rows.
 * @param {readonly string[]} lines
 */
export function isTable(lines) {
  return lines.length > 1 && (lines[0] ?? '').includes('|') && DELIMITERS.test(lines[1] ?? '');
}

/**
 * Returns the cells of a Markdown table.
 * @param {readonly string[]} lines
 */
export function readTable(lines) {
  const rows = lines.filter((_line, index) => index !== 1);
  return rows.map((row) =>
    row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}

/** A document table. Its first row is its header. */
export class Table extends PublicObject {
  /** @type {TableRow[]} */
  #rows;
  #owner;

  /**
   * @param {readonly (readonly string[])[]} cells As Markdown.
   * @param {{ onChange: () => void, remove: (table: Table) => void }} owner
   */
  constructor(cells, owner) {
    super('Document.Table');
    this.#owner = owner;
    this.#rows = cells.map((row) => this.#newRow(row));
  }

  getNumRows() {
    return this.#rows.length;
  }

  getNumChildren() {
    return this.#rows.length;
  }

  /** @param {number} index */
  getRow(index) {
    const row = this.#rows[index];
    if (!row) throw wrongArguments('Table.getRow', [index]);
    return row;
  }

  /** @param {number} index */
  getChild(index) {
    return this.getRow(index);
  }

  /**
   * @param {number} row
   * @param {number} cell
   */
  getCell(row, cell) {
    return this.getRow(row).getCell(cell);
  }

  appendTableRow() {
    return this.insertTableRow(this.#rows.length);
  }

  /** @param {number} index */
  insertTableRow(index) {
    if (!Number.isInteger(index) || index < 0 || index > this.#rows.length)
      throw wrongArguments('Table.insertTableRow', [index]);
    const row = this.#newRow([]);
    this.#rows.splice(index, 0, row);
    this.#owner.onChange();
    return row;
  }

  /** @param {number} index */
  removeRow(index) {
    return this.getRow(index).removeFromParent();
  }

  getText() {
    return this.#rows.map((row) => row.getText()).join('\n');
  }

  /**
   * @param {string} pattern A regular expression.
   * @param {string} replacement
   */
  replaceText(pattern, replacement) {
    for (const row of this.#rows) row.replaceText(pattern, replacement);
    return this;
  }

  clear() {
    this.#rows = [];
    this.#owner.onChange();
    return this;
  }

  removeFromParent() {
    this.#owner.remove(this);
    return this;
  }

  getType() {
    return 'TABLE';
  }

  asTable() {
    return this;
  }

  get [Symbol.toStringTag]() {
    return 'Table';
  }

  /** Returns the table as Markdown: each row with as many cells as the longest. Returns an empty string if there are no cells. */
  [MARKDOWN]() {
    const rows = this.#rows.map((row) => row[MARKDOWN]());
    const columns = Math.max(0, ...rows.map((row) => row.length));
    if (columns === 0) return '';
    const [head = '', ...others] = rows.map((row) =>
      toLine(Array.from({ length: columns }, (_cell, index) => row[index] ?? '')),
    );
    return [head, toLine(new Array(columns).fill('---')), ...others].join('\n');
  }

  /** @param {readonly string[]} cells */
  #newRow(cells) {
    return new TableRow(this, cells, {
      onChange: this.#owner.onChange,
      remove: (row) => {
        this.#rows = this.#rows.filter((each) => each !== row);
        this.#owner.onChange();
      },
    });
  }
}

/** @param {readonly string[]} cells */
function toLine(cells) {
  return `| ${cells.join(' | ')} |`;
}
