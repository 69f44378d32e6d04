import type { Choice, ChosenFile, FoundItems } from '#features/uploads/list/chosen-file.ts';
import { isFileHandle, isFolderHandle } from '#lib/file-handle.ts';
import type { CapturedItem } from './captured-drop.ts';

/** Returns all dropped items with the contents of dropped folders. Rejects if an item cannot be read. */
export async function readDrop(items: readonly CapturedItem[]): Promise<Choice> {
  const files: ChosenFile[] = [];
  const emptyFolders: string[][] = [];
  const folderHandles = new Map<string, FileSystemDirectoryHandle>();
  for (const { entry, handle } of items) {
    if (!entry) continue;
    const retained = await handle;
    if (isFolderHandle(retained)) folderHandles.set(entry.name, retained);
    if (isFileEntry(entry)) {
      files.push({ file: await readFile(entry), folders: [], ...(isFileHandle(retained) && { handle: retained }) });
    } else if (isDirectoryEntry(entry)) await readFolder(entry, [entry.name], { files, emptyFolders });
  }
  return { files, emptyFolders, folderHandles };
}

// Sequential, because concurrent reads would open ten thousand files at the same time.
async function readFolder(entry: FileSystemDirectoryEntry, folders: string[], found: FoundItems): Promise<void> {
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
