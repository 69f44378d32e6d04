import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';

export const HEADINGS = [
  'NORMAL',
  'TITLE',
  'SUBTITLE',
  'HEADING1',
  'HEADING2',
  'HEADING3',
  'HEADING4',
  'HEADING5',
  'HEADING6',
];
// The syntax of the document converter.
const PREFIX = /^(#{1,6})\s+/;
const LIST = /^(\s*)(?:[-*+]|\d+[.)])\s+/;
const SPECIAL = /[\\`*_[\]<>~|]/g;
// Comment marks in a document.
const COMMENT = /\[(?:\\.|[^\\[\]])*\]\{\.comment-(?:start|end)(?:"(?:\\.|[^"\\])*"|[^"}])*\}/g;
const ESCAPED = /\\([\\`*_{}[\]()<>#+\-.!~|])/g;

export const MARKDOWN = Symbol('markdown');
const PREFIXED = Symbol('prefixed');

/**
 * Escapes text for Markdown.
 * @param {string} text
 */
export function escapeText(text) {
  return text
    .replace(SPECIAL, '\\$&')
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/gm, '$1\\$2')
    .replace(/\r?\n/g, '  \n');
}

/**
 * Converts text to a Markdown table cell.
 * @param {string} text
 */
export function toCellMarkdown(text) {
  return escapeText(text).replace(/ {2}\n/g, '<br>');
}

/**
 * Returns the text of a Markdown line without its block prefix and markup.
 * @param {string} markdown
 */
export function toPlain(markdown) {
  return markdown
    .replace(COMMENT, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__|~~|`)/g, '')
    .replace(/(?<!\\)[*_](?=\S)|(?<=\S)(?<!\\)[*_]/g, '')
    .replace(/ {2}\n/g, '\n')
    .replace(ESCAPED, '$1');
}

/** A paragraph or list item. Retains its markup unless the script changes it. */
export class TextElement extends PublicObject {
  /** @type {string} */
  #markdown;
  #owner;

  /**
   * @param {'Paragraph' | 'ListItem'} label
   * @param {string} markdown
   * @param {{ onChange: () => void, remove: (element: TextElement) => void }} owner
   */
  constructor(label, markdown, owner) {
    super(`Document.${label}`);
    this.#markdown = markdown;
    this.#owner = owner;
  }

  getText() {
    return toPlain(this.#markdown.replace(PREFIX, '').replace(LIST, ''));
  }

  /** @param {string} text */
  setText(text) {
    return this.#put(this.#prefix() + escapeText(String(text)));
  }

  /** @param {string} text */
  appendText(text) {
    return this.#put(this.#markdown + escapeText(String(text)));
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

  removeFromParent() {
    this.#owner.remove(this);
    return this;
  }

  get [Symbol.toStringTag]() {
    return 'Element';
  }

  [MARKDOWN]() {
    return this.#markdown;
  }

  /** @param {string} prefix */
  [PREFIXED](prefix) {
    return this.#put(prefix + this.#markdown.replace(PREFIX, ''));
  }

  #prefix() {
    return (PREFIX.exec(this.#markdown) ?? LIST.exec(this.#markdown))?.[0] ?? '';
  }

  /** @param {string} markdown */
  #put(markdown) {
    this.#markdown = markdown;
    this.#owner.onChange();
    return this;
  }
}

/** A paragraph, which may be a heading. */
export class Paragraph extends TextElement {
  /**
   * @param {string} markdown
   * @param {{ onChange: () => void, remove: (element: TextElement) => void }} owner
   */
  constructor(markdown, owner) {
    super('Paragraph', markdown, owner);
  }

  getHeading() {
    const level = PREFIX.exec(this[MARKDOWN]())?.[1]?.length;
    return level === undefined ? 'NORMAL' : `HEADING${level}`;
  }

  /** @param {string} heading */
  setHeading(heading) {
    if (!HEADINGS.includes(heading)) throw new Exception(`Invalid argument: ${heading}`);
    if (heading === 'NORMAL') return this[PREFIXED]('');
    const level = heading === 'TITLE' ? 1 : heading === 'SUBTITLE' ? 2 : Number(heading.slice(-1));
    return this[PREFIXED](`${'#'.repeat(level)} `);
  }

  getType() {
    return 'PARAGRAPH';
  }

  asParagraph() {
    return this;
  }

  /** @override */
  get [Symbol.toStringTag]() {
    return 'Paragraph';
  }
}

/** A list item. */
export class ListItem extends TextElement {
  /**
   * @param {string} markdown
   * @param {{ onChange: () => void, remove: (element: TextElement) => void }} owner
   */
  constructor(markdown, owner) {
    super('ListItem', markdown, owner);
  }

  getType() {
    return 'LIST_ITEM';
  }

  asListItem() {
    return this;
  }

  /** @override */
  get [Symbol.toStringTag]() {
    return 'ListItem';
  }
}
