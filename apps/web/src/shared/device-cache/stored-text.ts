import { isRecord } from '@rotunda/api-client/is-record';

type Paged = { pages: readonly unknown[]; pageParams: readonly unknown[] };

/**
 * What a query has read as text: of a list that is loaded page by page its first page, as a refresh begins with it. Undefined where
 * something would come back as something else, such as dates, maps and sets.
 */
export function toStoredText(data: unknown): string | undefined {
  if (!isPaged(data)) return isPlain(data) ? JSON.stringify({ data }) : undefined;
  const [page] = data.pages;
  return data.pageParams[0] === undefined && isPlain(page) ? JSON.stringify({ page }) : undefined;
}

/** What a text was made of. */
export function fromStoredText(text: string): unknown {
  const stored: { data: unknown } | { page: unknown } = JSON.parse(text);
  return 'page' in stored ? { pages: [stored.page], pageParams: [undefined] } : stored.data;
}

function isPaged(data: unknown): data is Paged {
  return isRecord(data) && Array.isArray(data.pages) && Array.isArray(data.pageParams);
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean', 'object'].includes(typeof value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((member) => member === undefined || isPlain(member));
}
