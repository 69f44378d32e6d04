/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';

/**
 * Creates the scripts' `CacheService`.
 * @param {Host} host
 * @param {boolean} hasDocument Whether the script is bound to a document.
 */
export function createCacheService(host, hasDocument) {
  const script = new Cache(host, 'script');
  const user = new Cache(host, 'user');
  const document = hasDocument ? new Cache(host, 'document') : null;
  return publicService('CacheService', {
    getScriptCache: () => script,
    getUserCache: () => user,
    getDocumentCache: () => document,
  });
}

class Cache extends PublicObject {
  #host;
  #scope;

  /**
   * @param {Host} host
   * @param {string} scope
   */
  constructor(host, scope) {
    super('Cache.Cache');
    this.#host = host;
    this.#scope = scope;
  }

  /** @param {string} key */
  get(key) {
    if (key === undefined || key === null) throw wrongArguments('CacheService.Cache.get', [key]);
    return this.#host('service', ['cache.get', [this.#scope, [String(key)]]])[0];
  }

  /** @param {string[]} keys */
  getAll(keys) {
    if (!Array.isArray(keys)) throw wrongArguments('CacheService.Cache.getAll', [keys]);
    const names = keys.map(String);
    /** @type {(string | null)[]} */
    const values = this.#host('service', ['cache.get', [this.#scope, names]]);
    return Object.fromEntries(names.flatMap((name, index) => (values[index] === null ? [] : [[name, values[index]]])));
  }

  /**
   * @param {string} key
   * @param {string} value
   * @param {number} [seconds]
   */
  put(key, value, seconds) {
    if (key === undefined || key === null || value === undefined || value === null) {
      throw wrongArguments('CacheService.Cache.put', [key, value]);
    }
    this.#put([[String(key), String(value)]], seconds);
  }

  /**
   * @param {Record<string, string>} values
   * @param {number} [seconds]
   */
  putAll(values, seconds) {
    if (typeof values !== 'object' || values === null) throw wrongArguments('CacheService.Cache.putAll', [values]);
    const entries = Object.entries(values).map(([key, value]) => [key, String(value)]);
    this.#put(entries, seconds);
  }

  /** @param {string} key */
  remove(key) {
    this.removeAll([key]);
  }

  /** @param {string[]} keys */
  removeAll(keys) {
    if (!Array.isArray(keys)) throw wrongArguments('CacheService.Cache.removeAll', [keys]);
    this.#host('service', ['cache.remove', [this.#scope, keys.map(String)]]);
  }

  get [Symbol.toStringTag]() {
    return 'Cache';
  }

  /**
   * @param {string[][]} entries
   * @param {number} [seconds]
   */
  #put(entries, seconds) {
    const time = seconds === undefined ? [] : [Number(seconds)];
    this.#host('service', ['cache.put', [this.#scope, entries, ...time]]);
  }
}
