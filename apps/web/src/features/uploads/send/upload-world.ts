import type { Upload } from '#features/uploads/list/upload.ts';
import type { UploadStorage } from '#features/uploads/store/upload-storage.ts';
import type { FolderCalls } from './upload-places.ts';

/** What sends an upload, and what it is told on the way. */
export type UploadJob = {
  upload: Upload;
  file: File;
  parentId: string;
  signal: AbortSignal;
  /** The upload has an ID at the BFF from now on; resolves once that is kept. */
  onStarted: (uploadId: string) => Promise<void>;
  onProgress: (sentBytes: number) => void;
  /** Whether others should go first; asked between two parts. */
  isToYield: () => boolean;
  /** The service no longer has what was sent: the upload begins anew with its next turn. */
  onExpired: () => void;
};

/** What came of sending: the stored file, or that others go first. */
export type SendOutcome = { isDone: true; fileId: string | undefined } | { isDone: false };

/** Why an upload failed. */
export type UploadFailure = {
  reason: string;
  /** Whether the service has responded: trying again is another request then, else it is the same one. */
  hasResponse: boolean;
  /** Whether the file cannot be read any more and has to be chosen again. */
  isContentGone?: boolean;
  /** What keeps others from being sent as well. */
  stops?: 'session ended' | 'storage is full' | undefined;
};

/** What uploads need of the world. */
export type UploadWorld = {
  storage: UploadStorage;
  folders: FolderCalls;
  /** Sends the content of an upload. An abort rejects and loses nothing. */
  send: (job: UploadJob) => Promise<SendOutcome>;
  /** Ends an upload at the service. */
  cancel: (uploadId: string) => void;
  explain: (error: unknown) => UploadFailure;
};
