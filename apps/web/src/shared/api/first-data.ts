import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** The longest that a screen waits for data that the device does not store. */
const SOON_MS = 120;

/**
 * Resolves once all of these reads have settled, or after a time that users do not notice. A screen that waits for what the device
 * does not store is rendered once, instead of again after each response.
 */
export function waitUntilSettled(...reads: readonly Promise<unknown>[]): Promise<unknown> {
  return Promise.race([Promise.allSettled(reads), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

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
