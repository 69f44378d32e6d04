import { useNow } from '#lib/use-now.ts';

const TICK_MS = 1000;

/** How long something has been running, every second. It is not announced, as it would never end. */
export function ElapsedTime({ sinceMs }: { sinceMs: number }) {
  const nowMs = useNow(TICK_MS);
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
  return (
    <span role="timer" aria-label="Elapsed time" className="font-medium tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
