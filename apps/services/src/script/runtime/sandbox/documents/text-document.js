import { PublicObject } from '#script/runtime/sandbox/host/public-object.js';
import { Body } from './text-body.js';
import { MARKDOWN } from './text-element.js';

export const BODY = Symbol('body');

/** A document as read by a run. */
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

  /** Returns the content to store. */
  [BODY]() {
    return { name: this.#name, markdown: this.#body[MARKDOWN]() };
  }
}
