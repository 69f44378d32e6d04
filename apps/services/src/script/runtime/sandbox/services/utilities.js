/** @import { Host } from '#script/runtime/sandbox/host/host.js' */

import { newBlob } from '#script/runtime/sandbox/host/blob.js';
import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { formatString } from '#script/runtime/sandbox/host/format-string.js';
import { publicService } from '#script/runtime/sandbox/host/public-object.js';
import { createArchives } from './archives.js';
import { createRsaSignatures } from './rsa-signatures.js';

/** @typedef {string | readonly number[]} TextOrBytes */

const DIGEST_ALGORITHMS = ['MD5', 'SHA_1', 'SHA_256', 'SHA_384', 'SHA_512'];
const MAC_ALGORITHMS = DIGEST_ALGORITHMS.map((name) => `HMAC_${name}`);
const US_ASCII = 'US_ASCII';
const UTF_8 = 'UTF_8';

/**
 * Creates the scripts' `Utilities`. Bytes are arrays of numbers from -128 to 127, as on the platform.
 * @param {Host} host
 */
export function createUtilities(host) {
  return publicService('Utilities', {
    ...createEncoders(host),
    ...createArchives(host),
    ...createRsaSignatures(host),
    DigestAlgorithm: toEnumeration(DIGEST_ALGORITHMS),
    MacAlgorithm: toEnumeration(MAC_ALGORITHMS),
    Charset: toEnumeration([US_ASCII, UTF_8]),
    /**
     * @param {string} algorithm
     * @param {TextOrBytes} value
     * @param {string} charset
     */
    computeDigest: (algorithm, value, charset = UTF_8) => {
      requireTextOrBytes('Utilities.computeDigest', [algorithm, value], [value]);
      return host('digest', [String(algorithm), toCharset(value, charset)]);
    },
    /**
     * @param {string} algorithm
     * @param {TextOrBytes} value
     * @param {TextOrBytes} key
     * @param {string} charset
     */
    computeHmacSignature: (algorithm, value, key, charset = UTF_8) => {
      requireTextOrBytes('Utilities.computeHmacSignature', [algorithm, value, key], [value, key]);
      return host('hmac', [String(algorithm), toCharset(value, charset), toCharset(key, charset)]);
    },
    /**
     * @param {TextOrBytes} value
     * @param {TextOrBytes} key
     * @param {string} charset
     */
    computeHmacSha256Signature: (value, key, charset = UTF_8) => {
      requireTextOrBytes('Utilities.computeHmacSha256Signature', [value, key], [value, key]);
      return host('hmac', ['HMAC_SHA_256', toCharset(value, charset), toCharset(key, charset)]);
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
    /**
     * @param {string | number[]} data
     * @param {string} [contentType]
     * @param {string} [name]
     */
    newBlob: (data, contentType, name) => newBlob(host, data, contentType, name),
    /**
     * @param {string} date
     * @param {string} timeZone
     * @param {string} format
     */
    parseDate: (date, timeZone, format) => {
      if (typeof date !== 'string' || typeof format !== 'string') {
        throw wrongArguments('Utilities.parseDate', [date, timeZone, format]);
      }
      return new Date(host('parseDate', [date, String(timeZone), format]));
    },
    /** @param {string} text */
    jsonParse: (text) => JSON.parse(text),
    /** @param {unknown} value */
    jsonStringify: (value) => JSON.stringify(value),
  });
}

/** @param {Host} host */
function createEncoders(host) {
  /**
   * @param {string} method
   * @param {boolean} isWebSafe
   */
  const encoder =
    (method, isWebSafe) =>
    /**
     * @param {TextOrBytes} data
     * @param {string} charset
     */
    (data, charset = UTF_8) => {
      requireTextOrBytes(method, [data], [data]);
      return host('encodeBase64', [toCharset(data, charset), isWebSafe]);
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

/**
 * Replaces characters outside a character set with question marks.
 * @param {TextOrBytes} value
 * @param {string} charset
 */
function toCharset(value, charset) {
  if (typeof value !== 'string' || charset !== US_ASCII) return value;
  return Array.from(value, (character) => (character < '\x80' ? character : '?')).join('');
}
