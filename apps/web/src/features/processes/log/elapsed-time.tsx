import { useNow } from '#lib/use-now.ts';

const TICK_MS = 1000;

/** Shows the running time, updated every second. It is not announced, because the announcements would never end. */
export function ElapsedTime({ sinceMs }: { sinceMs: number }) {
  const nowMs = useNow(TICK_MS);
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
  return (
    <span role="timer" aria-label="Elapsed time" className="font-medium tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
