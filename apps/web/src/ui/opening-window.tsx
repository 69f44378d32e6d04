import { useEffect } from 'react';
import { bufferKey, clearKeyBuffer } from './key-buffer.ts';
import { useIsOnline } from './use-is-online.ts';

/**
 * Stands for a window while it loads and takes the keys, which are meant for it and not for the shortcuts of the screen
 * below. What they write is in its field once it is there. It is seen only when that takes long, or waits for a connection.
 */
export function OpeningWindow({ onClose }: { onClose: () => void }) {
  const isOnline = useIsOnline();
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopImmediatePropagation();
      if (event.key.length === 1) event.preventDefault();
      bufferKey(event.key);
      if (event.key !== 'Escape') return;
      clearKeyBuffer();
      onClose();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [onClose]);
  return (
    <p
      role={isOnline ? undefined : 'status'}
      className="fixed inset-x-16 top-[12vh] z-40 mx-auto w-fit animate-[emerge_300ms_500ms_both] rounded-dialog border border-line-strong bg-surface px-20 py-16 shadow-popover"
    >
      {isOnline ? 'Opening…' : 'You are offline. This opens automatically when you reconnect.'}
    </p>
  );
}
