import { useQueryClient } from '@tanstack/react-query';
import type { IndexName } from './index-name.ts';
import { startScan } from './start-scan.ts';

/** Starts a scan of an index for changes, and refetches the list once it has started. */
export function useRefreshIndex(index: IndexName, isFull?: boolean): () => void {
  const client = useQueryClient();
  const refresh = async () => {
    if (!(await startScan(index, isFull))) return;
    // Lazy-loaded because its table of all operations is not needed before.
    const { isStaleBy } = await import('#shared/live/stale-by-invalidation.ts');
    await client.invalidateQueries({ predicate: ({ queryKey }) => isStaleBy(`index:${index}`, queryKey) });
  };
  return () => void refresh();
}
