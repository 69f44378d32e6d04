/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
/** @import { Resource } from '#script/runtime/sandbox/host/service-client.js' */
import { Blob, newBlob, toContent } from '#script/runtime/sandbox/host/blob.js';
import { Exception, wrongArguments } from '#script/runtime/sandbox/host/exception.js';
import { PublicObject, publicService } from '#script/runtime/sandbox/host/public-object.js';

const FORM = 'application/x-www-form-urlencoded';
const MAX_SHOWN_CHARACTERS = 300;

/**
 * Creates the scripts' `UrlFetchApp`.
 * @param {Host} host
 */
export function createUrlFetchApp(host) {
  /**
   * @param {string} url
   * @param {Resource} [params]
   */
  const fetch = (url, params = {}) => {
    const response = new HTTPResponse(host, host('service', ['fetch.fetch', [toRequest(host, url, params)]]));
    const code = response.getResponseCode();
    if (code < 400 || params.muteHttpExceptions === true) return response;
    const shown = response.getContentText().slice(0, MAX_SHOWN_CHARACTERS);
    throw new Exception(
      `Request failed for ${url} returned code ${code}. Truncated server response: ${shown} (use muteHttpExceptions option to examine full response)`,
    );
  };
  return publicService('UrlFetchApp', {
    fetch,
    /** @param {(string | Resource)[]} requests */
    fetchAll: (requests) => {
      if (!Array.isArray(requests)) throw wrongArguments('UrlFetchApp.fetchAll', [requests]);
      return requests.map((each) => (typeof each === 'string' ? fetch(each) : fetch(each.url, each)));
    },
    /**
     * @param {string} url
     * @param {Resource} [params]
     */
    getRequest: (url, params = {}) => {
      const { method, headers } = toRequest(host, url, params);
      return { url: String(url), method: method.toLowerCase(), headers, payload: params.payload };
    },
  });
}

class HTTPResponse extends PublicObject {
  #host;
  #response;

  /**
   * @param {Host} host
   * @param {{ code: number, headers: Record<string, string | string[]>, base64: string }} response
   */
  constructor(host, response) {
    super('URL_Fetch.HTTPResponse');
    this.#host = host;
    this.#response = response;
  }

  getResponseCode() {
    return this.#response.code;
  }

  /** @param {string} [charset] */
  getContentText(charset = 'UTF-8') {
    return this.getBlob().getDataAsString(charset);
  }

  getContent() {
    return this.getBlob().getBytes();
  }

  getBlob() {
    const type = this.#response.headers['content-type'];
    const contentType = typeof type === 'string' ? (type.split(';')[0] ?? null) : null;
    return new Blob(this.#host, { base64: this.#response.base64, contentType });
  }

  /** @param {string} contentType */
  getAs(contentType) {
    return this.getBlob().getAs(contentType);
  }

  getHeaders() {
    const entries = Object.entries(this.#response.headers);
    return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
  }

  getAllHeaders() {
    return { ...this.#response.headers };
  }

  get [Symbol.toStringTag]() {
    return 'HTTPResponse';
  }
}

/**
 * @param {Host} host
 * @param {string} url
 * @param {Resource} params
 */
function toRequest(host, url, params) {
  const { method = 'get', headers = {}, contentType, payload, followRedirects = true } = params;
  const sent = payload === undefined || payload === null ? undefined : toPayload(host, payload);
  const type = contentType ?? sent?.contentType;
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return {
    url: String(url),
    method: String(method).toUpperCase(),
    headers: { ...(sent && type !== undefined && { 'content-type': String(type) }), ...Object.fromEntries(named) },
    base64: sent?.base64 ?? null,
    followRedirects: followRedirects === true,
  };
}

/**
 * @param {Host} host
 * @param {any} payload
 */
function toPayload(host, payload) {
  if (payload instanceof Blob) return toContent('UrlFetchApp.fetch', payload);
  if (typeof payload === 'string' || Array.isArray(payload)) {
    return { base64: toContent('UrlFetchApp.fetch', newBlob(host, payload)).base64, contentType: FORM };
  }
  const pairs = Object.entries(payload).map((pair) => pair.map((each) => encodeURIComponent(String(each))).join('='));
  return { base64: toContent('UrlFetchApp.fetch', newBlob(host, pairs.join('&'))).base64, contentType: FORM };
}
