import type { Query, QueryCache, QueryClient } from '@tanstack/react-query';

/** Reports whether a list is loading its next page while it retains the others. */
export function isLoadingMore({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.data !== undefined && isNextPage(state.fetchMeta);
}

/** Refetches a list whose refetch was cancelled by loading the next page. Otherwise, the result of the refetch would be lost. */
export function retryLostRefetches(cache: QueryCache, client: QueryClient): void {
  const refetching = new WeakSet<Query>();
  const lost = new WeakSet<Query>();
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') {
      if (!isNextPage(action.meta)) refetching.add(query);
      else if (refetching.delete(query)) lost.add(query);
    } else if (action.type === 'success' || action.type === 'error') {
      refetching.delete(query);
      if (lost.delete(query)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
}

function isNextPage(meta: Query['state']['fetchMeta'] | undefined): boolean {
  return meta?.fetchMore?.direction === 'forward';
}
