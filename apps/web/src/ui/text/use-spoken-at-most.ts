import { useEffect, useRef, useState } from 'react';

/**
 * A text that changes often, as a live region says it: at most once in `everyMs`, and then as it is by that time. What is read out
 * at every keystroke talks over what is typed.
 */
export function useSpokenAtMost(text: string, everyMs: number): string {
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
