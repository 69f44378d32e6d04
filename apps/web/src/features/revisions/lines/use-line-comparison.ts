import { useEffect, useMemo, useState } from 'react';
import { compareInWorker } from './compare-in-worker.ts';
import { compareLines, type LineComparison } from './compare-lines.ts';

const MAX_DIRECT_CHARACTERS = 256 * 1024; // In both texts together. Comparing longer texts would block the page.
const MAX_DIRECT_MS = 500;

type Compared = { comparison: LineComparison | undefined; error: Error | undefined };

const NOTHING: Compared = { comparison: undefined, error: undefined };

/** Compares two texts line by line: short ones immediately, long ones in a worker. */
export function useLineComparison(before: string, after: string, isSpaceIgnored: boolean): Compared {
  const isShort = before.length + after.length <= MAX_DIRECT_CHARACTERS;
  const direct = useMemo(
    () => (isShort ? compareLines({ before, after, isSpaceIgnored }, performance.now() + MAX_DIRECT_MS) : undefined),
    [isShort, before, after, isSpaceIgnored],
  );
  const [compared, setCompared] = useState(NOTHING);
  useEffect(() => {
    if (isShort) return undefined;
    const end = new AbortController();
    compareInWorker({ before, after, isSpaceIgnored }, end.signal).then(
      (comparison) => setCompared({ comparison, error: undefined }),
      (error: Error) => end.signal.aborted || setCompared({ comparison: undefined, error }),
    );
    return () => {
      end.abort();
      setCompared(NOTHING);
    };
  }, [isShort, before, after, isSpaceIgnored]);
  return direct ? { comparison: direct, error: undefined } : compared;
}
