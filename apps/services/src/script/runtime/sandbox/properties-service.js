/** @import { PropertyStores } from '#core/script-engine.ts' */
/** @import { Host } from './host.js' */
import { Exception, wrongArguments } from './exception.js';

// Limits of the public service, so that what fits here fits there.
const MAX_VALUE_BYTES = 9_216;
const MAX_STORE_BYTES = 512_000;

/**
 * `PropertiesService` of scripts. A run sees the stores as they were when it began, and its own changes.
 * @param {Host} host
 * @param {PropertyStores} stores
 */
export function createPropertiesService(host, stores) {
  const script = new Properties(host, 'script', stores.script);
  const user = new Properties(host, 'user', stores.user);
  const document = stores.document ? new Properties(host, 'document', stores.document) : null;
  return {
    getScriptProperties: () => script,
    getUserProperties: () => user,
    getDocumentProperties: () => document,
  };
}

class Properties {
  #host;
  #store;
  #values;

  /**
   * @param {Host} host
   * @param {keyof PropertyStores} store
   * @param {Readonly<Record<string, string>>} values
   */
  constructor(host, store, values) {
    this.#host = host;
    this.#store = store;
    this.#values = new Map(Object.entries(values));
  }

  getKeys() {
    return [...this.#values.keys()];
  }

  getProperties() {
    return Object.fromEntries(this.#values);
  }

  /** @param {string} key */
  getProperty(key) {
    return this.#values.get(String(key)) ?? null;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setProperty(key, value) {
    if (key === undefined || key === null || value === undefined || value === null) {
      throw wrongArguments('PropertiesService.Properties.setProperty', [key, value]);
    }
    this.#set(String(key), String(value));
    return this;
  }

  /**
   * @param {Record<string, string>} properties
   * @param {boolean} deleteAllOthers
   */
  setProperties(properties, deleteAllOthers = false) {
    if (typeof properties !== 'object' || properties === null) {
      throw wrongArguments('PropertiesService.Properties.setProperties', [properties]);
    }
    if (deleteAllOthers) {
      for (const key of this.getKeys()) if (!Object.hasOwn(properties, key)) this.deleteProperty(key);
    }
    for (const [key, value] of Object.entries(properties)) this.setProperty(key, value);
    return this;
  }

  /** @param {string} key */
  deleteProperty(key) {
    if (this.#values.delete(String(key))) this.#host('changeProperty', [this.#store, String(key), null]);
    return this;
  }

  deleteAllProperties() {
    for (const key of this.getKeys()) this.deleteProperty(key);
    return this;
  }

  get [Symbol.toStringTag]() {
    return 'Properties';
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  #set(key, value) {
    if (sizeBytes(value) > MAX_VALUE_BYTES) throw new Exception('Argument too large: value');
    const former = this.#values.get(key);
    const others = [...this.#values].filter(([each]) => each !== key);
    const total = others.reduce((sum, [each, text]) => sum + sizeBytes(each) + sizeBytes(text), 0);
    if (total + sizeBytes(key) + sizeBytes(value) > MAX_STORE_BYTES) {
      throw new Exception('You have exceeded the property storage quota. Please remove some properties and try again.');
    }
    this.#values.set(key, value);
    if (former !== value) this.#host('changeProperty', [this.#store, key, value]);
  }
}

/**
 * Size in UTF-8.
 * @param {string} text
 */
function sizeBytes(text) {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
