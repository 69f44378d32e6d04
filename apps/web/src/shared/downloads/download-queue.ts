import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import { generateId } from '#lib/random-id.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { Download, DownloadSource } from './download.ts';
import { readStoredDownloads, storeDownloads } from './stored-downloads.ts';

// Lazy-loaded with the first download.
const loadSave = () => import('./save-download.ts');

const store = createExternalStore<readonly Download[]>([]);
let isWorking = false;
/** The owner of the downloads. Undefined until the session is loaded. */
let owner: string | undefined;

/** Returns all downloads of this tab, oldest first. */
export function useDownloads(): readonly Download[] {
  return useExternalStore(store);
}

/** Restores the downloads that this user had before a reload. */
export function restoreDownloads(email: string): void {
  if (owner === email) return;
  const fromBefore = readStoredDownloads(email, Date.now());
  const fromThisPage = owner === undefined ? store.get() : [];
  owner = email;
  set([...fromBefore, ...fromThisPage]);
  void work();
}

/** Adds files to the queue. They are saved sequentially. */
export function addDownloads(sources: readonly DownloadSource[]): void {
  const added = sources.map((source): Download => ({ id: generateId(), source, state: 'waiting' }));
  set([...store.get(), ...added]);
  void work();
}

/** Retries a download. */
export function retryDownload(id: string): void {
  const anew = { operationName: undefined, preparedSinceMs: undefined };
  change(id, { state: 'waiting', error: undefined, note: undefined, ...anew });
  void work();
}

/** Removes a download from the list. A download that is pending or being prepared is cancelled. */
export function removeDownload(id: string): void {
  set(store.get().filter((download) => download.id !== id));
}

/** Removes all downloads that were handed over to the browser from the list. */
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
