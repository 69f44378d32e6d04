import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Subscribes to a value derived from all cached queries. A key press can change a hundred of them in sequence, so they are
 * evaluated once afterwards.
 */
export function useQueryCache<Value>(client: QueryClient, read: (cache: QueryCache) => Value): Value {
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = cache.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          onChange();
        });
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, () => read(cache));
}
