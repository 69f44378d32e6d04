import type { Upload, UploadBatch, UploadState } from '#features/uploads/list/upload.ts';
import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** What is shown of all uploads. */
export type ShownUploads = {
  /** Those that somebody has to do something about first, then those in progress, and those that are done last. */
  uploads: readonly Upload[];
  counts: Readonly<Record<UploadState, number>>;
  /** How many failed ones can be tried again without choosing their files. */
  retryable: number;
  /** How much of all bytes has arrived, from 0 to 1. */
  progress: number;
  secondsLeft: number | undefined;
  batches: readonly ShownBatch[];
  pauseReason: 'storage is full' | undefined;
};

/** What is shown of a batch that needs somebody's attention. */
export type ShownBatch = {
  batch: UploadBatch;
  /** Uploads whose content is unknown to this page. */
  interrupted: number;
  changed: number;
  /** Files that were chosen again and are no part of it. */
  added: number;
  /** Whether the browser can open its files again. */
  isReopenable: boolean;
  problem: string | undefined;
};

/** What is shown without uploads. */
export const noUploads: ShownUploads = {
  uploads: [],
  counts: { waiting: 0, sending: 0, paused: 0, interrupted: 0, changed: 0, conflict: 0, failed: 0, done: 0 },
  retryable: 0,
  progress: 1,
  secondsLeft: undefined,
  batches: [],
  pauseReason: undefined,
};

/** What is shown of the uploads, written by what sends them: that is loaded with the first upload only. */
export const shownUploads = createExternalStore(noUploads);

/** Follows what is shown of the uploads. */
export function useUploads(): ShownUploads {
  return useExternalStore(shownUploads);
}

/** When sending goes on, in Unix milliseconds, while the console takes no more for a moment; undefined otherwise. */
export const uploadsResumeAtMs = createExternalStore<number | undefined>(undefined);

/** Follows when sending goes on. */
export function useUploadsResumeAtMs(): number | undefined {
  return useExternalStore(uploadsResumeAtMs);
}
