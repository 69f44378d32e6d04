import type { Sort } from '#shared/lists/column.ts';

/** Formats a sort order for URLs and the backend: the key of the service, with a `-` prefix if descending. */
export function formatSort({ key, isDescending }: Sort): string {
  return isDescending ? `-${key}` : key;
}

/** Parses a sort order. */
export function parseSort(text: string): Sort {
  return { key: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}
