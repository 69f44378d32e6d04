import { startTransition, useEffect, useState } from 'react';

/**
 * Returns `value` after a frame has been painted since it changed, and until then the previous value. Used for large parts of a
 * screen, so that the frame after an input does not wait for them. In contrast to `useDeferredValue`, this frame is guaranteed.
 */
export function usePaintedValue<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    // The frame callback runs before the frame is painted, and the timer after it.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(() => value))));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return painted;
}
