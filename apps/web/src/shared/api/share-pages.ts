import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';

/** Returns the page of a list for a token. Returns undefined if it is not loaded. */
export function findPage<Page>(list: InfiniteData<Page, unknown> | undefined, token: unknown): Page | undefined {
  return list?.pages[list.pageParams.indexOf(token)];
}

/**
 * Reuses the unchanged parts of a page, and the page itself if it is unchanged. Each page is compared when it loads, because
 * comparing a whole list after its last page would block the browser for a third of a second with 100,000 rows.
 */
export function sharePage<Page>(before: Page | undefined, page: Page): Page {
  return before === undefined ? page : replaceEqualDeep(before, page);
}

/** Reuses a list of pages if all its pages are identical, for queries that share pages individually. */
export function shareList(before: unknown, after: unknown): unknown {
  if (!(isPaged(before) && isPaged(after))) return replaceEqualDeep(before, after);
  const isSame =
    before.pages.length === after.pages.length &&
    after.pages.every((page, index) => page === before.pages[index]) &&
    after.pageParams.every((param, index) => param === before.pageParams[index]);
  return isSame ? before : after;
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;
}
