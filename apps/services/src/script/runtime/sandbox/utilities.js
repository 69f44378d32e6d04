/** @import { Host } from './host.js' */
import { wrongArguments } from './exception.js';
import { formatString } from './format-string.js';

/** @typedef {string | readonly number[]} TextOrBytes */

const DIGEST_ALGORITHMS = ['MD5', 'SHA_1', 'SHA_256', 'SHA_384', 'SHA_512'];
const MAC_ALGORITHMS = DIGEST_ALGORITHMS.map((name) => `HMAC_${name}`);
const CHARSETS = ['US_ASCII', 'UTF_8'];

/**
 * `Utilities` of scripts. Bytes are arrays of numbers from -128 to 127, as the platform has them.
 * @param {Host} host
 */
export function createUtilities(host) {
  return {
    ...createEncoders(host),
    DigestAlgorithm: toEnumeration(DIGEST_ALGORITHMS),
    MacAlgorithm: toEnumeration(MAC_ALGORITHMS),
    Charset: toEnumeration(CHARSETS),
    /**
     * @param {string} algorithm
     * @param {TextOrBytes} value
     */
    computeDigest: (algorithm, value) => {
      requireTextOrBytes('Utilities.computeDigest', [algorithm, value], [value]);
      return host('digest', [String(algorithm), value]);
    },
    /**
     * @param {string} algorithm
     * @param {TextOrBytes} value
     * @param {TextOrBytes} key
     */
    computeHmacSignature: (algorithm, value, key) => {
      requireTextOrBytes('Utilities.computeHmacSignature', [algorithm, value, key], [value, key]);
      return host('hmac', [String(algorithm), value, key]);
    },
    /**
     * @param {TextOrBytes} value
     * @param {TextOrBytes} key
     */
    computeHmacSha256Signature: (value, key) => {
      requireTextOrBytes('Utilities.computeHmacSha256Signature', [value, key], [value, key]);
      return host('hmac', ['HMAC_SHA_256', value, key]);
    },
    /**
     * @param {Date} date
     * @param {string} timeZone
     * @param {string} format
     */
    formatDate: (date, timeZone, format) => {
      if (!(date instanceof Date) || Number.isNaN(date.getTime())) {
        throw wrongArguments('Utilities.formatDate', [date, timeZone, format]);
      }
      return host('formatDate', [date.getTime(), String(timeZone), String(format)]);
    },
    formatString,
    getUuid: () => host('uuid', []),
    /**
     * @param {string} csv
     * @param {string} delimiter
     */
    parseCsv: (csv, delimiter = ',') => host('parseCsv', [String(csv), String(delimiter)]),
    /** @param {number} milliseconds */
    sleep: (milliseconds) => {
      if (!(Number(milliseconds) >= 0)) throw wrongArguments('Utilities.sleep', [milliseconds]);
      host('sleep', [Number(milliseconds)]);
    },
  };
}

/** @param {Host} host */
function createEncoders(host) {
  /**
   * @param {string} method
   * @param {boolean} isWebSafe
   */
  const encoder =
    (method, isWebSafe) =>
    /** @param {TextOrBytes} data */
    (data) => {
      requireTextOrBytes(method, [data], [data]);
      return host('encodeBase64', [data, isWebSafe]);
    };
  /** @param {string} encoded */
  const decode = (encoded) => host('decodeBase64', [String(encoded)]);
  return {
    base64Encode: encoder('Utilities.base64Encode', false),
    base64EncodeWebSafe: encoder('Utilities.base64EncodeWebSafe', true),
    base64Decode: decode,
    base64DecodeWebSafe: decode,
  };
}

/**
 * @param {string} method
 * @param {readonly unknown[]} args
 * @param {readonly unknown[]} values
 */
function requireTextOrBytes(method, args, values) {
  const areFine = values.every((value) => typeof value === 'string' || Array.isArray(value));
  if (!areFine) throw wrongArguments(method, args);
}

/** @param {readonly string[]} names */
function toEnumeration(names) {
  return Object.freeze(Object.fromEntries(names.map((name) => [name, name])));
}
