import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** Says at the top of every screen that the browser has no connection, as long as it has none. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex h-28 items-center justify-center gap-6 bg-amber-bg text-amber-fg text-small">
          <WifiOff size={14} strokeWidth={1.75} aria-hidden />
          You are offline. What is shown may be out of date.
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
