import type { DBSchema } from 'idb';
import { expect, test, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

const NAME = 'open-database-test';

type Schema = DBSchema & { rows: { key: string; value: string } };

test('a database that is forcibly closed rejects pending requests, and leaves no uncaught error', async () => {
  const uncaught: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    uncaught.push(event.reason);
  };
  window.addEventListener('unhandledrejection', note);
  const database = await openDatabase<Schema>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore('rows'),
  });
  await database.put('rows', 'one', 'a');
  const request = IDBObjectStore.prototype.get;
  using _ = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    const asked = request.call(this, key);
    this.transaction.abort();
    return asked;
  });
  await expect(database.get('rows', 'a')).rejects.toThrow(DOMException);
  const transaction = database.transaction('rows', 'readwrite');
  await expect(transaction.store.get('a')).rejects.toThrow(DOMException);
  await expect(transaction.done).rejects.toThrow(DOMException);
  // The browser reports unhandled rejections after the task of the rejection.
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('unhandledrejection', note);
  database.close();
  indexedDB.deleteDatabase(NAME);
  expect(uncaught).toEqual([]);
});
