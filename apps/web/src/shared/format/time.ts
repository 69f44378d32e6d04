/** How times are shown: as distance from now, or as date and clock. */
export type TimeStyle = 'relative' | 'absolute';

const absolute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const STEPS: readonly (readonly [unit: string, sizeMs: number])[] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

const DISTANT_MS = 30 * 86_400_000;

/** `5 min ago`, `in 2 d`, `now`; a month away and more, the day itself. */
export function formatDistance(timeMs: number, nowMs: number): string {
  const distanceMs = timeMs - nowMs;
  if (Math.abs(distanceMs) >= DISTANT_MS) return formatDay(timeMs);
  const step = STEPS.find(([, sizeMs]) => Math.abs(distanceMs) >= sizeMs);
  if (!step) return 'now';
  const [unit, sizeMs] = step;
  const amount = `${Math.floor(Math.abs(distanceMs) / sizeMs)} ${unit}`;
  return distanceMs < 0 ? `${amount} ago` : `in ${amount}`;
}

/** `21 Nov, 14:02:11`, in the browser's zone. */
export function formatDateTime(timeMs: number): string {
  return absolute.format(timeMs);
}

/** `14:02:11`, in the browser's zone. */
export function formatClock(timeMs: number): string {
  return clock.format(timeMs);
}

/** `21 Nov 2026`. */
function formatDay(timeMs: number): string {
  return day.format(timeMs);
}

/** `1m 04.2s`, `350 ms`; for durations in milliseconds. */
export function formatDuration(durationMs: number): string {
  if (Math.round(durationMs) < 1000) return `${Math.round(durationMs)} ms`;
  // Rounded before it is split, so that a full minute never reads as sixty seconds.
  const totalSeconds = Math.round(durationMs / 100) / 10;
  if (totalSeconds < 60) return `${totalSeconds.toFixed(1)}s`;
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  if (hours > 0) return `${hours}h ${String(minutes).padStart(2, '0')}m`;
  return `${minutes}m ${(totalSeconds % 60).toFixed(1).padStart(4, '0')}s`;
}
