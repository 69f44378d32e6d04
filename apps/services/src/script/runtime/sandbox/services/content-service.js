import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';

/** Key of an object's web app response. */
export const WEB_RESULT = Symbol('web result');

/** @type {Readonly<Record<string, string>>} */
const MIME_TYPES = Object.freeze({
  ATOM: 'application/atom+xml',
  CSV: 'text/csv',
  ICAL: 'text/calendar',
  JAVASCRIPT: 'text/javascript',
  JSON: 'application/json',
  RSS: 'application/rss+xml',
  TEXT: 'text/plain',
  VCARD: 'text/vcard',
  XML: 'application/xml',
});

/** Creates the scripts' `ContentService`. */
export function createContentService() {
  return publicService('ContentService', {
    MimeType: Object.freeze(Object.fromEntries(Object.keys(MIME_TYPES).map((name) => [name, name]))),
    /** @param {string} [content] */
    createTextOutput: (content = '') => new TextOutput(String(content)),
  });
}

class TextOutput extends PublicObject {
  #content;
  #mimeType = 'TEXT';
  /** @type {string | null} */
  #fileName = null;

  /** @param {string} content */
  constructor(content) {
    super('Content.TextOutput');
    this.#content = content;
  }

  getContent() {
    return this.#content;
  }

  /** @param {string} content */
  setContent(content) {
    this.#content = String(content);
    return this;
  }

  /** @param {string} content */
  append(content) {
    this.#content += String(content);
    return this;
  }

  clear() {
    return this.setContent('');
  }

  getMimeType() {
    return this.#mimeType;
  }

  /** @param {string} mimeType */
  setMimeType(mimeType) {
    if (!Object.hasOwn(MIME_TYPES, mimeType)) throw wrongArguments('TextOutput.setMimeType', [mimeType]);
    this.#mimeType = mimeType;
    return this;
  }

  /** @param {string} fileName */
  downloadAsFile(fileName) {
    this.#fileName = String(fileName);
    return this;
  }

  getFileName() {
    return this.#fileName;
  }

  get [Symbol.toStringTag]() {
    return 'TextOutput';
  }

  [WEB_RESULT]() {
    return { mimeType: MIME_TYPES[this.#mimeType], content: this.#content, fileName: this.#fileName };
  }
}

/**
 * Converts a web app response to plain values. Throws if the object is not a web app response.
 * @param {any} output
 */
export function toWebResult(output) {
  if (typeof output?.[WEB_RESULT] === 'function') return output[WEB_RESULT]();
  throw new Exception('The script completed but did not return anything.');
}
