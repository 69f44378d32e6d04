import { useEffect, useState } from 'react';

/** Whether the page can be seen, or could be less than `graceMs` ago. */
export function useIsPageVisible(graceMs: number): boolean {
  const [isLookedAt, setLookedAt] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setLookedAt(false), graceMs);
      else setLookedAt(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [graceMs]);
  return isLookedAt;
}
