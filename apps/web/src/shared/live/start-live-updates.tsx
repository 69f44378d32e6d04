import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';

const LiveUpdates = lazy(async () => ({ default: (await import('./live-updates.tsx')).LiveUpdates }));

const SETTLED_MS = 100; // What has come can make a screen ask for more.

/**
 * Begins to listen for changes once the first screen has what it asked for: until then nothing that it shows can have
 * changed, and its data would have to share the line.
 */
export function StartLiveUpdates({ path }: { path: string }) {
  const isFetching = useIsFetching() > 0;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue || isFetching) return undefined;
    const timer = setTimeout(() => setIsDue(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isDue, isFetching]);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <LiveUpdates path={path} />
    </Suspense>
  );
}
