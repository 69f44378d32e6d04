import type { Upload } from '#features/uploads/list/upload.ts';
import type { UploadStorage } from '#features/uploads/store/upload-storage.ts';
import type { FolderCalls } from './folder-resolver.ts';

/** The input and the callbacks for sending an upload. */
export type UploadJob = {
  upload: Upload;
  file: File;
  parentId: string;
  signal: AbortSignal;
  /** Called when the upload has an ID at the BFF. Resolves once the ID is stored. */
  onStarted: (uploadId: string) => Promise<void>;
  onProgress: (sentBytes: number) => void;
  /** Whether to yield to other uploads. Checked between two parts. */
  shouldYield: () => boolean;
  /** Called if the service no longer has the sent parts. The upload restarts with its next turn. */
  onExpired: () => void;
};

/** The result of sending: the stored file, or that the upload yielded to others. */
export type SendOutcome = { isDone: true; fileId: string | undefined } | { isDone: false };

/** The failure of an upload. */
export type UploadFailure = {
  reason: string;
  /** Whether the service has responded. A retry is then a new request, or else the same one. */
  hasResponse: boolean;
  /** Whether the file can no longer be read and must be chosen again. */
  isContentGone?: boolean;
  /** The reason why other uploads cannot be sent either. */
  stops?: 'session ended' | 'storage is full' | undefined;
};

/** The dependencies of uploads. */
export type UploadDependencies = {
  storage: UploadStorage;
  folders: FolderCalls;
  /** Sends the content of an upload. An abort rejects and loses nothing. */
  send: (job: UploadJob) => Promise<SendOutcome>;
  /** Cancels an upload in the service. */
  cancel: (uploadId: string) => void;
  explain: (error: unknown) => UploadFailure;
};
