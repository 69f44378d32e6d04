import type { Upload, UploadBatch, UploadState } from '#features/uploads/list/upload.ts';
import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** The shown state of all uploads. */
export type UploadsView = {
  /** The uploads that need the user's attention, then those in progress, then completed ones. */
  uploads: readonly Upload[];
  counts: Readonly<Record<UploadState, number>>;
  /** The number of failed uploads that can be retried without choosing their files. */
  retryable: number;
  /** The share of bytes sent, from 0 to 1. */
  progress: number;
  secondsLeft: number | undefined;
  batches: readonly BatchView[];
  pauseReason: 'storage is full' | undefined;
};

/** The shown state of a batch that needs the user's attention. */
export type BatchView = {
  batch: UploadBatch;
  /** The number of uploads whose content this page does not have. */
  interrupted: number;
  changed: number;
  /** The number of files that were chosen again but are not part of the batch. */
  added: number;
  /** Whether the browser can reopen the files. */
  isReopenable: boolean;
  problem: string | undefined;
};

/** The shown state without uploads. */
export const noUploads: UploadsView = {
  uploads: [],
  counts: { waiting: 0, sending: 0, paused: 0, interrupted: 0, changed: 0, conflict: 0, failed: 0, done: 0 },
  retryable: 0,
  progress: 1,
  secondsLeft: undefined,
  batches: [],
  pauseReason: undefined,
};

/** The shown state of the uploads. Written by the upload code, which is only loaded with the first upload. */
export const uploadsView = createExternalStore(noUploads);

/** Returns the shown state of the uploads. */
export function useUploads(): UploadsView {
  return useExternalStore(uploadsView);
}

/** The time when sending resumes, in Unix milliseconds, while the console temporarily rejects requests. Undefined otherwise. */
export const uploadsResumeAtMs = createExternalStore<number | undefined>(undefined);

/** Returns the time when sending resumes. */
export function useUploadsResumeAtMs(): number | undefined {
  return useExternalStore(uploadsResumeAtMs);
}
