import { isFileHandle, isFolderHandle } from '#lib/file-handle.ts';
import { nextTask } from '#lib/next-task.ts';
import { partsOf } from '#lib/parts-of.ts';

const PART = 100;

/** A file to upload, and the folders that it lies in below the place it was chosen or dropped from. */
export type ChosenFile = { file: File; folders: readonly string[]; handle?: FileSystemFileHandle | undefined };

/** What was chosen in one go. `emptyFolders` has the paths of folders without content. */
export type Choice = {
  files: readonly ChosenFile[];
  emptyFolders: readonly (readonly string[])[];
  /** Opens dropped folders again, by name. */
  folderHandles: ReadonlyMap<string, FileSystemDirectoryHandle>;
};

/**
 * Reads sizes and times of files, some at a time; the browser keeps them. It asks the disk for those of each file when they are read first,
 * which would stop the page for seconds with thousands of files.
 */
export async function readFileFacts(files: readonly ChosenFile[]): Promise<void> {
  for (const part of partsOf(files, PART)) {
    for (const { file } of part) Reflect.get(file, 'size');
    await nextTask();
  }
}

/** Files of an input; those of a chosen folder bring their path. Browsers leave out empty folders there. */
export function toChoice(files: Iterable<File>): Choice {
  const chosen = [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
  return { files: chosen, emptyFolders: [], folderHandles: new Map() };
}

/**
 * Everything that was dropped, with what lies in dropped folders. Call it in the event itself: the browser empties the
 * list afterwards. Rejects when something cannot be read.
 */
export async function readDropped(items: DataTransferItemList): Promise<Choice> {
  const entries = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), handle: askHandle(item) }));
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

/** Everything in a folder that is opened again. Rejects when something cannot be read. */
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

/** What opens the file or folder again after a reload, in browsers that have it; the person is asked then. */
async function askHandle(item: DataTransferItem): Promise<unknown> {
  // Not in every browser, and so not in the types of the platform.
  const ask: unknown = Reflect.get(item, 'getAsFileSystemHandle');
  if (typeof ask !== 'function') return undefined;
  return Promise.resolve(Reflect.apply(ask, item, [])).catch(() => undefined);
}

// One after the other: asked for at once, ten thousand files would all be open at the same time.
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
