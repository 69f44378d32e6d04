const PREFIX = 'rotunda';
const LONGEST_WAIT_MS = 1_000;

/**
 * Deletes all databases of the console in this browser. The sign-out response asks browsers to do so, but they only do it on
 * secure origins. A database that is open in another tab is deleted once that tab has closed it.
 */
export async function deleteDatabases(): Promise<void> {
  const databases = await indexedDB.databases().catch(() => []);
  const deletions = databases.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [deleteDatabase(name)] : []));
  const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.all(deletions), enough]);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
}
