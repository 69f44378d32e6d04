import type { QueryCache, QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows what is true of all cached reads. One key press can change a hundred of them, one after the other: they are looked
 * through once, after that.
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
