import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { escapeText, ListItem, MARKDOWN, Paragraph, TextElement, toCellMarkdown } from './text-element.js';
import { isTable, readTable, Table } from './text-table.js';

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** The content of a document: its paragraphs, lists and tables. Other content is retained unchanged, as a paragraph. */
export class Body extends PublicObject {
  /** @type {(TextElement | Table)[]} */
  #elements;
  #owner;

  /**
   * @param {string} markdown
   * @param {() => void} onChange
   */
  constructor(markdown, onChange) {
    super('Document.Body');
    this.#owner = {
      onChange,
      remove: (/** @type {TextElement | Table} */ element) => {
        this.#elements = this.#elements.filter((each) => each !== element);
        onChange();
      },
    };
    const blocks = markdown.split(/\n{2,}/).filter((block) => block.trim() !== '');
    this.#elements = blocks.flatMap((block) => this.#read(block));
  }

  getText() {
    return this.#elements.map((element) => element.getText()).join('\n');
  }

  /** @param {string} text */
  setText(text) {
    this.#elements = String(text)
      .split('\n')
      .map((line) => new Paragraph(escapeText(line), this.#owner));
    this.#owner.onChange();
    return this;
  }

  clear() {
    this.#elements = [];
    this.#owner.onChange();
    return this;
  }

  getNumChildren() {
    return this.#elements.length;
  }

  /** @param {number} index */
  getChild(index) {
    const element = this.#elements[index];
    if (!element) throw wrongArguments('Body.getChild', [index]);
    return element;
  }

  getParagraphs() {
    return this.#elements.filter((element) => element instanceof TextElement);
  }

  getTables() {
    return this.#elements.filter((element) => element instanceof Table);
  }

  getType() {
    return 'BODY_SECTION';
  }

  /** @param {TextElement | Table} element */
  getChildIndex(element) {
    const index = this.#elements.indexOf(element);
    if (index < 0) throw wrongArguments('Body.getChildIndex', [element]);
    return index;
  }

  getListItems() {
    return this.#elements.filter((element) => element instanceof ListItem);
  }

  /** @param {string} text */
  appendParagraph(text) {
    return this.insertParagraph(this.#elements.length, text);
  }

  /**
   * @param {number} index
   * @param {string} text
   */
  insertParagraph(index, text) {
    if (typeof text !== 'string') throw wrongArguments('Body.insertParagraph', [index, text]);
    return this.#insert(index, new Paragraph(escapeText(text), this.#owner));
  }

  /** @param {string} text */
  appendListItem(text) {
    if (typeof text !== 'string') throw wrongArguments('Body.appendListItem', [text]);
    return this.#insert(this.#elements.length, new ListItem(`- ${escapeText(text)}`, this.#owner));
  }

  /** @param {string[][]} [cells] */
  appendTable(cells) {
    return this.insertTable(this.#elements.length, cells);
  }

  /**
   * @param {number} index
   * @param {string[][]} [cells]
   */
  insertTable(index, cells = []) {
    if (!Array.isArray(cells) || !cells.every(Array.isArray)) throw wrongArguments('Body.insertTable', [index, cells]);
    return this.#insert(
      index,
      new Table(
        cells.map((row) => row.map((text) => toCellMarkdown(String(text)))),
        this.#owner,
      ),
    );
  }

  appendHorizontalRule() {
    this.#insert(this.#elements.length, new Paragraph('---', this.#owner));
    return this;
  }

  /** @param {TextElement | Table} element */
  removeChild(element) {
    if (!(element instanceof TextElement || element instanceof Table))
      throw wrongArguments('Body.removeChild', [element]);
    element.removeFromParent();
    return this;
  }

  /**
   * @param {string} pattern A regular expression.
   * @param {string} replacement
   */
  replaceText(pattern, replacement) {
    for (const element of this.#elements) element.replaceText(pattern, replacement);
    return this;
  }

  get [Symbol.toStringTag]() {
    return 'Body';
  }

  /** @returns {string} */
  [MARKDOWN]() {
    return this.#elements
      .map((element, index) => {
        const isInList = element instanceof ListItem && this.#elements[index + 1] instanceof ListItem;
        return element[MARKDOWN]() + (isInList ? '\n' : '\n\n');
      })
      .join('');
  }

  /**
   * @param {string} block
   * @returns {(TextElement | Table)[]}
   */
  #read(block) {
    const lines = block.split('\n');
    if (isTable(lines)) return [new Table(readTable(lines), this.#owner)];
    if (!lines.every((line) => ITEM.test(line))) return [new Paragraph(block, this.#owner)];
    return lines.map((line) => new ListItem(line, this.#owner));
  }

  /**
   * @template {TextElement | Table} Element
   * @param {number} index
   * @param {Element} element
   */
  #insert(index, element) {
    this.#elements.splice(index, 0, element);
    this.#owner.onChange();
    return element;
  }
}
