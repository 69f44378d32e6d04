/** @import { Host } from '#script/runtime/sandbox/host/host.js' */

// ECMA-402 formatting, which the engine lacks and the host provides. Each object here represents one of the host.
const METHODS = {
  Collator: ['compare'],
  DateTimeFormat: ['format', 'formatToParts', 'formatRange', 'formatRangeToParts'],
  DisplayNames: ['of'],
  ListFormat: ['format', 'formatToParts'],
  NumberFormat: ['format', 'formatToParts', 'formatRange', 'formatRangeToParts'],
  PluralRules: ['select', 'selectRange'],
  RelativeTimeFormat: ['format', 'formatToParts'],
  Segmenter: ['segment'],
};
// These properties are bound functions that can be passed on.
const BOUND = ['compare', 'format'];

/**
 * Defines `Intl` and the locale-dependent methods of built-in objects.
 * @param {Host} host
 */
export function installIntl(host) {
  /**
   * @param {string} kind
   * @param {unknown} locales
   * @param {unknown} options
   * @param {string} method
   * @param {unknown[]} args
   */
  const ask = (kind, locales, options, method, args) => {
    try {
      return host('intl', [kind, locales ?? null, options ?? null, method, args.map(toPlain)]);
    } catch (error) {
      throw toOwnError(error);
    }
  };
  const classes = Object.entries(METHODS).map(([kind, methods]) => [kind, createClass(kind, methods, ask)]);
  const members = {
    ...Object.fromEntries(classes),
    /** @param {unknown} locales */
    getCanonicalLocales: (locales) => ask('Intl', null, null, 'getCanonicalLocales', [locales]),
    /** @param {unknown} key */
    supportedValuesOf: (key) => ask('Intl', null, null, 'supportedValuesOf', [key]),
    get [Symbol.toStringTag]() {
      return 'Intl';
    },
  };
  Object.defineProperty(globalThis, 'Intl', { value: members, configurable: true, writable: true });
  installMethods(ask);
}

/** @typedef {(kind: string, locales: unknown, options: unknown, method: string, args: unknown[]) => any} Ask */

/**
 * @param {string} kind
 * @param {string[]} methods
 * @param {Ask} ask
 */
function createClass(kind, methods, ask) {
  /**
   * @param {unknown} locales
   * @param {unknown} options
   */
  function create(locales, options) {
    // Throws here for invalid arguments, like the host's constructor.
    const resolved = ask(kind, locales, options, 'resolvedOptions', []);
    const prototype = new.target?.prototype ?? create.prototype;
    const self = Object.create(prototype);
    for (const method of methods) {
      const call = (/** @type {unknown[]} */ ...args) => ask(kind, locales, options, method, args);
      Object.defineProperty(self, method, { value: call, configurable: true, enumerable: BOUND.includes(method) });
    }
    Object.defineProperty(self, 'resolvedOptions', { value: () => ({ ...resolved }) });
    return self;
  }
  Object.defineProperty(create, 'name', { value: kind });
  Object.defineProperty(create.prototype, Symbol.toStringTag, { value: `Intl.${kind}` });
  /** @param {unknown} locales */
  create.supportedLocalesOf = (locales) => ask(kind, null, null, 'supportedLocalesOf', [locales]);
  return create;
}

/** @param {Ask} ask */
function installMethods(ask) {
  /** @param {'toLocaleString' | 'toLocaleDateString' | 'toLocaleTimeString'} method */
  const ofDate = (method) =>
    /** @this {Date} */
    function format(/** @type {unknown} */ locales, /** @type {unknown} */ options) {
      const timeMs = this.getTime();
      return Number.isNaN(timeMs) ? 'Invalid Date' : ask('Date', locales, options, method, [timeMs]);
    };
  /** @type {[object, string, (...args: any[]) => unknown][]} */
  const methods = [
    [Date.prototype, 'toLocaleString', ofDate('toLocaleString')],
    [Date.prototype, 'toLocaleDateString', ofDate('toLocaleDateString')],
    [Date.prototype, 'toLocaleTimeString', ofDate('toLocaleTimeString')],
    [Number.prototype, 'toLocaleString', toLocaleNumber],
    [BigInt.prototype, 'toLocaleString', toLocaleNumber],
    [String.prototype, 'localeCompare', compare],
    [String.prototype, 'toLocaleUpperCase', toCase('toLocaleUpperCase')],
    [String.prototype, 'toLocaleLowerCase', toCase('toLocaleLowerCase')],
  ];
  for (const [prototype, name, value] of methods) {
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
  }

  /**
   * @this {number | bigint}
   * @param {unknown} locales
   * @param {unknown} options
   */
  function toLocaleNumber(locales, options) {
    return ask('NumberFormat', locales, options, 'format', [this.valueOf()]);
  }

  /**
   * @this {string}
   * @param {unknown} other
   * @param {unknown} locales
   * @param {unknown} options
   */
  function compare(other, locales, options) {
    return ask('Collator', locales, options, 'compare', [String(this), String(other)]);
  }

  /** @param {string} method */
  function toCase(method) {
    /** @this {string} */
    return function change(/** @type {unknown} */ locales) {
      return ask('String', locales, null, method, [String(this)]);
    };
  }
}

/**
 * Converts a value to a JSON-compatible one.
 * @param {unknown} value
 */
function toPlain(value) {
  if (value instanceof Date) return toPlain(value.getTime());
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0))) return value ?? null;
  return { number: Object.is(value, -0) ? '-0' : String(value) };
}

/** @param {unknown} error */
function toOwnError(error) {
  if (!(error instanceof Error)) return error;
  if (error.name === 'RangeError') return new RangeError(error.message);
  return error.name === 'TypeError' ? new TypeError(error.message) : error;
}
