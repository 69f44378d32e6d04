import { useCallback, useRef } from 'react';

/**
 * Runs work one piece at a time: what is asked for while another piece is in progress is not begun, and gives undefined. Two
 * presses can come before what is drawn says that the first one is on its way.
 */
export function useOneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
  const isRunning = useRef(false);
  return useCallback(async (work) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await work();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
