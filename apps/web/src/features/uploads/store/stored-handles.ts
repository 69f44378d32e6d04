import { isFileHandle } from '#lib/file-handle.ts';
import { openUploadDatabase } from './upload-database.ts';

/**
 * Stores the handle for reopening an upload's file across page reloads. If the browser's storage is unavailable, the handle is
 * lost.
 */
export async function storeHandle(uploadId: string, handle: FileSystemFileHandle): Promise<void> {
  await openUploadDatabase()
    .then((database) => database.put('handles', handle, uploadId))
    .catch(() => undefined);
}

/** Returns the handle for reopening an upload's file. Returns undefined if none is stored. */
export async function findHandle(uploadId: string): Promise<FileSystemFileHandle | undefined> {
  const found = await openUploadDatabase()
    .then((database) => database.get('handles', uploadId))
    .catch(() => undefined);
  return isFileHandle(found) ? found : undefined;
}

/** Reports whether the user permits the page to read a file or folder again. Must be called in a press handler. */
export async function requestReadPermission(handle: FileSystemHandle): Promise<boolean> {
  if (!('requestPermission' in handle) || typeof handle.requestPermission !== 'function') return true;
  const permission: unknown = await handle.requestPermission({ mode: 'read' });
  return permission === 'granted';
}
