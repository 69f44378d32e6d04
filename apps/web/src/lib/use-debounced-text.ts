import { useEffect, useState } from 'react';

const REST_MS = 400; // Between two keys of somebody who is still typing.

/** Returns the debounced text. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
