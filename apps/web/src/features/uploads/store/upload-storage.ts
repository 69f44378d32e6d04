import type { Upload, UploadBatch } from '#features/uploads/list/upload.ts';

/** A folder at the service that files of a batch go into. */
export type UploadFolder = {
  batchId: string;
  path: string;
  folderId: string;
  /** Whether the upload made it, so that nobody else's files are in it. */
  isNew: boolean;
};

/** What was kept of the uploads of a person. */
export type StoredUploads = {
  batches: readonly UploadBatch[];
  uploads: readonly Upload[];
  folders: readonly UploadFolder[];
};

/** Keeps uploads across reloads. What is noted is written a little later, and at once by `flush`. */
export type UploadStorage = {
  load: () => Promise<StoredUploads>;
  noteBatch: (batch: UploadBatch) => void;
  note: (upload: Upload) => void;
  noteFolder: (folder: UploadFolder) => void;
  forget: (uploadId: string) => void;
  /** Forgets a batch with its uploads and folders. */
  forgetBatch: (batchId: string) => void;
  /** Resolves once everything that was noted is kept, or cannot be. */
  flush: () => Promise<void>;
};
