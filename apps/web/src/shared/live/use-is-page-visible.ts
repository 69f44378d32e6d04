import { useEffect, useState } from 'react';

/** Reports whether the page is visible, or was less than `graceMs` ago. */
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
