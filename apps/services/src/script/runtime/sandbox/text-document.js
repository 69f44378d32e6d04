import { wrongArguments } from './exception.js';
import { PublicObject } from './public-object.js';
import { escapeText, ListItem, MARKDOWN, Paragraph, TextElement } from './text-element.js';

export const BODY = Symbol('body');
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** A document as a run has read it. */
export class TextDocument extends PublicObject {
  #id;
  #name;
  #body;
  #onChange;
  #save;

  /**
   * @param {string} id
   * @param {{ name: string, markdown: string }} stored
   * @param {{ onChange: (document: TextDocument) => void, save: () => void }} owner
   */
  constructor(id, { name, markdown }, { onChange, save }) {
    super('Document.Document');
    this.#id = id;
    this.#name = name;
    this.#onChange = () => onChange(this);
    this.#save = save;
    this.#body = new Body(markdown, this.#onChange);
  }

  getId() {
    return this.#id;
  }

  getName() {
    return this.#name;
  }

  getUrl() {
    return `https://docs.google.com/document/d/${this.#id}/edit`;
  }

  /** @param {string} name */
  setName(name) {
    this.#name = String(name);
    this.#onChange();
    return this;
  }

  getBody() {
    return this.#body;
  }

  saveAndClose() {
    this.#save();
  }

  get [Symbol.toStringTag]() {
    return 'Document';
  }

  /** What is to be stored. */
  [BODY]() {
    return { name: this.#name, markdown: this.#body[MARKDOWN]() };
  }
}

/** The content of a document: its paragraphs and lists. What else it has is kept as it is, as a paragraph. */
class Body extends PublicObject {
  /** @type {TextElement[]} */
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
      remove: (/** @type {TextElement} */ element) => {
        this.#elements = this.#elements.filter((each) => each !== element);
        onChange();
      },
    };
    const blocks = markdown.split(/\n{2,}/).filter((block) => block.trim() !== '');
    this.#elements = blocks.flatMap((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => ITEM.test(line))) return [new Paragraph(block, this.#owner)];
      return lines.map((line) => new ListItem(line, this.#owner));
    });
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
    return [...this.#elements];
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

  appendHorizontalRule() {
    this.#insert(this.#elements.length, new Paragraph('---', this.#owner));
    return this;
  }

  /** @param {TextElement} element */
  removeChild(element) {
    if (!(element instanceof TextElement)) throw wrongArguments('Body.removeChild', [element]);
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
   * @template {TextElement} Element
   * @param {number} index
   * @param {Element} element
   */
  #insert(index, element) {
    this.#elements.splice(index, 0, element);
    this.#owner.onChange();
    return element;
  }
}
