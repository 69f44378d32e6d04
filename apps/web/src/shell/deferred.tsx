import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';

const SETTLED_MS = 100; // What has come can make a screen ask for more.

/**
 * Draws what no screen needs at first, once the first one has what it asked for: loading it earlier would share the line
 * with that.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  if (!isDue) return <WaitForReads onDone={setIsDue} />;
  return (
    // No screen needs it, so that none goes away with it.
    <ErrorBoundary place="nowhere">
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Follows what loads until nothing does, and not any longer: that costs with every read. */
function WaitForReads({ onDone }: { onDone: (isDone: true) => void }): null {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching) return undefined;
    const timer = setTimeout(() => onDone(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isFetching, onDone]);
  return null;
}
