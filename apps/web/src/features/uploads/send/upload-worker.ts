import { detectNameConflicts } from '#features/uploads/list/name-conflicts.ts';
import type { Upload } from '#features/uploads/list/upload.ts';
import type { UploadList } from '#features/uploads/list/upload-list.ts';
import { generateId } from '#lib/random-id.ts';
import { FolderError, FolderResolver } from './folder-resolver.ts';
import type { SendOutcome, UploadDependencies, UploadFailure } from './upload-dependencies.ts';

const MAX_AT_ONCE = 3;

/** Sends the pending uploads of a list, three at a time. */
export class UploadWorker {
  readonly folders: FolderResolver;
  readonly #list: UploadList;
  readonly #dependencies: UploadDependencies;
  readonly #onStopped: (reason: 'storage is full') => void;
  readonly #aborts = new Map<string, AbortController>();

  /** `onStopped` is called when all uploads were paused, with the reason. */
  constructor(list: UploadList, world: UploadDependencies, onStopped: (reason: 'storage is full') => void) {
    this.#list = list;
    this.#dependencies = world;
    this.#onStopped = onStopped;
    this.folders = new FolderResolver(world.folders, (folder) => world.storage.saveFolder(folder));
  }

  /** Starts as many uploads as the limit permits. */
  startNext(): void {
    while (this.#list.totals.counts.sending < MAX_AT_ONCE) {
      const next = this.#list.startNext();
      if (!next) return;
      void this.#send(next.id);
    }
  }

  /** Aborts the requests of an upload. */
  abort(id: string): void {
    this.#aborts.get(id)?.abort();
  }

  /** Pauses uploads that are pending or in progress. */
  pause(ids: Iterable<string>): void {
    for (const id of ids) {
      const state = this.#list.find(id)?.state;
      if (state !== 'sending' && state !== 'waiting') continue;
      this.#list.change(id, { state: 'paused', speed: undefined });
      this.abort(id);
    }
  }

  async #send(id: string): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    try {
      const outcome = await this.#sendOne(id, abort.signal);
      if (outcome?.isDone) {
        const sentBytes = this.#list.find(id)?.sizeBytes ?? 0;
        this.#list.change(id, { state: 'done', sentBytes, fileId: outcome.fileId, speed: undefined });
      } else if (outcome && !abort.signal.aborted) this.#list.change(id, { state: 'waiting', speed: undefined });
    } catch (error) {
      if (!abort.signal.aborted) this.#fail(id, error);
    }
    if (this.#aborts.get(id) === abort) this.#aborts.delete(id);
    this.startNext();
  }

  /** Resolves to undefined if there is nothing left to send. */
  async #sendOne(id: string, signal: AbortSignal): Promise<SendOutcome | undefined> {
    const upload = this.#list.find(id);
    const batch = upload && this.#list.findBatch(upload.batchId);
    if (!batch) return undefined;
    // A started upload already has its target in the service.
    if (upload.uploadId !== undefined) return this.#sendContent(id, batch.targetId, signal);
    const path = upload.isFolder ? [...upload.folders, upload.name] : upload.folders;
    const { folderId, isNew } = await this.folders.resolve(batch, path);
    if (upload.isFolder) return { isDone: true, fileId: folderId };
    // A new folder contains no other users' files, but an earlier request of this upload may have succeeded.
    if (upload.isNameSettled === false || (!upload.isNameSettled && !isNew)) {
      await detectNameConflicts(this.#list, upload, (names) =>
        this.#dependencies.folders.findExisting(folderId, names),
      );
    }
    // A lost response is requested again after a reload. The request must be the same then.
    await this.#dependencies.storage.flush();
    signal.throwIfAborted();
    return this.#sendContent(id, folderId, signal);
  }

  async #sendContent(id: string, parentId: string, signal: AbortSignal): Promise<SendOutcome | undefined> {
    const upload = this.#list.find(id);
    const file = this.#list.findFile(id);
    // The upload may have become a conflict, or may have been skipped.
    if (upload?.state !== 'sending' || !file) return undefined;
    return this.#dependencies.send({
      upload,
      file,
      parentId,
      signal,
      onStarted: (uploadId) => {
        this.#list.change(id, { uploadId });
        return this.#dependencies.storage.flush();
      },
      onProgress: measureSpeed((members) => this.#list.change(id, members)),
      shouldYield: () => this.#list.shouldYield(id),
      onExpired: () => this.#list.change(id, { uploadId: undefined, sentBytes: 0 }),
    });
  }

  #fail(id: string, error: unknown): void {
    const failure = this.#dependencies.explain(error instanceof FolderError ? error.cause : error);
    // Pending uploads continue after the sign-in that follows.
    if (failure.stops === 'session ended') this.pause(this.#listUnsent());
    else if (error instanceof FolderError) this.#failFolder(id, error.path, failure.reason);
    else if (failure.isContentGone) {
      this.#list.dropFile(id);
      this.#list.change(id, { state: 'interrupted', error: failure.reason, speed: undefined });
    } else this.#recordFailure(id, failure);
  }

  #recordFailure(id: string, { reason, hasResponse, stops }: UploadFailure): void {
    const anew = { requestKey: generateId(), isNameSettled: false };
    this.#list.change(id, { state: 'failed', error: reason, speed: undefined, ...(hasResponse && anew) });
    if (stops !== 'storage is full') return;
    this.pause(this.#listUnsent());
    this.#onStopped(stops);
  }

  /** The contents of a folder that cannot be created fail with it. */
  #failFolder(id: string, path: readonly string[], reason: string): void {
    const batchId = this.#list.find(id)?.batchId;
    const error = `The folder “${path.join('/')}” could not be created: ${reason}`;
    for (const each of this.#list.all()) {
      const isInside = each.batchId === batchId && path.every((name, depth) => each.folders[depth] === name);
      if (each.id !== id && !(isInside && each.state === 'waiting')) continue;
      this.#list.change(each.id, { state: 'failed', error, speed: undefined });
    }
  }

  #listUnsent(): string[] {
    return this.#list.all().flatMap(({ id, state }) => (state === 'waiting' || state === 'sending' ? [id] : []));
  }
}

function measureSpeed(change: (members: Partial<Upload>) => void): (sentBytes: number) => void {
  let before = { atMs: performance.now(), sentBytes: -1 };
  return (sentBytes) => {
    const atMs = performance.now();
    const seconds = (atMs - before.atMs) / 1000;
    const isMeasured = before.sentBytes >= 0 && seconds > 0 && sentBytes > before.sentBytes;
    change({ sentBytes, ...(isMeasured && { speed: (sentBytes - before.sentBytes) / seconds }) });
    before = { atMs, sentBytes };
  };
}
