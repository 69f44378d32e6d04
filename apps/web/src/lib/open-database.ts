import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB, unwrap, wrap } from 'idb';

/**
 * Opens a database of this browser. When the browser closes it by force, as a sign-out asks it to, each request that is awaited
 * rejects. The end of its transaction, which nobody awaits after that, is then no uncaught error of the page.
 */
export async function openDatabase<Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(name, version, callbacks);
  const connection = unwrap(database);
  const begin = connection.transaction.bind(connection);
  connection.transaction = (...args) => {
    const transaction = begin(...args);
    wrap(transaction).done.catch(() => undefined);
    return transaction;
  };
  return database;
}
