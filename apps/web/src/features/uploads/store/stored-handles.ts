import { isFileHandle } from '#lib/file-handle.ts';
import { openUploadDatabase } from './upload-database.ts';

/** Keeps what opens the file of an upload again, across reloads of the page. Where the browser keeps nothing, it is lost. */
export async function storeHandle(uploadId: string, handle: FileSystemFileHandle): Promise<void> {
  await openUploadDatabase()
    .then((database) => database.put('handles', handle, uploadId))
    .catch(() => undefined);
}

/** What opens the file of an upload again; undefined when nothing was kept. */
export async function findHandle(uploadId: string): Promise<FileSystemFileHandle | undefined> {
  const found = await openUploadDatabase()
    .then((database) => database.get('handles', uploadId))
    .catch(() => undefined);
  return isFileHandle(found) ? found : undefined;
}

/** Whether the person lets the page read a file or folder again. Call it from a press. */
export async function askToRead(handle: FileSystemHandle): Promise<boolean> {
  if (!('requestPermission' in handle) || typeof handle.requestPermission !== 'function') return true;
  const permission: unknown = await handle.requestPermission({ mode: 'read' });
  return permission === 'granted';
}
