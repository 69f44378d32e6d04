/** @import { Host } from './host.js' */
import { Exception } from './exception.js';

/**
 * A JSON object of a service, as described by its API document. The service validates what scripts write to it.
 * @typedef {Record<string, any>} Resource
 */

/** @typedef {{ params?: Resource, body?: Resource, media?: { base64: string, contentType: string } }} CallOptions */

/** An error response of a service, with its status. */
export class RefusedCall extends Exception {
  /**
   * @param {string} message
   * @param {number} code
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** Calls service operations for a method called by the script, which is named in errors. */
export class ServiceClient {
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * Calls an operation and returns its JSON response. Throws RefusedCall if the service responds with an error.
   * @param {string} method
   * @param {string} id
   * @param {CallOptions} [options]
   * @returns {Resource}
   */
  call(method, id, options = {}) {
    return this.#send(method, id, options).json ?? {};
  }

  /**
   * Calls an operation and returns its content response.
   * @param {string} method
   * @param {string} id
   * @param {Resource} params
   * @returns {{ base64: string, contentType: string }}
   */
  content(method, id, params) {
    const { base64 = '', contentType = '' } = this.#send(method, id, { params });
    return { base64, contentType };
  }

  /**
   * Iterates over all items of a list, loading pages on demand.
   * @param {string} method
   * @param {string} id
   * @param {Resource} params
   * @param {string} member The response field with the items.
   * @returns {Generator<Resource>}
   */
  *items(method, id, params, member) {
    let pageToken;
    do {
      const page = this.call(method, id, { params: { ...params, pageToken } });
      yield* page[member] ?? [];
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
  }

  /**
   * @param {string} method
   * @param {string} id
   * @param {CallOptions} options
   * @returns {{ status: number, json?: Resource, base64?: string, contentType?: string }}
   */
  #send(method, id, options) {
    const response = this.#host('service', ['operation.call', [method, { id, ...options }]]);
    if (response.status < 400) return response;
    const { message = `The service responded with ${response.status}.` } = response.json?.error ?? {};
    throw new RefusedCall(message, response.status);
  }
}
