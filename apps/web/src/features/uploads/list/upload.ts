/**
 * How far an upload is. The file of an `interrupted` one is not known to this page: it has to be chosen again. A file of a
 * `conflict` is already in the folder under this name, and somebody has to decide. One that has `changed` differs from the
 * file that was chosen first.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'changed' | 'conflict' | 'failed' | 'done';

/** What becomes of a file whose name is taken. */
export type ConflictChoice = 'replace' | 'keep both' | 'skip';

/** A file on its way to the service, or an empty folder. */
export type Upload = {
  id: string;
  batchId: string;
  isFolder: boolean;
  name: string;
  /** The folders that it lies in, below the place it goes to. */
  folders: readonly string[];
  sizeBytes: number;
  /** When the file was last changed, in Unix milliseconds; undefined where another browser began. */
  modifiedMs: number | undefined;
  state: UploadState;
  sentBytes: number;
  /** Names the request of an upload that goes in one, so that it is stored once. */
  requestKey: string;
  /** ID at the BFF of an upload in parts, once it was begun. */
  uploadId?: string | undefined;
  /** Whether its name is known to be free, or was decided on; false where it is to be looked for in any case. */
  isNameSettled?: boolean | undefined;
  /** The file that has its name. */
  existingId?: string | undefined;
  /** A file whose content is replaced, as a new revision. */
  replacesId?: string | undefined;
  /** Bytes a second over the newest part; absent before the first. */
  speed?: number | undefined;
  /** Why it failed. */
  error?: string | undefined;
  /** ID of the file, once there is one. */
  fileId?: string | undefined;
};

/** What was chosen in one go: a folder with all that it holds, or some files. */
export type UploadBatch = {
  id: string;
  /** The folder that it goes into. */
  targetId: string;
  /** Name of the chosen folder; empty for files. */
  folderName: string;
  createdMs: number;
  /** What was decided for all files whose names are taken. */
  forAll?: ConflictChoice | undefined;
  /** Paths of files that were skipped: the folder that is chosen again has them, and they are not new. */
  skipped?: readonly string[] | undefined;
  /** Opens the folder again after a reload, in browsers that have it. */
  handle?: FileSystemDirectoryHandle | undefined;
  /** Whether another browser began it, of which only names and sizes are known. */
  isFromElsewhere?: boolean | undefined;
};

/** Larger files go up in parts. */
const MAX_WHOLE_BYTES = 1024 * 1024;

/** Where an upload lies below the place it goes to: what the same file is found by when it is chosen again. */
export function pathOf({ folders, name }: Pick<Upload, 'folders' | 'name'>): string {
  return [...folders, name].join('/');
}

/** Whether an upload goes in one request: a small file, and not one whose parts an earlier page sent. */
export function isSmall({ uploadId, sizeBytes }: Pick<Upload, 'uploadId' | 'sizeBytes'>): boolean {
  return uploadId === undefined && sizeBytes <= MAX_WHOLE_BYTES;
}

/** Seconds until an upload is complete at its present speed; undefined when that is not known. */
export function secondsLeft({ sizeBytes, sentBytes, speed, state }: Upload): number | undefined {
  return state === 'sending' && speed ? Math.ceil((sizeBytes - sentBytes) / speed) : undefined;
}
