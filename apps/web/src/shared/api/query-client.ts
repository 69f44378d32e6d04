import { ApiError } from '@rotunda/api-client/errors';
import { MutationCache, type MutationOptions, QueryCache, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying, retryAfter } from '#shared/session/retry-reads.ts';

const MAX_RETRIES = 2;
/** How long the screen that a read was begun for may take to be shown, its code included. */
const BEGUN_FOR_SCREEN_MS = 2_000;

/** Data of the services. Reads are tried again when that can help; writes never are by themselves. */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSessionEnd();
  };
  const queryCache = new QueryCache({ onError });
  const isAhead = watchReadsAhead(queryCache);
  return new ConsoleQueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: (failures, error) => retryAfter(error) ?? 500 * 2 ** failures,
        // What failed before the screen that it was begun for was there would only fail again; the screen says so. To open
        // a screen that has shown the failure is to ask again.
        retryOnMount: (query) => !(isAhead(query) && Date.now() - query.state.errorUpdatedAt < BEGUN_FOR_SCREEN_MS),
      },
      // Without a connection a write fails at once; it is not kept to be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * A write that failed is told as failed at once. What is loaded again after it is not waited for: where the connection was
 * lost, that takes as long as the connection is away.
 */
class ConsoleQueryClient extends QueryClient {
  // biome-ignore lint/suspicious/noExplicitAny: typed as the method that it stands for
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

/** Tells which reads were begun ahead of a screen and have not been on one that was left again. */
function watchReadsAhead(cache: QueryCache): (query: object) => boolean {
  const ahead = new WeakSet<object>();
  cache.subscribe((event) => {
    if (event.type === 'observerRemoved') ahead.delete(event.query);
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    if (event.query.getObserversCount() === 0) ahead.add(event.query);
  });
  return (query) => ahead.has(query);
}
