/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { toEnumeration } from '#script/runtime/sandbox/host/enumeration.js';
import { wrongArguments } from '#script/runtime/sandbox/host/exception.js';

const [RSA_SHA_1, RSA_SHA_256] = ['RSA_SHA_1', 'RSA_SHA_256'];

/**
 * Creates the RSA signature functions of `Utilities`.
 * @param {Host} host
 */
export function createRsaSignatures(host) {
  /**
   * @param {string} method
   * @param {string} algorithm
   * @param {unknown} value
   * @param {unknown} key
   */
  const sign = (method, algorithm, value, key) => {
    if (typeof value !== 'string' || typeof key !== 'string') throw wrongArguments(method, [value, key]);
    return host('signRsa', [algorithm, value, key]);
  };
  return {
    RsaAlgorithm: toEnumeration([RSA_SHA_1, RSA_SHA_256]),
    /**
     * @param {string} algorithm
     * @param {string} value
     * @param {string} key
     */
    computeRsaSignature: (algorithm, value, key) =>
      sign('Utilities.computeRsaSignature', String(algorithm), value, key),
    /**
     * @param {string} value
     * @param {string} key
     */
    computeRsaSha1Signature: (value, key) => sign('Utilities.computeRsaSha1Signature', RSA_SHA_1, value, key),
    /**
     * @param {string} value
     * @param {string} key
     */
    computeRsaSha256Signature: (value, key) => sign('Utilities.computeRsaSha256Signature', RSA_SHA_256, value, key),
  };
}
