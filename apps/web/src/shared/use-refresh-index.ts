import { useQueryClient } from '@tanstack/react-query';
import { INDEX_QUERIES, type IndexName } from './index-queries.ts';
import { startScan } from './start-scan.ts';

/** Looks for changes of a list across everything now, and reads the list again once that has begun. */
export function useRefreshIndex(index: IndexName, isFull?: boolean): () => void {
  const client = useQueryClient();
  const refresh = async () => {
    if (await startScan(index, isFull)) await client.invalidateQueries({ queryKey: [INDEX_QUERIES[index]] });
  };
  return () => void refresh();
}
