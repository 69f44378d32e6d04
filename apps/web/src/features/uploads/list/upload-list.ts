import { getPath, type Upload, type UploadBatch, type UploadState } from './upload.ts';
import { UploadScheduler } from './upload-scheduler.ts';

/** The progress of all uploads. */
export type UploadTotals = {
  counts: Readonly<Record<UploadState, number>>;
  sizeBytes: number;
  sentBytes: number;
  /** The remaining bytes of pending uploads and those in progress. */
  leftBytes: number;
};

/** A listener for changes of uploads. */
export type UploadListener = {
  onChange: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
  /** Called when a batch records skipped files. */
  onSkip: (batch: UploadBatch) => void;
  /** Called when the last upload of a batch was removed from the list. */
  onEmpty: (batchId: string) => void;
};

const NONE: Readonly<Record<UploadState, number>> = {
  waiting: 0,
  sending: 0,
  paused: 0,
  interrupted: 0,
  changed: 0,
  conflict: 0,
  failed: 0,
  done: 0,
};

/** All uploads of this page with their totals, which are updated incrementally. */
export class UploadList {
  readonly #listener: UploadListener;
  readonly #uploads = new Map<string, Upload>();
  readonly #batches = new Map<string, UploadBatch>();
  readonly #files = new Map<string, File>();
  readonly #sending = new Set<string>();
  /** Uploads by batch and folder. */
  readonly #places = new Map<string, Map<string, Set<string>>>();
  readonly #counts = { ...NONE };
  readonly #scheduler = new UploadScheduler((id) => this.#uploads.get(id)?.state === 'waiting');
  #sizeBytes = 0;
  #sentBytes = 0;
  #leftBytes = 0;

  constructor(listener: UploadListener) {
    this.#listener = listener;
  }

  get totals(): UploadTotals {
    const [sizeBytes, sentBytes, leftBytes] = [this.#sizeBytes, this.#sentBytes, this.#leftBytes];
    return { counts: { ...this.#counts }, sizeBytes, sentBytes, leftBytes };
  }

  /** Returns all uploads, oldest first. */
  all(): Upload[] {
    return [...this.#uploads.values()];
  }

  batches(): UploadBatch[] {
    return [...this.#batches.values()];
  }

  find(id: string): Upload | undefined {
    return this.#uploads.get(id);
  }

  findBatch(id: string): UploadBatch | undefined {
    return this.#batches.get(id);
  }

  /** Returns the file to send. Returns undefined if the file must be chosen again. */
  findFile(id: string): File | undefined {
    return this.#files.get(id);
  }

  sending(): Upload[] {
    return [...this.#sending].flatMap((id) => this.#uploads.get(id) ?? []);
  }

  /** Returns all uploads into the same folder, including the given one. */
  *siblings({ batchId, folders }: Upload): Iterable<Upload> {
    for (const id of this.#places.get(batchId)?.get(folders.join('/')) ?? []) {
      const upload = this.#uploads.get(id);
      if (upload) yield upload;
    }
  }

  setBatch(batch: UploadBatch): void {
    this.#batches.set(batch.id, batch);
  }

  add(upload: Upload, file?: File): void {
    if (file) this.#files.set(upload.id, file);
    const { batchId, folders, id } = upload;
    const folderMap = this.#places.get(batchId) ?? new Map<string, Set<string>>();
    this.#places.set(batchId, folderMap);
    const path = folders.join('/');
    folderMap.set(path, (folderMap.get(path) ?? new Set<string>()).add(id));
    this.#put(upload, false);
  }

  /** Changes an upload in the list. */
  change(id: string, members: Partial<Upload>): void {
    const before = this.#uploads.get(id);
    if (!before) return;
    const after = { ...before, ...members };
    this.#count(before, -1);
    this.#put(after, before.state === 'sending');
    // Completed files are not sent again, so the browser may release them.
    if (after.state === 'done') this.#files.delete(id);
    this.#listener.onChange(after);
  }

  /** Sets the content of an upload. */
  setFile(id: string, file: File): void {
    if (this.#uploads.has(id)) this.#files.set(id, file);
  }

  /** Removes the content of an upload. */
  dropFile(id: string): void {
    this.#files.delete(id);
  }

  /** Removes an upload from the list, and its batch with the last upload. */
  remove(id: string): void {
    const upload = this.#uploads.get(id);
    if (!upload) return;
    const { batchId, folders } = upload;
    this.#count(upload, -1);
    this.#sending.delete(id);
    this.#uploads.delete(id);
    this.#files.delete(id);
    this.#listener.onRemove(upload);
    const folderMap = this.#places.get(batchId);
    const path = folders.join('/');
    folderMap?.get(path)?.delete(id);
    if (folderMap?.get(path)?.size === 0) folderMap.delete(path);
    if (!folderMap || folderMap.size > 0) return;
    this.#places.delete(batchId);
    this.#batches.delete(batchId);
    this.#listener.onEmpty(batchId);
  }

  /** Removes an upload permanently: it is no longer part of a folder that may be chosen again. */
  skip(id: string): void {
    const upload = this.#uploads.get(id);
    const batch = upload && this.#batches.get(upload.batchId);
    if (!batch) return;
    const noted = { ...batch, skipped: [...(batch.skipped ?? []), getPath(upload)] };
    this.#batches.set(batch.id, noted);
    this.#listener.onSkip(noted);
    this.remove(id);
  }

  /** Returns the next upload and marks it as sending. Returns undefined if none is pending. */
  startNext(): Upload | undefined {
    const id = this.#scheduler.dequeue(this.sending());
    if (id === undefined) return undefined;
    this.change(id, { state: 'sending' });
    return this.#uploads.get(id);
  }

  /** Reports whether an upload should yield to other groups without an upload in progress. */
  shouldYield(id: string): boolean {
    return this.#sending.has(id) && this.#scheduler.hasStarvedGroup(this.sending());
  }

  #put(upload: Upload, wasSending: boolean): void {
    this.#uploads.set(upload.id, upload);
    this.#count(upload, 1);
    if (upload.state === 'sending') this.#sending.add(upload.id);
    else this.#sending.delete(upload.id);
    if (upload.state !== 'waiting') return;
    // An upload that yielded continues before others of its group start.
    if (wasSending) this.#scheduler.enqueueFirst(upload);
    else this.#scheduler.enqueue(upload);
  }

  #count({ state, sizeBytes, sentBytes }: Upload, sign: 1 | -1): void {
    this.#counts[state] += sign;
    this.#sizeBytes += sign * sizeBytes;
    this.#sentBytes += sign * sentBytes;
    if (state === 'waiting' || state === 'sending') this.#leftBytes += sign * (sizeBytes - sentBytes);
  }
}
