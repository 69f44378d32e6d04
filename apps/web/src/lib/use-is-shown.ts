import { type RefObject, useEffect, useRef } from 'react';

/** Reports whether a component is still mounted, for asynchronous results. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
