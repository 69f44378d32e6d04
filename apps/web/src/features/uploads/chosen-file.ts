import { isFileHandle } from '#lib/file-handle.ts';
/** A file to upload, and the folders that it lies in below the place it was chosen or dropped from. */
export type ChosenFile = { file: File; folders: readonly string[]; handle?: FileSystemFileHandle | undefined };

/** Files of an input; those of a chosen folder bring their path. */
export function toChosenFiles(files: Iterable<File>): ChosenFile[] {
  return [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
}

/**
 * Everything that was dropped, with what lies in dropped folders. Call it in the event itself: the browser empties the
 * list afterwards. Empty folders are left out. Rejects when something cannot be read.
 */
export async function readDropped(items: DataTransferItemList): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), handle: askHandle(item) }));
  const found = await Promise.all(
    entries.map(async ({ entry, handle }) => {
      if (!entry) return [];
      const [first, ...others] = await readEntry(entry, []);
      const retained = await handle;
      return first && entry.isFile ? [{ ...first, handle: retained }] : [...(first ? [first] : []), ...others];
    }),
  );
  return found.flat();
}

/** What opens the file again after a reload, in browsers that have it; the person is asked then. */
async function askHandle(item: DataTransferItem): Promise<FileSystemFileHandle | undefined> {
  // Not in every browser, and so not in the types of the platform.
  const ask: unknown = Reflect.get(item, 'getAsFileSystemHandle');
  if (typeof ask !== 'function') return undefined;
  const handle: unknown = await Promise.resolve(Reflect.apply(ask, item, [])).catch(() => undefined);
  return isFileHandle(handle) ? handle : undefined;
}

async function readEntry(entry: FileSystemEntry, folders: readonly string[]): Promise<ChosenFile[]> {
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, folders }];
  }
  if (!isDirectoryEntry(entry)) return [];
  const children = await readChildren(entry.createReader());
  const found = await Promise.all(children.map((child) => readEntry(child, [...folders, entry.name])));
  return found.flat();
}

async function readChildren(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives a hundred at a time, and none when there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectoryEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
