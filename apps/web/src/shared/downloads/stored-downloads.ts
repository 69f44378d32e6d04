import { parseJson } from '#lib/parse-json.ts';
import { getObject, getOne, listOf, number, string } from '#lib/reader.ts';
import { tabStorage } from '#ui/browser/safe-storage.ts';
import type { Download } from './download.ts';

/** The time for which the service stores prepared content. */
export const PREPARED_MS = 24 * 3_600_000;

const readDownloads = listOf(
  getObject({
    id: string,
    source: getObject({ fileId: string, name: string, exportType: string }),
    state: getOne('waiting', 'preparing', 'handedOver', 'failed'),
    operationName: string,
    preparedSinceMs: number,
    note: string,
    error: string,
  }),
);

/** Stores the list of a user's downloads until the tab closes. */
export function storeDownloads(email: string, downloads: readonly Download[]): void {
  if (downloads.length === 0) tabStorage.removeItem(toKey(email));
  else tabStorage.setItem(toKey(email), JSON.stringify(downloads));
}

/**
 * Returns a user's downloads from before a reload, without those handed over to the browser. Downloads that were in progress
 * resume. Those whose prepared content has expired at `nowMs` have failed.
 */
export function readStoredDownloads(email: string, nowMs: number): readonly Download[] {
  const retained = readDownloads(parseJson(tabStorage.getItem(toKey(email)))) ?? [];
  return retained.flatMap(({ id, source, state, ...rest }): Download[] => {
    const { fileId, name, exportType } = source ?? {};
    if (id === undefined || fileId === undefined || name === undefined || state === undefined) return [];
    const download = { ...rest, id, source: { fileId, name, exportType } };
    if (state === 'handedOver') return [];
    if (state === 'failed') return [{ ...download, state }];
    const isGone = rest.preparedSinceMs !== undefined && rest.preparedSinceMs + PREPARED_MS < nowMs;
    if (!isGone) return [{ ...download, state: 'waiting' }];
    const error = 'The download was available for 24 hours and has expired.';
    return [{ ...download, operationName: undefined, preparedSinceMs: undefined, state: 'failed', error }];
  });
}

function toKey(email: string): string {
  return `rotunda.downloads.${email}`;
}
