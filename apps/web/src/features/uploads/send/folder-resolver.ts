import type { UploadFolder } from '#features/uploads/store/upload-storage.ts';

/** The calls for finding and reading folders in the service. */
export type FolderCalls = {
  /** Finds or creates a folder. */
  open: (name: string, parentId: string) => Promise<{ folderId: string; isNew: boolean }>;
  /** Returns the IDs of the files with one of these names, by name. */
  findExisting: (folderId: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** A folder that could not be found or created, so that none of its contents can be uploaded. */
export class FolderError extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[], cause: unknown) {
    super(`the folder ${path.join('/')} could not be created`, { cause });
    this.path = path;
  }
}

/** The target folders of uploads in the service. Each is looked up once, when its first file is sent. */
export class FolderResolver {
  readonly #calls: FolderCalls;
  readonly #onFound: (folder: UploadFolder) => void;
  readonly #folders = new Map<string, Promise<UploadFolder>>();

  constructor(calls: FolderCalls, onFound: (folder: UploadFolder) => void) {
    this.#calls = calls;
    this.#onFound = onFound;
  }

  /** Restores folders that were found before a reload. */
  restore(folders: readonly UploadFolder[]): void {
    for (const folder of folders) this.#folders.set(getKey(folder.batchId, folder.path), Promise.resolve(folder));
  }

  /** Returns the folder at `path` below the target of a batch, and creates missing ones. Rejects with FolderError. */
  async resolve(batch: { id: string; targetId: string }, path: readonly string[]): Promise<UploadFolder> {
    const above = path.slice(0, -1);
    const name = path.at(-1);
    if (name === undefined) return { batchId: batch.id, path: '', folderId: batch.targetId, isNew: false };
    const key = getKey(batch.id, path.join('/'));
    const known = this.#folders.get(key);
    if (known !== undefined) return known;
    const opening = this.resolve(batch, above).then(({ folderId }) => this.#open(batch.id, path, name, folderId));
    this.#folders.set(key, opening);
    opening.catch(() => this.#folders.delete(key));
    return opening;
  }

  async #open(batchId: string, path: readonly string[], name: string, parentId: string): Promise<UploadFolder> {
    const opened = await this.#calls.open(name, parentId).catch((error: unknown) => {
      throw new FolderError(path, error);
    });
    const folder = { batchId, path: path.join('/'), ...opened };
    this.#onFound(folder);
    return folder;
  }
}

function getKey(batchId: string, path: string): string {
  return `${batchId}/${path}`;
}
