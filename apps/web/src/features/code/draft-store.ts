import { DRAFTS } from '#shared/session/browser-stores.ts';
import type { Draft } from './draft.ts';

const { database: DATABASE, store: STORE } = DRAFTS;

/** The user and the project of a draft. Another user of the browser does not see it. */
export type DraftKey = readonly [owner: string, scriptId: string];

/** Returns a draft stored in this browser, or undefined if none exists. Rejects if storage is disabled. */
export async function readDraft(key: DraftKey): Promise<Draft | undefined> {
  const found = await readStored([...key]);
  // Former versions stored drafts without their user.
  return found ?? (await readStored(key[1]));
}

/** Stores a draft in this browser, replacing an earlier one. */
export async function storeDraft(key: DraftKey, draft: Draft): Promise<void> {
  await runInStore('readwrite', (store) => store.put(draft, [...key]));
}

/** Deletes a draft. */
export async function deleteDraft(key: DraftKey): Promise<void> {
  await runInStore('readwrite', (store) => store.delete([...key]));
  await runInStore('readwrite', (store) => store.delete(key[1]));
}

async function readStored(key: IDBValidKey): Promise<Draft | undefined> {
  const found: unknown = await runInStore('readonly', (store) => store.get(key));
  return isDraft(found) ? found : undefined;
}

async function runInStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      // Waits for completion of the transaction, because only then is a write on disk.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () =>
        reject(transaction.error ?? new DOMException('The database was closed.', 'AbortError'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'base' in value && 'files' in value;
}
