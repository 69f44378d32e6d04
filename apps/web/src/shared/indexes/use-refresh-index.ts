import { useQueryClient } from '@tanstack/react-query';
import { isStaleBy } from '#shared/live/stale-by-invalidation.ts';
import type { IndexName } from './index-name.ts';
import { startScan } from './start-scan.ts';

/** Starts a scan of an index for changes, and refetches the list once it has started. */
export function useRefreshIndex(index: IndexName, isFull?: boolean): () => void {
  const client = useQueryClient();
  const refresh = async () => {
    if (!(await startScan(index, isFull))) return;
    await client.invalidateQueries({ predicate: ({ queryKey }) => isStaleBy(`index:${index}`, queryKey) });
  };
  return () => void refresh();
}
