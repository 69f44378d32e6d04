import type { Upload, UploadBatch } from '#features/uploads/list/upload.ts';
import { explainUploadFailure } from '#features/uploads/send/explain-upload-failure.ts';
import { folderCalls } from '#features/uploads/send/folder-calls.ts';
import { sendUpload } from '#features/uploads/send/send-upload.ts';
import { UploadQueue } from '#features/uploads/send/upload-queue.ts';
import { UploadRate } from '#features/uploads/send/upload-rate.ts';
import { findHandle } from '#features/uploads/store/stored-handles.ts';
import { StoredUploadList } from '#features/uploads/store/stored-uploads.ts';
import type { StoredUploads } from '#features/uploads/store/upload-storage.ts';
import { noUploads, uploadsView } from '#features/uploads/store/upload-store.ts';
import { acquireTabLock } from '#lib/tab-lock.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { setHasStoredUploads } from './upload-marker.ts';
import { type ReselectionResult, toUploadsView } from './uploads-view.ts';

const SHOW_MS = 100;
const MAX_HANDLES = 100; // The browser may ask for permission for each file. Users would not answer more prompts.

/** The uploads of the signed-in user. */
export class UploadSession {
  readonly owner: string;
  readonly queue: UploadQueue;
  readonly notes = new Map<string, ReselectionResult>();
  /** The handles for reopening uploads and batches. */
  readonly handles = new Map<string, FileSystemFileHandle | FileSystemDirectoryHandle>();
  /** The uploads in progress in other tabs. */
  otherTabUploads: readonly Upload[] = [];
  readonly #storage: StoredUploadList;
  readonly #locks = new Map<string, () => void>();
  readonly #rate = new UploadRate();
  #shownAtMs = Number.NEGATIVE_INFINITY;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: string) {
    this.owner = owner;
    this.#storage = new StoredUploadList(owner);
    const cancel = (uploadId: string) => {
      // An upload that cannot be cancelled now expires automatically.
      const path = `/api/files/uploads/${encodeURIComponent(uploadId)}`;
      void callBff('bff.uploads.delete', path, { method: 'DELETE' }).catch(() => undefined);
    };
    const world = {
      storage: this.#storage,
      folders: folderCalls,
      send: sendUpload,
      cancel,
      explain: explainUploadFailure,
    };
    this.queue = new UploadQueue(world, () => this.show());
  }

  /** Restores the uploads stored in this browser, except those in progress in another tab. */
  async restore(): Promise<void> {
    const { batches, uploads, folders } = await this.#storage.load();
    const mine: UploadBatch[] = [];
    for (const batch of batches) if (await this.lock(batch.id)) mine.push(batch);
    const ids = new Set(mine.map(({ id }) => id));
    this.otherTabUploads = uploads.filter(({ batchId }) => !ids.has(batchId));
    const own = uploads.filter(({ batchId }) => ids.has(batchId));
    for (const batch of mine) if (batch.handle) this.handles.set(batch.id, batch.handle);
    for (const { id } of own.filter(isReopenable).slice(0, MAX_HANDLES)) {
      const handle = await findHandle(id);
      if (handle) this.handles.set(id, handle);
    }
    this.queue.restore({ batches: mine, uploads: own, folders });
  }

  /** Returns the uploads currently stored in this browser, including those of other tabs. */
  readStored(): Promise<StoredUploads> {
    return this.#storage.load();
  }

  /** Locks a batch against other tabs. Resolves to false if another tab holds the lock. */
  async lock(batchId: string): Promise<boolean> {
    if (this.#locks.has(batchId)) return true;
    const lock = await acquireTabLock(`rotunda.uploads.${batchId}`);
    if (lock) this.#locks.set(batchId, lock.release);
    return lock !== undefined;
  }

  /** Updates the shown state, at most a few times a second. */
  show(): void {
    const waitMs = this.#shownAtMs + SHOW_MS - performance.now();
    this.#showing ??= setTimeout(() => this.#show(), Math.max(0, waitMs));
  }

  /** Writes pending changes, for example before the page unloads. */
  flush(): Promise<void> {
    return this.#storage.flush();
  }

  /** Closes everything before another user's uploads open. */
  close(): void {
    clearTimeout(this.#showing);
    for (const release of this.#locks.values()) release();
    uploadsView.set(noUploads);
  }

  #show(): void {
    this.#showing = undefined;
    this.#shownAtMs = performance.now();
    const { counts, sentBytes, leftBytes } = this.queue.list.totals;
    const left = counts.sending + counts.waiting;
    if (left === 0) this.#rate.reset();
    else this.#rate.record({ atMs: performance.now(), sentBytes, doneFiles: counts.done });
    const secondsLeft = this.#rate.getSecondsLeft(leftBytes, left);
    for (const [batchId, release] of this.#locks) {
      if (this.queue.list.findBatch(batchId)) continue;
      release();
      this.#locks.delete(batchId);
    }
    const shown = toUploadsView(this, secondsLeft);
    uploadsView.set(shown);
    setHasStoredUploads(this.owner, shown.uploads.length > 0);
  }
}

/** Reports whether the browser may have a handle for the file. Files in a folder are opened through the folder. */
function isReopenable({ folders, state, isFolder }: Upload): boolean {
  return folders.length === 0 && state !== 'done' && !isFolder;
}
