/** @import { Host } from './host.js' */
import { Exception } from './exception.js';

/**
 * A JSON object of one of the services. Its document describes it, and what a script makes of it is checked there.
 * @typedef {Record<string, any>} Resource
 */

/** @typedef {{ params?: Resource, body?: Resource, media?: { base64: string, contentType: string } }} CallOptions */

/** What a service refused, with the status of its response. */
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

/** Calls operations of the services on behalf of a method that the script called, which errors name. */
export class ServiceClient {
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * The JSON that an operation responds with. Throws RefusedCall for what the service refuses.
   * @param {string} method
   * @param {string} id
   * @param {CallOptions} [options]
   * @returns {Resource}
   */
  call(method, id, options = {}) {
    return this.#send(method, id, options).json ?? {};
  }

  /**
   * The content that an operation responds with.
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
   * All items of a list, page by page as they are asked for.
   * @param {string} method
   * @param {string} id
   * @param {Resource} params
   * @param {string} member The one of the response that has the items.
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
