/** @import { FormField } from '#core/operations/script-engine.ts' */
/** @import { Host } from '#script/runtime/sandbox/host/host.js' */
import { Blob } from '#script/runtime/sandbox/host/blob.js';

/**
 * Returns a page's form as passed to its function: field values by name, as a list if a name occurs more than once. Files are
 * blobs.
 * @param {Host} host
 * @param {readonly FormField[]} fields
 */
export function readForm(host, fields) {
  /** @type {Record<string, unknown>} */
  const form = Object.create(null);
  for (const [name, value] of fields) {
    const read = typeof value === 'string' ? value : new Blob(host, value);
    const known = form[name];
    form[name] = known === undefined ? read : Array.isArray(known) ? [...known, read] : [known, read];
  }
  return { ...form };
}
