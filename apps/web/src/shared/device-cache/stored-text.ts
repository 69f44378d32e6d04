import { isRecord } from '@rotunda/api-client/is-record';

type Paged = { pages: readonly unknown[]; pageParams: readonly unknown[] };

/** Marks what JSON does not know. No response has a member of this name. */
const TYPE = '\u0000type';

/**
 * What a query has read as text: of a list that is loaded page by page its first page, as a refresh begins with it. Undefined where
 * something would come back as something else, such as dates and sets.
 */
export function toStoredText(data: unknown): string | undefined {
  if (!isPaged(data)) return isStorable(data) ? JSON.stringify({ data }, writeTyped) : undefined;
  const [page] = data.pages;
  return data.pageParams[0] === undefined && isStorable(page) ? JSON.stringify({ page }, writeTyped) : undefined;
}

/** What a text was made of. */
export function fromStoredText(text: string): unknown {
  const stored: { data: unknown } | { page: unknown } = JSON.parse(text, readTyped);
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

/** Called with the object that holds the value: an instant is a text already by then. */
function writeTyped(this: unknown, key: string, value: unknown): unknown {
  const held: unknown = Reflect.get(Object(this), key);
  if (held instanceof Temporal.Instant) return { [TYPE]: 'instant', value };
  return held instanceof Map ? { [TYPE]: 'map', value: [...held] } : value;
}

function readTyped(_key: string, value: unknown): unknown {
  if (!isRecord(value) || !(TYPE in value)) return value;
  if (value[TYPE] === 'instant') return Temporal.Instant.from(String(value.value));
  return Array.isArray(value.value) ? new Map(value.value) : value;
}
