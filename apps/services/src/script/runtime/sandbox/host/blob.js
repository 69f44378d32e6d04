/** @import { Host } from './host.js' */
import { Exception, wrongArguments } from './exception.js';
import { PublicObject } from './public-object.js';

const BINARY = 'application/octet-stream';
const TEXT = 'text/plain';
const CONTENT = Symbol('content');

/** Content with a name and a media type. As on the platform, methods change the blob itself and return it. */
export class Blob extends PublicObject {
  #host;
  #base64;
  #contentType;
  #name;

  /**
   * @param {Host} host
   * @param {{ base64: string, contentType?: string | null, name?: string | null }} content
   */
  constructor(host, { base64, contentType = null, name = null }) {
    super('Base.Blob');
    this.#host = host;
    this.#base64 = base64;
    this.#contentType = contentType;
    this.#name = name;
  }

  getBytes() {
    return this.#host('decodeBase64', [this.#base64]);
  }

  getContentType() {
    return this.#contentType;
  }

  /** @param {string} [charset] */
  getDataAsString(charset = 'UTF-8') {
    return this.#host('decodeText', [this.#base64, String(charset)]);
  }

  getName() {
    return this.#name;
  }

  /** @param {number[]} bytes */
  setBytes(bytes) {
    if (!Array.isArray(bytes)) throw wrongArguments('Blob.setBytes', [bytes]);
    this.#base64 = this.#host('packBytes', [bytes]);
    return this;
  }

  /** @param {string | null} contentType */
  setContentType(contentType) {
    this.#contentType = contentType === null ? null : String(contentType);
    return this;
  }

  setContentTypeFromExtension() {
    const extension = /\.(\w+)$/.exec(this.#name ?? '')?.[1]?.toLowerCase() ?? '';
    this.#contentType = EXTENSIONS[extension] ?? BINARY;
    return this;
  }

  /**
   * @param {string} text
   * @param {string} [charset]
   */
  setDataFromString(text, charset = 'UTF-8') {
    this.#base64 = this.#host('encodeText', [String(text), String(charset)]);
    return this;
  }

  /** @param {string} name */
  setName(name) {
    this.#name = String(name);
    return this;
  }

  copyBlob() {
    return new Blob(this.#host, { base64: this.#base64, contentType: this.#contentType, name: this.#name });
  }

  getBlob() {
    return this;
  }

  isGoogleType() {
    return this.#contentType?.startsWith('application/vnd.google-apps.') ?? false;
  }

  /** @param {string} contentType */
  getAs(contentType) {
    if (contentType === this.#contentType) return this.copyBlob();
    throw new Exception(`Converting from ${this.#contentType ?? BINARY} to ${contentType} is not supported.`);
  }

  /** @override */
  toString() {
    return 'Blob';
  }

  get [Symbol.toStringTag]() {
    return 'Blob';
  }

  /** Returns the base64-encoded content, for internal use in the sandbox. */
  [CONTENT]() {
    return this.#base64;
  }
}

/** @type {Record<string, string>} */
const EXTENSIONS = {
  csv: 'text/csv',
  css: 'text/css',
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: TEXT,
  xml: 'application/xml',
  zip: 'application/zip',
};

/**
 * Creates a blob from text or bytes.
 * @param {Host} host
 * @param {string | number[]} data
 * @param {string | null} [contentType]
 * @param {string | null} [name]
 */
export function newBlob(host, data, contentType, name) {
  if (typeof data !== 'string' && !Array.isArray(data)) {
    throw wrongArguments('Utilities.newBlob', [data, contentType, name]);
  }
  const isText = typeof data === 'string';
  const base64 = isText ? host('encodeText', [data, 'UTF-8']) : host('packBytes', [data]);
  return new Blob(host, { base64, contentType: contentType ?? (isText ? TEXT : null), name: name ?? null });
}

/**
 * Returns the content passed to a method: a blob, or an object convertible to one.
 * @param {string} method
 * @param {any} source
 * @returns {{ base64: string, contentType: string, name: string | null }}
 */
export function toContent(method, source) {
  const blob = source instanceof Blob ? source : source?.getBlob?.();
  if (!(blob instanceof Blob)) throw wrongArguments(method, [source]);
  return { base64: blob[CONTENT](), contentType: blob.getContentType() ?? BINARY, name: blob.getName() };
}
