import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Starts to read what a screen cannot be drawn without. Resolves once there is something of it, be it what the device has cached, or
 * once it could not be read.
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
