import { resolveConflict } from '#features/uploads/list/name-conflicts.ts';
import type { ConflictChoice, Upload, UploadBatch } from '#features/uploads/list/upload.ts';
import { UploadList } from '#features/uploads/list/upload-list.ts';
import type { StoredUploads } from '#features/uploads/store/upload-storage.ts';
import { generateId } from '#lib/random-id.ts';
import type { UploadDependencies } from './upload-dependencies.ts';
import { UploadWorker } from './upload-worker.ts';

/** An upload to add, with its content. Folders have none. */
export type NewUpload = Pick<Upload, 'isFolder' | 'name' | 'folders' | 'sizeBytes' | 'modifiedMs'> & {
  file: File | undefined;
};

/** The actions on uploads. The list is stored across reloads, and pending uploads are sent. */
export class UploadQueue {
  readonly list: UploadList;
  /** The reason why all uploads were paused automatically. */
  pauseReason: 'storage is full' | undefined;
  readonly #dependencies: UploadDependencies;
  readonly #worker: UploadWorker;
  readonly #onChange: () => void;

  constructor(world: UploadDependencies, onChange: () => void) {
    this.#dependencies = world;
    this.#onChange = onChange;
    this.list = new UploadList({
      onChange: (upload) => {
        // Uploads started by another browser are stored there.
        if (!this.list.findBatch(upload.batchId)?.isFromElsewhere) world.storage.saveUpload(upload);
        onChange();
      },
      onRemove: ({ id }) => {
        world.storage.deleteUpload(id);
        onChange();
      },
      onSkip: (batch) => world.storage.saveBatch(batch),
      onEmpty: (batchId) => world.storage.deleteBatch(batchId),
    });
    this.#worker = new UploadWorker(this.list, world, (reason) => {
      this.pauseReason = reason;
      onChange();
    });
  }

  /** Restores stored uploads. Those that were not completed need their content. */
  restore({ batches, uploads, folders }: StoredUploads): void {
    for (const batch of batches) this.list.setBatch(batch);
    this.#worker.folders.restore(folders);
    for (const upload of uploads) {
      const isOver = upload.state === 'done' || upload.state === 'failed';
      this.list.add({ ...upload, state: isOver ? upload.state : 'interrupted', speed: undefined });
    }
    this.#onChange();
  }

  /** Adds a batch to the queue. Resolves to the IDs of its uploads once they are stored. */
  async add(batch: UploadBatch, added: readonly NewUpload[]): Promise<readonly string[]> {
    const { storage } = this.#dependencies;
    this.list.setBatch(batch);
    storage.saveBatch(batch);
    const ids = added.map(({ file, ...facts }) => {
      const upload: Upload = {
        ...facts,
        id: generateId(),
        batchId: batch.id,
        state: 'waiting',
        sentBytes: 0,
        requestKey: generateId(),
      };
      this.list.add(upload, file);
      storage.saveUpload(upload);
      return upload.id;
    });
    this.#onChange();
    // The idempotency keys must survive a reload regardless of the outcome.
    await storage.flush();
    this.#worker.startNext();
    return ids;
  }

  /** Pauses uploads. The service retains the bytes it has received. */
  pause(ids: Iterable<string>): void {
    this.#worker.pause(ids);
    this.#worker.startNext();
  }

  /** Resumes paused, interrupted and failed uploads whose content is available. */
  resume(ids: Iterable<string>): void {
    this.pauseReason = undefined;
    for (const id of ids) {
      const upload = this.list.find(id);
      if (!upload || !this.hasContent(upload)) continue;
      const { state } = upload;
      const isStopped = state === 'paused' || state === 'interrupted' || state === 'failed';
      if (isStopped) this.list.change(id, { state: 'waiting', error: undefined });
    }
    this.#worker.startNext();
  }

  /** Restarts uploads of changed files with their current content. */
  restart(ids: Iterable<string>): void {
    for (const id of ids) {
      const upload = this.list.find(id);
      const file = this.list.findFile(id);
      if (upload?.state !== 'changed' || !file) continue;
      if (upload.uploadId !== undefined) this.#dependencies.cancel(upload.uploadId);
      const now = { sizeBytes: file.size, modifiedMs: file.lastModified, sentBytes: 0, isNameSettled: false };
      this.list.change(id, { ...now, state: 'waiting', uploadId: undefined, requestKey: generateId() });
    }
    this.#worker.startNext();
  }

  /** Cancels uploads permanently, here and in the service. Completed ones are only removed from the list. */
  remove(ids: Iterable<string>): void {
    for (const id of ids) {
      const upload = this.list.find(id);
      if (!upload) continue;
      this.list.remove(id);
      this.#worker.abort(id);
      if (upload.uploadId !== undefined && upload.state !== 'done') this.#dependencies.cancel(upload.uploadId);
    }
    // Removed uploads must not return after a reload.
    void this.#dependencies.storage.flush();
    this.#worker.startNext();
  }

  /** Resolves name conflicts. With `isForAll`, also resolves all other conflicts of their batches, including later ones. */
  decide(ids: Iterable<string>, choice: ConflictChoice, isForAll: boolean): void {
    const chosen = [...ids].flatMap((id) => this.list.find(id) ?? []).filter(isConflict);
    if (isForAll)
      for (const batchId of new Set(chosen.map((upload) => upload.batchId))) this.#decideBatch(batchId, choice);
    for (const { id } of chosen) this.#settle(id, choice);
    void this.#dependencies.storage.flush();
    this.#worker.startNext();
  }

  #decideBatch(batchId: string, choice: ConflictChoice): void {
    const batch = this.list.findBatch(batchId);
    if (!batch) return;
    this.list.setBatch({ ...batch, forAll: choice });
    this.#dependencies.storage.saveBatch({ ...batch, forAll: choice });
    for (const upload of this.list.all()) if (upload.batchId === batchId) this.#settle(upload.id, choice);
  }

  #settle(id: string, choice: ConflictChoice): void {
    const upload = this.list.find(id);
    if (upload && isConflict(upload)) resolveConflict(this.list, upload, choice);
  }

  /** Reports whether the content is available. A folder needs none. */
  hasContent({ id, isFolder }: Upload): boolean {
    return isFolder || this.list.findFile(id) !== undefined;
  }
}

function isConflict({ state }: Upload): boolean {
  return state === 'conflict';
}
