import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import { randomId } from '#lib/random-id.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { Download, DownloadSource } from './download.ts';
import { readStoredDownloads, storeDownloads } from './stored-downloads.ts';

// Loaded with the first download.
const loadSave = () => import('./save-download.ts');

const store = createExternalStore<readonly Download[]>([]);
let isWorking = false;
/** Whose they are; unknown until the session is. */
let owner: string | undefined;

/** All downloads of this tab, oldest first. */
export function useDownloads(): readonly Download[] {
  return useExternalStore(store);
}

/** Takes up the downloads that this person had before the page was loaded anew. */
export function restoreDownloads(email: string): void {
  if (owner === email) return;
  const fromBefore = readStoredDownloads(email, Date.now());
  const fromThisPage = owner === undefined ? store.get() : [];
  owner = email;
  set([...fromBefore, ...fromThisPage]);
  void work();
}

/** Puts files in the queue; they are saved one after the other. */
export function addDownloads(sources: readonly DownloadSource[]): void {
  const added = sources.map((source): Download => ({ id: randomId(), source, state: 'waiting' }));
  set([...store.get(), ...added]);
  void work();
}

/** Tries a download again. */
export function retryDownload(id: string): void {
  const anew = { operationName: undefined, preparedSinceMs: undefined };
  change(id, { state: 'waiting', error: undefined, note: undefined, ...anew });
  void work();
}

/** Takes a download off the list; one that waits or is being prepared is not saved any more. */
export function removeDownload(id: string): void {
  set(store.get().filter((download) => download.id !== id));
}

/** Takes everything that the browser has taken over off the list. */
export function clearHandedOver(): void {
  set(store.get().filter(({ state }) => state !== 'handedOver'));
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let next = findWaiting(); next; next = findWaiting()) {
    const { id, source } = next;
    change(id, { state: 'preparing' });
    try {
      const isWanted = () => store.get().some((download) => download.id === id);
      const { saveDownload } = await loadSave();
      await saveDownload(source, { isWanted, onPending: (members) => change(id, members) }, next.operationName);
      change(id, { state: 'handedOver' });
    } catch (error) {
      const reason = error instanceof Error ? explainError(error) : 'Unknown error.';
      change(id, { state: 'failed', error: reason });
    }
  }
  isWorking = false;
}

function findWaiting(): Download | undefined {
  return store.get().find(({ state }) => state === 'waiting');
}

function change(id: string, members: Partial<Download>): void {
  set(store.get().map((download) => (download.id === id ? { ...download, ...members } : download)));
}

function set(next: readonly Download[]): void {
  if (owner !== undefined) storeDownloads(owner, next);
  store.set(next);
}
