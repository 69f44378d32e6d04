import { ApiError } from '@rotunda/api-client/errors';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type MutationOptions,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { isRetryableRead, retryAfter } from '#shared/session/retry-reads.ts';
import { isLoadingMore, retryLostRefetches } from './lost-refetches.ts';
import { pauseReadsWhileUnreachable } from './pause-reads.ts';

const MAX_RETRIES = 2;
/** The maximum time from the prefetch of a screen to its mount, including loading its code. */
const PREFETCH_WINDOW_MS = 2_000;

/** Creates the cache for service data. Reads are retried after transient errors, writes never. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
  };
  pauseReadsWhileUnreachable();
  const queryCache = new QueryCache({ onError });
  const isPrefetched = watchPrefetches(queryCache);
  const client = new ConsoleQueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        // What was aborted, as no response came in time, is not repeated before the person is told.
        retry: (failures, error) =>
          failures < MAX_RETRIES && isRetryableRead(error) && !(error.cause instanceof DOMException),
        retryDelay: (failures, error) => retryAfter(error) ?? 500 * 2 ** failures,
        // Do not refetch on mount if the prefetch for this screen has just failed.
        retryOnMount: (query) => !(isPrefetched(query) && Date.now() - query.state.errorUpdatedAt < PREFETCH_WINDOW_MS),
      },
      // Without a connection, a write fails immediately instead of being sent later, when users do not expect it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  retryLostRefetches(queryCache, client);
  return client;
}

/**
 * Reports a failed mutation immediately, without awaiting refetches, and lets lists load their next page before they are
 * refetched.
 */
class ConsoleQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const loading = this.getQueryCache().findAll(filters).filter(isLoadingMore);
    const others = super.invalidateQueries(
      { ...filters, predicate: (query) => !loading.includes(query) && (filters.predicate?.(query) ?? true) },
      options,
    );
    const later = loading.map(async (query) => {
      // Resolves when the page has loaded.
      await query.fetch().catch(() => undefined);
      await super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
    });
    await Promise.all([others, ...later]);
  }

  // biome-ignore lint/suspicious/noExplicitAny: has the type of the wrapped method
  override defaultMutationOptions<Options extends MutationOptions<any, any, any, any>>(options?: Options): Options {
    const defaulted = super.defaultMutationOptions(options);
    const { onSettled } = defaulted;
    if (!onSettled || options?._defaulted) return defaulted;
    return {
      ...defaulted,
      onSettled: (data, error, ...others) => {
        const reload = onSettled(data, error, ...others);
        return error ? undefined : reload;
      },
    };
  }
}

/** Returns a function that checks whether a query was prefetched for a screen, and no screen that showed it has closed since. */
function watchPrefetches(cache: QueryCache): (query: object) => boolean {
  const prefetched = new WeakSet<object>();
  cache.subscribe((event) => {
    if (event.type === 'observerRemoved') prefetched.delete(event.query);
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    if (event.query.getObserversCount() === 0) prefetched.add(event.query);
  });
  return (query) => prefetched.has(query);
}
