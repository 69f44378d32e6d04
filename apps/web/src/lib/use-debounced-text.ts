import { useEffect, useState } from 'react';

const REST_MS = 400; // The maximum time between two keystrokes while a user is typing.

/** Returns the text once it has not changed for `restMs`. */
export function useDebouncedText(text: string, restMs = REST_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return settled;
}
