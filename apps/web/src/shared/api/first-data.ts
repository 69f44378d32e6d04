import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Starts loading the data that a screen requires for rendering. Resolves once some of it is available, including from the device
 * cache, or loading has failed.
 */
export function loadFirstData<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  void client.prefetchQuery(query);
  return new Promise((resolve) => {
    const resolveIfKnown = () => {
      const state = client.getQueryState(query.queryKey);
      if (state?.status === 'pending') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(resolveIfKnown);
    resolveIfKnown();
  });
}
