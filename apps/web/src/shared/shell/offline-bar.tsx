import { WifiOff } from 'lucide-react';
import { useIsOnline } from '#shared/use-is-online.ts';

/** Says at the top of every screen that the browser has no connection, as long as it has none. */
export function OfflineBar() {
  const isOnline = useIsOnline();
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
