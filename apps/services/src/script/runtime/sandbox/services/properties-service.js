/** @import { PropertyStores } from '#core/operations/script-engine.ts' */
/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Creates the scripts' `PropertiesService`. A run sees the stores as of its start or its last lock acquisition, with its own
 * changes. The host must admit each change first.
 * @param {Host} host
 * @param {PropertyStores} stores
 * @returns The service, and a function that refreshes the stores with the changes of other runs.
 */
export function createPropertiesService(host, stores) {
  const script = new Properties(host, 'script', stores.script);
  const user = new Properties(host, 'user', stores.user);
  const document = stores.document ? new Properties(host, 'document', stores.document) : null;
  const service = publicService('PropertiesService', {
    getScriptProperties: () => script,
    getUserProperties: () => user,
    getDocumentProperties: () => document,
  });
  /** @param {PropertyStores} latest */
  const refresh = (latest) => {
    script[RESET](latest.script);
    user[RESET](latest.user);
    document?.[RESET](latest.document ?? {});
  };
  return { service, refresh };
}

const RESET = Symbol('reset');

class Properties extends PublicObject {
  #host;
  #store;
  #values;

  /**
   * @param {Host} host
   * @param {keyof PropertyStores} store
   * @param {Readonly<Record<string, string>>} values
   */
  constructor(host, store, values) {
    super('Properties.Properties');
    this.#host = host;
    this.#store = store;
    this.#values = new Map(Object.entries(values));
  }

  /** @param {Readonly<Record<string, string>>} values */
  [RESET](values) {
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
    const name = String(key);
    if (!this.#values.has(name)) return this;
    this.#host('changeProperty', [this.#store, name, null]);
    this.#values.delete(name);
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
    if (this.#values.get(key) === value) return;
    this.#host('changeProperty', [this.#store, key, value]);
    this.#values.set(key, value);
  }
}
