/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { toContent } from '#script/runtime/sandbox/host/blob.js';
import { Exception } from '#script/runtime/sandbox/host/exception.js';
import { RefusedCall, ServiceClient } from '#script/runtime/sandbox/host/service-client.js';

/**
 * The description of an operation needed to call it as a method.
 * @typedef {{ id: string, path: readonly string[], hasBody: boolean, takesMedia: boolean }} AdvancedMethod
 */

// The public platform's names for operations whose names were reserved words in older versions of the language.
/** @type {Record<string, string>} */
const OTHER_NAMES = { delete: 'remove' };

/**
 * Creates the advanced services, with a method for each operation, such as `Drive.Files.list`. Arguments are the body, path
 * parameters, content to upload, and other parameters, in this order, each only if the operation has it.
 * @param {Host} host
 * @param {readonly AdvancedMethod[]} methods
 */
export function createAdvancedServices(host, methods) {
  const client = new ServiceClient(host);
  /** @type {Record<string, any>} */
  const services = {};
  for (const method of methods) {
    const names = method.id.split('.');
    const last = names.pop() ?? '';
    let owner = services;
    for (const name of names) {
      const member = name.charAt(0).toUpperCase() + name.slice(1);
      owner[member] ??= {};
      owner = owner[member];
    }
    const call = (/** @type {any[]} */ ...args) => perform(client, method, args);
    owner[OTHER_NAMES[last] ?? last] = call;
  }
  return services;
}

/**
 * @param {ServiceClient} client
 * @param {AdvancedMethod} method
 * @param {any[]} args
 */
function perform(client, { id, path, hasBody, takesMedia }, args) {
  const rest = [...args];
  const body = hasBody ? rest.shift() : undefined;
  /** @type {Record<string, unknown>} */
  const params = {};
  for (const name of path) {
    const value = rest.shift();
    if (value === undefined || value === null) throw new Exception(`API call to ${id} failed: ${name} is missing`);
    params[name] = value;
  }
  const source = takesMedia && isContent(rest[0]) ? rest.shift() : undefined;
  const media = source ? toContent(id, source) : undefined;
  if (rest[0] === null || rest[0] === undefined) rest.shift();
  Object.assign(params, rest.shift());
  try {
    const options = { params, ...(hasBody && { body: body ?? {} }), ...(media && { media }) };
    return client.call(id, id, options);
  } catch (error) {
    if (error instanceof RefusedCall)
      throw new RefusedCall(`API call to ${id} failed with error: ${error.message}`, error.code);
    throw error;
  }
}

/** @param {any} value */
function isContent(value) {
  return typeof value?.getBlob === 'function';
}
