import { useEffect, useEffectEvent, useRef } from 'react';
import { consoleConnection } from '#lib/console-connection.ts';
import { useExternalStore } from '#lib/external-store.ts';

/** Reports whether the console's server is reachable. */
export function useIsReachable(): boolean {
  return useExternalStore(consoleConnection).isReachable;
}

/** Calls a function each time the console's server responds again. */
export function useOnReachable(onReachable: () => void): void {
  const isReachable = useIsReachable();
  const wasReachable = useRef(isReachable);
  const report = useEffectEvent(onReachable);
  useEffect(() => {
    const isBack = isReachable && !wasReachable.current;
    wasReachable.current = isReachable;
    if (isBack) report();
  }, [isReachable]);
}
