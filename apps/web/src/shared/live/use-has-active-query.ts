import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

/** Whether the predicate holds for the query of something that is shown. */
export function useHasActiveQuery(client: QueryClient, predicate: (query: Query) => boolean): boolean {
  return useQueryCache(client, (cache) => cache.findAll({ type: 'active', predicate }).length > 0);
}
