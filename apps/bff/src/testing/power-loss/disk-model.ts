import { dirname } from 'node:path';
import { FileModel } from './file-model.ts';
import type { DiskChange } from './read-log.ts';

/** A file by inode, or a directory. */
type Entry = FileModel | 'directory';

/** A change of names that is not on the disk yet. */
type NameChange = { removes: string | undefined; adds: [path: string, entry: Entry] | undefined };

/** The fate of unsynced changes: none, all, or some of them are on the disk. */
export type UnsyncedOutcome = 'none' | 'all' | (() => number);

/**
 * A disk on which synced changes are durable: contents after a sync of the file, names after a sync of their directory. Other
 * changes may be lost in a power failure. For names, later changes are lost first, as in journaling file systems.
 */
export class DiskModel {
  readonly #names = new Map<string, Entry>();
  readonly #files = new Map<number, FileModel>();
  #changes: NameChange[] = [];

  apply(change: DiskChange): void {
    const { kind, path, target, inode, offset, data } = change;
    if (kind === 'create') this.#create(path, inode);
    else if (kind === 'mkdir') this.#changes.push({ removes: undefined, adds: [path, 'directory'] });
    else if (kind === 'unlink') this.#changes.push({ removes: path, adds: undefined });
    else if (kind === 'rename') this.#changes.push({ removes: path, adds: [target, this.#file(inode)] });
    else if (kind === 'write') this.#file(inode).write(offset, data);
    else if (kind === 'truncate') this.#file(inode).truncate(offset);
    else if (kind === 'sync') this.#file(inode).sync();
    else this.#syncDirectory(path);
  }

  /** Returns the content of the disk after a power failure, by path. Directories are undefined. */
  read(fate: UnsyncedOutcome): Map<string, Buffer | undefined> {
    const names = new Map(this.#names);
    const count =
      fate === 'all' ? this.#changes.length : fate === 'none' ? 0 : Math.floor(fate() * (this.#changes.length + 1));
    for (const change of this.#changes.slice(0, count)) applyTo(names, change);
    const found = new Map<string, Buffer | undefined>();
    for (const [path, entry] of names) {
      if (isReachable(names, path)) found.set(path, entry === 'directory' ? undefined : entry.read(fate));
    }
    return found;
  }

  #create(path: string, inode: number): void {
    const file = new FileModel();
    this.#files.set(inode, file);
    this.#changes.push({ removes: undefined, adds: [path, file] });
  }

  #file(inode: number): FileModel {
    const file = this.#files.get(inode);
    if (!file) throw new Error(`the log does not say where the file ${inode} comes from`);
    return file;
  }

  #syncDirectory(path: string): void {
    const isIn = (name: string | undefined) => name !== undefined && toParent(name) === path;
    const isSynced = ({ removes, adds }: NameChange) => isIn(removes) || isIn(adds?.[0]);
    for (const [index, change] of this.#changes.entries()) {
      if (!isSynced(change)) continue;
      applyTo(this.#names, change);
      // A moved file does not reappear under its old name.
      for (const earlier of this.#changes.slice(0, index)) {
        if (change.removes !== undefined && earlier.adds?.[0] === change.removes) earlier.adds = undefined;
      }
    }
    this.#changes = this.#changes.filter((change) => !isSynced(change));
  }
}

/** The recorded directory itself has the empty path. */
function toParent(path: string): string {
  const parent = dirname(path);
  return parent === '/' ? '' : parent;
}

function applyTo(names: Map<string, Entry>, { removes, adds }: NameChange): void {
  if (removes !== undefined) names.delete(removes);
  if (adds) names.set(...adds);
}

function isReachable(names: ReadonlyMap<string, Entry>, path: string): boolean {
  const parent = toParent(path);
  return parent === '' || (names.get(parent) === 'directory' && isReachable(names, parent));
}
