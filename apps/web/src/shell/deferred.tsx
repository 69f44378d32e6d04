import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';

const SETTLED_MS = 100; // A response may cause a screen to send further requests.

/**
 * Renders content that no screen needs initially, once the first screen has its data. Loading it earlier would compete for
 * bandwidth.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  if (!isDue) return <WaitForReads onDone={setIsDue} />;
  return (
    // No screen needs it, so its errors must not affect any.
    <ErrorBoundary place="nowhere">
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Tracks loading until it is idle, and no longer, because tracking costs time with each read. */
function WaitForReads({ onDone }: { onDone: (isDone: true) => void }): null {
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFetching) return undefined;
    const timer = setTimeout(() => onDone(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isFetching, onDone]);
  return null;
}
