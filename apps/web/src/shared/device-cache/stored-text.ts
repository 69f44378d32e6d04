import { isRecord } from '@rotunda/api-client/is-record';

type Paged = { pages: readonly unknown[]; pageParams: readonly unknown[] };

/** Marks types that JSON does not support. No response has a member of this name. */
const TYPE = '\u0000type';
const TYPE_IN_TEXT = JSON.stringify(TYPE);

/**
 * Serialises the result of a query. For paged lists, only the first page, with which a refresh begins. Returns undefined if a
 * value would not survive, such as dates and sets.
 */
export function toStoredText(data: unknown): string | undefined {
  if (!isPaged(data)) return isStorable(data) ? JSON.stringify({ data }, writeTyped) : undefined;
  const [page] = data.pages;
  return data.pageParams[0] === undefined && isStorable(page) ? JSON.stringify({ page }, writeTyped) : undefined;
}

/** Deserialises a text. */
export function fromStoredText(text: string): unknown {
  const stored: { data: unknown } | { page: unknown } = JSON.parse(text);
  // Not a reviver, with which parsing takes several times as long.
  if (text.includes(TYPE_IN_TEXT)) readTyped(stored);
  return 'page' in stored ? { pages: [stored.page], pageParams: [undefined] } : stored.data;
}

function isPaged(data: unknown): data is Paged {
  return isRecord(data) && Array.isArray(data.pages) && Array.isArray(data.pageParams);
}

function isStorable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean', 'object'].includes(typeof value);
  if (value instanceof Temporal.Instant) return true;
  if (value instanceof Map) return [...value].every(isStorable);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((member) => member === undefined || isStorable(member));
}

/** Called with the object that contains the value, because an instant is already a string by then. */
function writeTyped(this: unknown, key: string, value: unknown): unknown {
  const held: unknown = Reflect.get(Object(this), key);
  if (held instanceof Temporal.Instant) return { [TYPE]: 'instant', value };
  return held instanceof Map ? { [TYPE]: 'map', value: [...held] } : value;
}

/** Returns the value with its marked members replaced in place. */
function readTyped(value: unknown): unknown {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) value[index] = readTyped(item);
    return value;
  }
  if (!isRecord(value)) return value;
  for (const key of Object.keys(value)) Reflect.set(value, key, readTyped(value[key]));
  if (!(TYPE in value)) return value;
  if (value[TYPE] === 'instant') return Temporal.Instant.from(String(value.value));
  return Array.isArray(value.value) ? new Map(value.value) : value;
}
