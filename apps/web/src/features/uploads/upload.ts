/** How far an upload is. `interrupted` ones were begun before the page was loaded: their file has to be chosen again. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'interrupted' | 'failed' | 'done';

/** A file on its way to the service. */
export type Upload = {
  /** Names the upload on this page. */
  id: string;
  name: string;
  sizeBytes: number;
  sentBytes: number;
  state: UploadState;
  /** Bytes a second over the newest part; absent before the first. */
  speed?: number | undefined;
  /** Opens the file of an interrupted upload again, after a question of the browser. */
  handle?: FileSystemFileHandle | undefined;
  /** Why it failed. */
  error?: string | undefined;
  /** Id of the file, once there is one. */
  fileId?: string | undefined;
};

/** What is to be uploaded, and where to. */
export type UploadSource = {
  file: File;
  /** What opens the file again after a reload, in browsers that have it. */
  handle?: FileSystemFileHandle | undefined;
  parentId: string | undefined;
  /** A file whose content is replaced, as a new revision. */
  replacesId?: string | undefined;
};

/** How much of all bytes has arrived, from 0 to 1. */
export function totalProgress(uploads: readonly Upload[]): number {
  const total = uploads.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const sent = uploads.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  return total === 0 ? 1 : sent / total;
}

/** Seconds until an upload is complete at its present speed; undefined when that is not known. */
export function secondsLeft({ sizeBytes, sentBytes, speed, state }: Upload): number | undefined {
  return state === 'sending' && speed ? Math.ceil((sizeBytes - sentBytes) / speed) : undefined;
}
