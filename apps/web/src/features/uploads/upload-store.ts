import { useSyncExternalStore } from 'react';
import { createListeners } from '#lib/external-store.ts';
import type { Upload, UploadSource } from './upload.ts';

/** An upload with what is needed to send it. */
export type UploadEntry = {
  upload: Upload;
  /** Absent until the file of an interrupted upload is chosen again. */
  source: UploadSource | undefined;
  /** Id at the BFF, once it was begun. */
  uploadId: string | undefined;
  /** Names the request of an upload that goes in one, so that it is stored once. */
  requestKey: string;
  abort: AbortController;
};

let entries: readonly UploadEntry[] = [];
let shown: readonly Upload[] = [];
const { subscribe, emit } = createListeners();

/** All uploads of this page, oldest first. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => shown);
}

/** All entries, oldest first. */
export function readEntries(): readonly UploadEntry[] {
  return entries;
}

/** The entry of an upload; undefined when it was taken off the list. */
export function findEntry(id: string): UploadEntry | undefined {
  return entries.find(({ upload }) => upload.id === id);
}

/** Puts other entries in the place of all. */
export function setEntries(next: readonly UploadEntry[]): void {
  entries = next;
  shown = next.map(({ upload }) => upload);
  emit();
}

/** Puts an entry in the place of the one with its id. */
export function replaceEntry(entry: UploadEntry): void {
  setEntries(entries.map((each) => (each.upload.id === entry.upload.id ? entry : each)));
}

/** Changes what is shown of an upload. */
export function changeUpload(id: string, members: Partial<Upload>): void {
  const entry = findEntry(id);
  if (entry) replaceEntry({ ...entry, upload: { ...entry.upload, ...members } });
}
