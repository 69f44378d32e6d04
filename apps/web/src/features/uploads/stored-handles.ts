import { isFileHandle } from '#lib/file-handle.ts';

const DATABASE = 'rotunda.uploads';
const STORE = 'handles';

/** Keeps what opens the file of an upload again, across reloads of the page. Without a database nothing is kept. */
export async function storeHandle(uploadId: string, handle: FileSystemFileHandle): Promise<void> {
  await withStore('readwrite', (store) => store.put(handle, uploadId)).catch(() => undefined);
}

/** What opens the file of an upload again; undefined when nothing was kept. */
export async function findHandle(uploadId: string): Promise<FileSystemFileHandle | undefined> {
  const found: unknown = await withStore('readonly', (store) => store.get(uploadId)).catch(() => undefined);
  return isFileHandle(found) ? found : undefined;
}

/** Forgets the file of an upload that is over. */
export async function forgetHandle(uploadId: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(uploadId)).catch(() => undefined);
}

/** The file as it is now; undefined when the person does not let the page read it. Call it from a press. */
export async function reopenFile(handle: FileSystemFileHandle): Promise<File | undefined> {
  if ('requestPermission' in handle && typeof handle.requestPermission === 'function') {
    const answer: unknown = await handle.requestPermission({ mode: 'read' });
    if (answer !== 'granted') return undefined;
  }
  return handle.getFile().catch(() => undefined);
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
