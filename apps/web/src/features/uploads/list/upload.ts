/**
 * The state of an upload. `interrupted`: this page does not have the file, which must be chosen again. `conflict`: a file with
 * this name already exists in the folder, and the user must decide. `changed`: the file differs from the originally chosen one.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'changed' | 'conflict' | 'failed' | 'done';

/** The resolution of a name conflict. */
export type ConflictChoice = 'replace' | 'keep both' | 'skip';

/** A file that is being uploaded, or an empty folder. */
export type Upload = {
  id: string;
  batchId: string;
  isFolder: boolean;
  name: string;
  /** The folders of the file, below the target folder. */
  folders: readonly string[];
  sizeBytes: number;
  /** The modification time of the file, in Unix milliseconds. Undefined if another browser started the upload. */
  modifiedMs: number | undefined;
  state: UploadState;
  sentBytes: number;
  /** The idempotency key of a single-request upload, so that the file is stored only once. */
  requestKey: string;
  /** The ID of a multipart upload at the BFF, once it has started. */
  uploadId?: string | undefined;
  /** Whether the name is known to be free, or its conflict was resolved. False if it must be checked in any case. */
  isNameSettled?: boolean | undefined;
  /** The existing file with the same name. */
  existingId?: string | undefined;
  /** The file whose content is replaced with a new revision. */
  replacesId?: string | undefined;
  /** The speed of the latest part in bytes per second. Undefined before the first part. */
  speed?: number | undefined;
  /** The reason for the failure. */
  error?: string | undefined;
  /** The ID of the stored file, once it exists. */
  fileId?: string | undefined;
};

/** Items selected at once: a folder with its contents, or several files. */
export type UploadBatch = {
  id: string;
  /** The target folder. */
  targetId: string;
  /** Name of the chosen folder; empty for files. */
  folderName: string;
  createdMs: number;
  /** The resolution for all name conflicts of the batch. */
  forAll?: ConflictChoice | undefined;
  /** The paths of skipped files. A folder that is chosen again contains them, but they are not new. */
  skipped?: readonly string[] | undefined;
  /** The handle for reopening the folder after a reload, in browsers that support it. */
  handle?: FileSystemDirectoryHandle | undefined;
  /** Whether another browser started the batch, so that only names and sizes are known. */
  isFromElsewhere?: boolean | undefined;
};

/** Larger files are uploaded in parts. */
const MAX_SINGLE_REQUEST_BYTES = 1024 * 1024;

/** Returns the path of an upload below its target folder, by which the same file is found if it is chosen again. */
export function getPath({ folders, name }: Pick<Upload, 'folders' | 'name'>): string {
  return [...folders, name].join('/');
}

/** Reports whether an upload uses a single request: a small file, unless an earlier page has sent parts of it. */
export function isSmall({ uploadId, sizeBytes }: Pick<Upload, 'uploadId' | 'sizeBytes'>): boolean {
  return uploadId === undefined && sizeBytes <= MAX_SINGLE_REQUEST_BYTES;
}

/** Returns the seconds until an upload completes at its current speed. Returns undefined if unknown. */
export function getSecondsLeft({ sizeBytes, sentBytes, speed, state }: Upload): number | undefined {
  return state === 'sending' && speed ? Math.ceil((sizeBytes - sentBytes) / speed) : undefined;
}
