const PREFIX = 'rotunda';
const LONGEST_WAIT_MS = 1_000;

/**
 * Deletes everything that the console has kept in databases of this browser. The response to a sign-out asks browsers to do that,
 * which they do on secure origins only. Other tabs may still have a database open: it goes once they have closed it.
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
