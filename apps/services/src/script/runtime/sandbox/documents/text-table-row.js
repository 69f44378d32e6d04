/** @import { Table } from './text-table.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { MARKDOWN, toCellMarkdown, toPlain } from './text-element.js';

/** A row of a document table. */
export class TableRow extends PublicObject {
  #table;
  /** @type {TableCell[]} */
  #cells;
  #owner;

  /**
   * @param {Table} table
   * @param {readonly string[]} cells As Markdown.
   * @param {{ onChange: () => void, remove: (row: TableRow) => void }} owner
   */
  constructor(table, cells, owner) {
    super('Document.TableRow');
    this.#table = table;
    this.#owner = owner;
    this.#cells = cells.map((markdown) => new TableCell(this, markdown, owner.onChange));
  }

  getParentTable() {
    return this.#table;
  }

  getNumCells() {
    return this.#cells.length;
  }

  getNumChildren() {
    return this.#cells.length;
  }

  /** @param {number} index */
  getCell(index) {
    const cell = this.#cells[index];
    if (!cell) throw wrongArguments('TableRow.getCell', [index]);
    return cell;
  }

  /** @param {number} index */
  getChild(index) {
    return this.getCell(index);
  }

  /** @param {string} [text] */
  appendTableCell(text) {
    return this.insertTableCell(this.#cells.length, text);
  }

  /**
   * @param {number} index
   * @param {string} [text]
   */
  insertTableCell(index, text = '') {
    if (typeof text !== 'string') throw wrongArguments('TableRow.insertTableCell', [index, text]);
    const cell = new TableCell(this, '', this.#owner.onChange).setText(text);
    this.#cells.splice(index, 0, cell);
    return cell;
  }

  /** @param {number} index */
  removeCell(index) {
    const cell = this.getCell(index);
    this.#cells = this.#cells.filter((each) => each !== cell);
    this.#owner.onChange();
    return cell;
  }

  getText() {
    return this.#cells.map((cell) => cell.getText()).join('\n');
  }

  /**
   * @param {string} pattern A regular expression.
   * @param {string} replacement
   */
  replaceText(pattern, replacement) {
    for (const cell of this.#cells) cell.replaceText(pattern, replacement);
    return this;
  }

  removeFromParent() {
    this.#owner.remove(this);
    return this;
  }

  getType() {
    return 'TABLE_ROW';
  }

  get [Symbol.toStringTag]() {
    return 'TableRow';
  }

  [MARKDOWN]() {
    return this.#cells.map((cell) => cell[MARKDOWN]());
  }
}

/** A cell of a document table. Retains its markup unless the script changes it. */
class TableCell extends PublicObject {
  #row;
  /** @type {string} */
  #markdown;
  #onChange;

  /**
   * @param {TableRow} row
   * @param {string} markdown
   * @param {() => void} onChange
   */
  constructor(row, markdown, onChange) {
    super('Document.TableCell');
    this.#row = row;
    this.#markdown = markdown;
    this.#onChange = onChange;
  }

  getParentRow() {
    return this.#row;
  }

  getParentTable() {
    return this.#row.getParentTable();
  }

  getText() {
    return toPlain(this.#markdown.replace(/<br\s*\/?>/gi, '\n'));
  }

  /** @param {string} text */
  setText(text) {
    this.#markdown = toCellMarkdown(String(text));
    this.#onChange();
    return this;
  }

  clear() {
    return this.setText('');
  }

  /**
   * @param {string} pattern A regular expression.
   * @param {string} replacement
   */
  replaceText(pattern, replacement) {
    const text = this.getText();
    const replaced = text.replace(new RegExp(String(pattern), 'g'), () => String(replacement));
    return replaced === text ? this : this.setText(replaced);
  }

  getType() {
    return 'TABLE_CELL';
  }

  get [Symbol.toStringTag]() {
    return 'TableCell';
  }

  [MARKDOWN]() {
    return this.#markdown;
  }
}
