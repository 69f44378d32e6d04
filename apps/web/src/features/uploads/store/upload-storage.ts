import type { Upload, UploadBatch } from '#features/uploads/list/upload.ts';

/** A target folder in the service for files of a batch. */
export type UploadFolder = {
  batchId: string;
  path: string;
  folderId: string;
  /** Whether the upload created the folder, which therefore contains no other users' files. */
  isNew: boolean;
};

/** The stored uploads of a user. */
export type StoredUploads = {
  batches: readonly UploadBatch[];
  uploads: readonly Upload[];
  folders: readonly UploadFolder[];
};

/** Stores uploads across reloads. Changes are written with a short delay, or immediately by `flush`. */
export type UploadStorage = {
  load: () => Promise<StoredUploads>;
  saveBatch: (batch: UploadBatch) => void;
  saveUpload: (upload: Upload) => void;
  saveFolder: (folder: UploadFolder) => void;
  deleteUpload: (uploadId: string) => void;
  /** Deletes a batch with its uploads and folders. */
  deleteBatch: (batchId: string) => void;
  /** Resolves once all pending changes are written or have failed. */
  flush: () => Promise<void>;
};
