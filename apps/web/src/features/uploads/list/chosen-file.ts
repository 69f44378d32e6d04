import { chunk } from '#lib/chunk.ts';
import { isFileHandle, isFolderHandle } from '#lib/file-handle.ts';
import { nextTask } from '#lib/next-task.ts';

const PART = 100;

/** A file to upload, with its folders below the chosen or dropped item. */
export type ChosenFile = { file: File; folders: readonly string[]; handle?: FileSystemFileHandle | undefined };

/** The items selected at once. `emptyFolders` contains the paths of empty folders. */
export type Choice = {
  files: readonly ChosenFile[];
  emptyFolders: readonly (readonly string[])[];
  /** The handles for reopening dropped folders, by name. */
  folderHandles: ReadonlyMap<string, FileSystemDirectoryHandle>;
};

/**
 * Reads the sizes and times of files in batches, so that the browser caches them. The browser reads them from disk on first
 * access, which would block the page for seconds with thousands of files.
 */
export async function readFileFacts(files: readonly ChosenFile[]): Promise<void> {
  for (const part of chunk(files, PART)) {
    for (const { file } of part) Reflect.get(file, 'size');
    await nextTask();
  }
}

/** Returns the files of an input. Files of a chosen folder include their path. Browsers omit empty folders there. */
export function toChoice(files: Iterable<File>): Choice {
  const chosen = [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
  return { files: chosen, emptyFolders: [], folderHandles: new Map() };
}

/**
 * Returns all dropped items with the contents of dropped folders. Must be called in the event handler, because the browser clears
 * the list afterwards. Rejects if an item cannot be read.
 */
export async function readDropped(items: DataTransferItemList): Promise<Choice> {
  const entries = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), handle: requestHandle(item) }));
  const files: ChosenFile[] = [];
  const emptyFolders: string[][] = [];
  const folderHandles = new Map<string, FileSystemDirectoryHandle>();
  for (const { entry, handle } of entries) {
    if (!entry) continue;
    const retained = await handle;
    if (isFolderHandle(retained)) folderHandles.set(entry.name, retained);
    if (isFileEntry(entry)) {
      files.push({ file: await readFile(entry), folders: [], ...(isFileHandle(retained) && { handle: retained }) });
    } else if (isDirectoryEntry(entry)) await readFolder(entry, [entry.name], { files, emptyFolders });
  }
  return { files, emptyFolders, folderHandles };
}

/** Returns the contents of a reopened folder. Rejects if an item cannot be read. */
export async function readFolderHandle(handle: FileSystemDirectoryHandle): Promise<Choice> {
  const found = { files: [] as ChosenFile[], emptyFolders: [] as string[][] };
  await walkHandle(handle, [handle.name], found);
  return { ...found, folderHandles: new Map([[handle.name, handle]]) };
}

type Found = { files: ChosenFile[]; emptyFolders: string[][] };

async function walkHandle(handle: FileSystemDirectoryHandle, folders: string[], found: Found): Promise<void> {
  let isEmpty = true;
  for await (const child of handle.values()) {
    isEmpty = false;
    if (isFileHandle(child)) found.files.push({ file: await child.getFile(), folders });
    else if (isFolderHandle(child)) await walkHandle(child, [...folders, child.name], found);
  }
  if (isEmpty) found.emptyFolders.push(folders);
}

/**
 * Returns the handle for reopening the file or folder after a reload, in browsers that support it. The user must then grant
 * permission.
 */
async function requestHandle(item: DataTransferItem): Promise<unknown> {
  // Not supported by all browsers, and therefore missing in the platform types.
  const ask: unknown = Reflect.get(item, 'getAsFileSystemHandle');
  if (typeof ask !== 'function') return undefined;
  return Promise.resolve(Reflect.apply(ask, item, [])).catch(() => undefined);
}

// Sequential, because concurrent reads would open ten thousand files at the same time.
async function readFolder(entry: FileSystemDirectoryEntry, folders: string[], found: Found): Promise<void> {
  const children = await readChildren(entry.createReader());
  if (children.length === 0) found.emptyFolders.push(folders);
  for (const child of children) {
    if (isFileEntry(child)) found.files.push({ file: await readFile(child), folders });
    else if (isDirectoryEntry(child)) await readFolder(child, [...folders, child.name], found);
  }
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function readChildren(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    // The reader returns up to a hundred entries at a time, and none at the end.
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
