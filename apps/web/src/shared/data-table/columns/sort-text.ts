import type { Sort } from '#shared/lists/column.ts';

/** An order as addresses and the backend write it: the key of the service, after `-` when it descends. */
export function sortText({ key, isDescending }: Sort): string {
  return isDescending ? `-${key}` : key;
}

/** The order that a text says. */
export function parseSort(text: string): Sort {
  return { key: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}
