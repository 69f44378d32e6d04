import { useCallback, useRef } from 'react';

/**
 * Runs tasks one at a time. A task requested while another is in progress is skipped and returns undefined. Two presses can occur
 * before the first one is rendered as in progress.
 */
export function useSingleFlight(): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
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
