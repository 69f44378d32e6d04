import { useEffect, useState } from 'react';

/** Whether the page can be seen, or could be less than `graceMs` ago. */
export function useIsPageVisible(graceMs: number): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setVisible(false), graceMs);
      else setVisible(true);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [graceMs]);
  return isVisible;
}
