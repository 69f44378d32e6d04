import type { Upload, UploadBatch } from '#features/uploads/list/upload.ts';
import { chunk } from '#lib/chunk.ts';
import { openUploadDatabase, type UploadDatabase } from './upload-database.ts';
import type { StoredUploads, UploadFolder, UploadStorage } from './upload-storage.ts';

type Pending = {
  batches: Map<string, UploadBatch>;
  uploads: Map<string, Upload>;
  folders: UploadFolder[];
  goneUploads: Set<string>;
  goneBatches: Set<string>;
};

const WRITE_MS = 500;
const PART = 200; // Rows per batch. Copying more at once would block the page for longer than a frame.
const MAX_STORED = 50_000;
const RETENTION_MS = 14 * 86_400_000; // Longer than the services retain incomplete uploads, which is one week.

/** Stores the uploads of one user in the browser's database, up to 50,000 for two weeks. */
export class StoredUploadList implements UploadStorage {
  readonly #owner: string;
  readonly #known = new Set<string>();
  #pending = createEmptyPending();
  #writing: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the planned write does not wait for further changes. */
  #isUrgent = false;

  constructor(owner: string) {
    this.#owner = owner;
  }

  /** Returns the stored uploads of this user. Returns none if the browser's storage is unavailable. */
  async load(): Promise<StoredUploads> {
    const database = await openUploadDatabase().catch(() => undefined);
    if (!database) return { batches: [], uploads: [], folders: [] };
    const all = await database.getAllFromIndex('batches', 'owner', this.#owner);
    const batches = all.filter(({ createdMs }) => createdMs >= Date.now() - RETENTION_MS);
    for (const batch of all) if (!batches.includes(batch)) this.deleteBatch(batch.id);
    for (const batch of batches) {
      const handle = await database.get('handles', batch.id);
      if (handle !== undefined) batch.handle = handle as FileSystemDirectoryHandle;
    }
    const ids = new Set(batches.map(({ id }) => id));
    const rows = await database.getAllFromIndex('uploads', 'owner', this.#owner);
    const uploads = rows.filter(({ batchId }) => ids.has(batchId));
    for (const { id } of uploads) this.#known.add(id);
    return { batches, uploads, folders: await database.getAllFromIndex('folders', 'owner', this.#owner) };
  }

  saveBatch(batch: UploadBatch): void {
    this.#pending.batches.set(batch.id, batch);
    this.#plan();
  }

  saveUpload(upload: Upload): void {
    if (!this.#known.has(upload.id) && this.#known.size >= MAX_STORED) return;
    this.#known.add(upload.id);
    this.#pending.uploads.set(upload.id, upload);
    // Users leave the page once they see that an upload is over. Otherwise, it would be unfinished in the next page.
    this.#plan(upload.state === 'done' || upload.state === 'failed');
  }

  saveFolder(folder: UploadFolder): void {
    this.#pending.folders.push(folder);
    this.#plan();
  }

  deleteUpload(uploadId: string): void {
    this.#known.delete(uploadId);
    this.#pending.uploads.delete(uploadId);
    this.#pending.goneUploads.add(uploadId);
    this.#plan();
  }

  deleteBatch(batchId: string): void {
    this.#pending.batches.delete(batchId);
    this.#pending.goneBatches.add(batchId);
    this.#plan();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const pending = this.#pending;
    this.#pending = createEmptyPending();
    // If the browser's storage is unavailable, uploads last as long as the page.
    this.#writing = this.#writing.then(() => this.#write(pending).catch(() => undefined));
    return this.#writing;
  }

  #plan(isUrgent = false): void {
    if (this.#timer !== undefined && (this.#isUrgent || !isUrgent)) return;
    clearTimeout(this.#timer);
    this.#isUrgent = isUrgent;
    this.#timer = setTimeout(() => void this.flush(), isUrgent ? 0 : WRITE_MS);
  }

  async #write({ batches, uploads, folders, goneUploads, goneBatches }: Pending): Promise<void> {
    const database = await openUploadDatabase();
    for (const batchId of goneBatches) await deleteBatch(database, batchId);
    const transaction = database.transaction(['batches', 'uploads', 'folders', 'handles'], 'readwrite');
    const store = transaction.objectStore.bind(transaction);
    const owner = this.#owner;
    await Promise.all(
      [...batches.values()].flatMap(({ handle, ...batch }) => [
        store('batches').put({ ...batch, owner }),
        handle && store('handles').put(handle, batch.id),
      ]),
    );
    for (const part of chunk(uploads.values(), PART)) {
      // The transaction stays open while a write is in progress, and the page stays responsive.
      await Promise.all(part.map((upload) => store('uploads').put({ ...upload, owner })));
    }
    await Promise.all(folders.map((folder) => store('folders').put({ ...folder, owner })));
    await Promise.all([...goneUploads].flatMap((id) => [store('uploads').delete(id), store('handles').delete(id)]));
    await transaction.done;
  }
}

async function deleteBatch(database: UploadDatabase, batchId: string): Promise<void> {
  const transaction = database.transaction(['batches', 'uploads', 'folders', 'handles'], 'readwrite');
  const store = transaction.objectStore.bind(transaction);
  await Promise.all([store('batches').delete(batchId), store('handles').delete(batchId)]);
  const ids = await store('uploads').index('batchId').getAllKeys(batchId);
  await Promise.all(ids.flatMap((id) => [store('uploads').delete(id), store('handles').delete(id)]));
  const keys = await store('folders').index('batchId').getAllKeys(batchId);
  await Promise.all(keys.map((key) => store('folders').delete(key)));
  await transaction.done;
}

function createEmptyPending(): Pending {
  return { batches: new Map(), uploads: new Map(), folders: [], goneUploads: new Set(), goneBatches: new Set() };
}
