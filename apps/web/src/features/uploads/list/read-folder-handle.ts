import { isFileHandle, isFolderHandle } from '#lib/file-handle.ts';
import type { Choice, FoundItems } from './chosen-file.ts';

/** Returns the contents of a reopened folder. Rejects if an item cannot be read. */
export async function readFolderHandle(handle: FileSystemDirectoryHandle): Promise<Choice> {
  const found: FoundItems = { files: [], emptyFolders: [] };
  await walkHandle(handle, [handle.name], found);
  return { ...found, folderHandles: new Map([[handle.name, handle]]) };
}

async function walkHandle(handle: FileSystemDirectoryHandle, folders: string[], found: FoundItems): Promise<void> {
  let isEmpty = true;
  for await (const child of handle.values()) {
    isEmpty = false;
    if (isFileHandle(child)) found.files.push({ file: await child.getFile(), folders });
    else if (isFolderHandle(child)) await walkHandle(child, [...folders, child.name], found);
  }
  if (isEmpty) found.emptyFolders.push(folders);
}
