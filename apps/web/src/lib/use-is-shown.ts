import { type RefObject, useEffect, useRef } from 'react';

/** Whether a component is on the screen still, for what comes back to it later. */
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
