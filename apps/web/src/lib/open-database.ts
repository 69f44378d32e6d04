import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB, unwrap, wrap } from 'idb';

/**
 * Opens a database of this browser. If the browser force-closes it, for example on sign-out, all awaited requests reject. The end
 * of the transaction, which is then not awaited, does not cause an uncaught error.
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
