import type { Query, QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the predicate holds for the query of something that is shown. */
export function useHasActiveQuery(client: QueryClient, predicate: (query: Query) => boolean): boolean {
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client]);
  return useSyncExternalStore(
    subscribe,
    () => client.getQueryCache().findAll({ type: 'active', predicate }).length > 0,
  );
}
