import { useEffect } from 'react';
import { forgetTyped, keepTyped } from './typed-ahead.ts';

/**
 * Stands for a window while it loads and takes the keys, which are meant for it and not for the shortcuts of the screen
 * below. What they write is in its field once it is there.
 */
export function OpeningWindow({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopImmediatePropagation();
      if (event.key.length === 1) event.preventDefault();
      keepTyped(event.key);
      if (event.key !== 'Escape') return;
      forgetTyped();
      onClose();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [onClose]);
  return null;
}
