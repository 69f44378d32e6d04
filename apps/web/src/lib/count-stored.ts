/** A store in a database of this browser. */
export type BrowserStore = { database: string; store: string };

/**
 * Returns the number of stored records for which `isCounted` returns true. Returns 0 if the database does not exist or cannot be
 * read; it is not created.
 */
export async function countStored(
  { database, store }: BrowserStore,
  isCounted: (record: unknown) => boolean = () => true,
): Promise<number> {
  const databases = await indexedDB.databases().catch(() => []);
  if (!databases.some(({ name }) => name === database)) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => resolve(0);
    opening.onblocked = () => resolve(0);
    opening.onsuccess = () => {
      const connection = opening.result;
      const end = (count: number) => {
        connection.close();
        resolve(count);
      };
      if (!connection.objectStoreNames.contains(store)) return end(0);
      const request = connection.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => end(request.result.filter(isCounted).length);
      request.onerror = () => end(0);
    };
  });
}
