import { PlatformError } from '#script/runtime/sandbox/host/platform-error.js';

// As deep as protocol buffers go, in which the public service sends its responses.
const MAX_DEPTH = 100;
const { toString: tagOf } = Object.prototype;
const { stringify } = JSON;
const { entries, fromEntries } = Object;

/**
 * A result as JSON; undefined for none. Only text, finite numbers, booleans, null, arrays and objects of these are sent:
 * throws PlatformError for everything else, dates and functions included.
 * @param {unknown} value
 * @returns {string | undefined}
 */
export function toWireJson(value) {
  return stringify(toWireValue(value, []));
}

/**
 * @param {unknown} value
 * @param {readonly unknown[]} around
 * @returns {unknown}
 */
function toWireValue(value, around) {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object' || around.length === MAX_DEPTH || around.includes(value)) throw unsupported();
  const within = [...around, value];
  if (Array.isArray(value)) return Array.from(value, (each) => toWireValue(each, within) ?? null);
  // Dates, errors, maps, promises and the objects of the platform all have a tag of their own.
  if (tagOf.call(value) !== '[object Object]') throw unsupported();
  const members = entries(value).map(([name, member]) => [name, toWireValue(member, within)]);
  return fromEntries(members);
}

function unsupported() {
  return new PlatformError('The script completed but the returned value is not a supported return type.');
}
