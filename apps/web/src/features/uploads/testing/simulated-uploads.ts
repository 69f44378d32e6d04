import { getPath, type Upload, type UploadBatch } from '#features/uploads/list/upload.ts';
import type {
  SendOutcome,
  UploadDependencies,
  UploadFailure,
  UploadJob,
} from '#features/uploads/send/upload-dependencies.ts';
import { UploadQueue } from '#features/uploads/send/upload-queue.ts';
import type { StoredUploads, UploadFolder, UploadStorage } from '#features/uploads/store/upload-storage.ts';

/** Stores uploads like a browser database: changes that were not flushed are lost with the page. */
class SimulatedDevice {
  readonly #batches = new Map<string, UploadBatch>();
  readonly #uploads = new Map<string, Upload>();
  readonly #folders: UploadFolder[] = [];

  openStorage(): UploadStorage {
    let pending: (() => void)[] = [];
    const later = (act: () => void) => void pending.push(act);
    return {
      load: async () => this.load(),
      saveBatch: (batch) => later(() => this.#batches.set(batch.id, batch)),
      saveUpload: (upload) => later(() => this.#uploads.set(upload.id, upload)),
      saveFolder: (folder) => later(() => this.#folders.push(folder)),
      deleteUpload: (id) => later(() => this.#uploads.delete(id)),
      deleteBatch: (id) => later(() => this.#batches.delete(id)),
      flush: async () => {
        for (const act of pending) act();
        pending = [];
      },
    };
  }

  load(): StoredUploads {
    return { batches: [...this.#batches.values()], uploads: [...this.#uploads.values()], folders: [...this.#folders] };
  }
}

/** A response that never arrived. */
class LostError extends Error {}

type Pending = { job: UploadJob; resolve: (outcome: SendOutcome) => void; reject: (error: Error) => void };

/** A simulated browser with uploads and a service that responds on command, including reloads, lost responses and errors. */
export class SimulatedUploads {
  queue: UploadQueue;
  /** The number of times each file was created, by batch and path. */
  readonly created = new Map<string, number>();
  /** The existing files of other users by name, in the common target folder. */
  readonly existing: ReadonlySet<string>;
  readonly #device = new SimulatedDevice();
  /** The stored file of each request and upload, which later requests receive as well. */
  readonly #stored = new Map<string, string>();
  #pending: Pending[] = [];
  #uploadCount = 0;

  constructor(existing: Iterable<string> = []) {
    this.existing = new Set(existing);
    this.queue = this.#open();
  }

  /** The requests without a response so far. */
  get pending(): readonly Upload[] {
    return this.#pending.map(({ job }) => job.upload);
  }

  /** Stores a file and responds. */
  respond(place: number): void {
    const found = this.#take(place);
    if (found) found.resolve({ isDone: true, fileId: this.#store(found.job.upload) });
  }

  /** Stores a file and loses the response. */
  lose(place: number): void {
    const found = this.#take(place);
    if (!found) return;
    this.#store(found.job.upload);
    found.reject(new LostError('no response'));
  }

  /** Rejects a file unless it is already stored. */
  refuse(place: number): void {
    const upload = this.pending[place % Math.max(1, this.pending.length)];
    if (upload && this.#stored.has(keyOf(upload))) this.respond(place);
    else this.#take(place)?.reject(new Error('refused'));
  }

  /** Completes a part. The upload yields if others are pending. */
  sendPart(place: number): void {
    const found = this.#pending[place % Math.max(1, this.#pending.length)];
    if (!found?.job.shouldYield()) return;
    this.#take(place)?.resolve({ isDone: false });
  }

  /** Reloads the page. Requests in flight reach the service if `arrives`. */
  reload(arrives: boolean): void {
    if (arrives) for (const { job } of this.#pending) this.#store(job.upload);
    this.#pending = [];
    this.queue = this.#open();
    this.queue.restore(this.#device.load());
  }

  /** Chooses the files of all uploads without content again. */
  chooseAgain(files: ReadonlyMap<string, File>): void {
    const { list } = this.queue;
    const without = list.all().filter((upload) => !this.queue.hasContent(upload) && upload.state !== 'done');
    for (const upload of without) {
      const file = files.get(nameOf(upload));
      if (file) list.setFile(upload.id, file);
    }
    this.queue.resume(without.map(({ id }) => id));
  }

  #open(): UploadQueue {
    const world: UploadDependencies = {
      storage: this.#device.openStorage(),
      folders: {
        open: async (name, parentId) => ({ folderId: `${parentId}/${name}`, isNew: true }),
        findExisting: async (folderId, names) =>
          new Map(names.filter((name) => folderId === 'target' && this.existing.has(name)).map((name) => [name, name])),
      },
      send: (job) => this.#send(job),
      cancel: () => undefined,
      explain,
    };
    return new UploadQueue(world, () => undefined);
  }

  async #send(job: UploadJob): Promise<SendOutcome> {
    if (job.upload.sizeBytes > 1024 * 1024 && job.upload.uploadId === undefined) {
      this.#uploadCount += 1;
      const uploadId = `up-${this.#uploadCount}`;
      await job.onStarted(uploadId);
      job.signal.throwIfAborted();
      job = { ...job, upload: { ...job.upload, uploadId } };
    }
    return new Promise((resolve, reject) => {
      this.#pending.push({ job, resolve, reject });
      job.signal.addEventListener('abort', () => {
        this.#pending = this.#pending.filter((each) => each.job !== job);
        reject(job.signal.reason);
      });
    });
  }

  #take(place: number): Pending | undefined {
    const [found] = this.#pending.splice(place % Math.max(1, this.#pending.length), 1);
    return found;
  }

  #store(upload: Upload): string {
    const known = this.#stored.get(keyOf(upload));
    if (known !== undefined) return known;
    const fileId = `file-${this.#stored.size}`;
    this.#stored.set(keyOf(upload), fileId);
    this.created.set(nameOf(upload), (this.created.get(nameOf(upload)) ?? 0) + 1);
    return fileId;
  }
}

/** Returns the name of an upload's file, unique among all batches. */
export function nameOf(upload: Upload): string {
  return `${upload.batchId}:${getPath(upload)}`;
}

function keyOf({ uploadId, requestKey }: Upload): string {
  return uploadId ?? requestKey;
}

function explain(error: unknown): UploadFailure {
  return { reason: String(error), hasResponse: !(error instanceof LostError) };
}
