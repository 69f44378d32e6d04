import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const SETTLED_MS = 100; // What has come can make a screen ask for more.

/**
 * Draws what no screen needs at first, once the first one has what it asked for: loading it earlier would share the line
 * with that.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isFetching = useIsFetching() > 0;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (isDue || isFetching) return undefined;
    const timer = setTimeout(() => setIsDue(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isDue, isFetching]);
  if (!isDue) return null;
  return (
    // No screen needs it, so that none goes away with it.
    <ErrorBoundary place="nowhere">
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
