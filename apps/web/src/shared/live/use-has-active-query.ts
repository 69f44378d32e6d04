import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryCache } from '#shared/api/use-query-cache.ts';

/** Reports whether the predicate holds for any active query. */
export function useHasActiveQuery(client: QueryClient, predicate: (query: Query) => boolean): boolean {
  return useQueryCache(client, (cache) => cache.findAll({ type: 'active', predicate }).length > 0);
}
