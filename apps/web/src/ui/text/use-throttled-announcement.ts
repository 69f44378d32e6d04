import { useEffect, useRef, useState } from 'react';

/**
 * Returns a frequently changing text throttled for a live region: at most once in `everyMs`, and then with its latest value. An
 * announcement on every keystroke would drown out the typed text.
 */
export function useThrottledAnnouncement(text: string, everyMs: number): string {
  const [spoken, setSpoken] = useState(text);
  const spokenAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const say = () => {
      spokenAtMs.current = performance.now();
      setSpoken(text);
    };
    const waitMs = spokenAtMs.current + everyMs - performance.now();
    const timer = setTimeout(say, Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [text, everyMs]);
  return spoken;
}
