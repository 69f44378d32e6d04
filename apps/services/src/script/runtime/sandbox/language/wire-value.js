import { PlatformError } from '#script/runtime/sandbox/host/platform-error.js';

// The maximum depth of protocol buffers, the format of the public service's responses.
const MAX_DEPTH = 100;
const { toString: tagOf } = Object.prototype;
const { stringify } = JSON;
const { entries, fromEntries } = Object;

/**
 * Converts a result to JSON, or to undefined if there is none. Only supports text, finite numbers, booleans, null, and arrays and
 * objects of these. Throws PlatformError for everything else, including dates and functions.
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
  // Dates, errors, maps, promises and platform objects each have their own tag.
  if (tagOf.call(value) !== '[object Object]') throw unsupported();
  const members = entries(value).map(([name, member]) => [name, toWireValue(member, within)]);
  return fromEntries(members);
}

function unsupported() {
  return new PlatformError('The script completed but the returned value is not a supported return type.');
}
