import { useSyncExternalStore } from 'react';
import { explainError } from '#shared/error-view.tsx';
import type { Download, DownloadSource } from './download.ts';
import { saveDownload } from './save-download.ts';

let downloads: readonly Download[] = [];
let isWorking = false;
const listeners = new Set<() => void>();

/** All downloads of this page, oldest first. */
export function useDownloads(): readonly Download[] {
  return useSyncExternalStore(subscribe, () => downloads);
}

/** Puts files in the queue; they are saved one after the other. */
export function addDownloads(sources: readonly DownloadSource[]): void {
  const added = sources.map((source): Download => ({ id: crypto.randomUUID(), source, state: 'waiting' }));
  set([...downloads, ...added]);
  void work();
}

/** Tries a download again. */
export function retryDownload(id: string): void {
  change(id, { state: 'waiting', error: undefined, note: undefined });
  void work();
}

/** Takes a download off the list; one that waits or is being prepared is not saved any more. */
export function removeDownload(id: string): void {
  set(downloads.filter((download) => download.id !== id));
}

/** Takes everything that the browser has taken over off the list. */
export function clearHandedOver(): void {
  set(downloads.filter(({ state }) => state !== 'handedOver'));
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let next = findWaiting(); next; next = findWaiting()) {
    const { id, source } = next;
    change(id, { state: 'preparing' });
    try {
      const isWanted = () => downloads.some((download) => download.id === id);
      await saveDownload(source, { isWanted, onPending: (members) => change(id, members) });
      change(id, { state: 'handedOver' });
    } catch (error) {
      const reason = error instanceof Error ? explainError(error) : 'The reason is not known.';
      change(id, { state: 'failed', error: reason });
    }
  }
  isWorking = false;
}

function findWaiting(): Download | undefined {
  return downloads.find(({ state }) => state === 'waiting');
}

function change(id: string, members: Partial<Download>): void {
  set(downloads.map((download) => (download.id === id ? { ...download, ...members } : download)));
}

function set(next: readonly Download[]): void {
  downloads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
