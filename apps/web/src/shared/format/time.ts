import { currentZone, hourCycle } from './zone.ts';

/** How times are shown: as distance from now, or as date and clock. */
export type TimeStyle = 'relative' | 'absolute';

const STEPS: readonly (readonly [unit: string, sizeMs: number])[] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

const DISTANT_MS = 30 * 86_400_000;

/**
 * `5 min ago`, `in 2 d`, `now`; a month away and more, the day itself. Less than a minute ahead is now: screens learn of the
 * time once a minute, so what has just happened lies ahead of it.
 */
export function formatDistance(timeMs: number, nowMs: number): string {
  const distanceMs = timeMs - nowMs;
  if (Math.abs(distanceMs) >= DISTANT_MS) return formatDay(timeMs);
  if (distanceMs > 0 && distanceMs < 60_000) return 'now';
  const step = STEPS.find(([, sizeMs]) => Math.abs(distanceMs) >= sizeMs);
  if (!step) return 'now';
  const [unit, sizeMs] = step;
  const amount = `${Math.floor(Math.abs(distanceMs) / sizeMs)} ${unit}`;
  return distanceMs < 0 ? `${amount} ago` : `in ${amount}`;
}

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

// Within half a year of now a day and a month can only be meant of one year.
const PLAIN_YEAR_MS = 182 * 86_400_000;

/** `21 Nov, 14:02:11`, or `21 Nov 2025, 14:02:11` where another year could be meant; in the chosen zone. */
export function formatDateTime(timeMs: number, nowMs = Date.now()): string {
  if (Math.abs(timeMs - nowMs) >= PLAIN_YEAR_MS) return formatDayAndClock(timeMs);
  return formatter('date-time', { day: 'numeric', month: 'short', ...CLOCK }).format(timeMs);
}

/** `21 Nov, 14:02`, or `21 Nov 2025, 14:02` where another year could be meant; in the chosen zone. */
export function formatDateMinute(timeMs: number, nowMs = Date.now()): string {
  const { hour, minute } = CLOCK;
  const options = { day: 'numeric', month: 'short', hour, minute } as const;
  if (Math.abs(timeMs - nowMs) < PLAIN_YEAR_MS) return formatter('date-minute', options).format(timeMs);
  return formatter('year-minute', { ...options, year: 'numeric' }).format(timeMs);
}

/** `21 Nov 2026, 14:02:11 UTC`: a time that is read elsewhere and later, as on paper. */
export function formatLasting(timeMs: number): string {
  return `${formatDayAndClock(timeMs)} ${zoneLabel(timeMs)}`;
}

function formatDayAndClock(timeMs: number): string {
  return formatter('day-clock', { day: 'numeric', month: 'short', year: 'numeric', ...CLOCK }).format(timeMs);
}

/** `14:02:11`, in the chosen zone. */
export function formatClock(timeMs: number): string {
  return formatter('clock', CLOCK).format(timeMs);
}

/** `14:02`, or `2:02 pm` with a clock of twelve hours, in the chosen zone. */
export function formatShortClock(timeMs: number): string {
  const hour = hourCycle() === 'h12' ? 'numeric' : '2-digit';
  return formatter('short-clock', { hour, minute: '2-digit' }).format(timeMs);
}

/** `Mon 23 Nov, 14:02`: a time within a week or so, in the chosen zone or another one. */
export function formatNear(timeMs: number, zone?: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return formatter('near', options, zone).format(timeMs);
}

/** `UTC`, `GMT+1`: what the chosen zone, or another one, is called at a time. */
export function zoneLabel(timeMs: number, zone = currentZone()): string {
  const parts = formatter('zone', { timeZoneName: 'short' }, zone).formatToParts(timeMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `21 Nov 2026`, in the chosen zone. */
export function formatDay(timeMs: number): string {
  return formatter('day', { day: 'numeric', month: 'short', year: 'numeric' }).format(timeMs);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than a thousand uses of it, so each is made once for a zone. */
function formatter(name: string, options: Intl.DateTimeFormatOptions, zone = currentZone()): Intl.DateTimeFormat {
  const settings = { timeZone: zone, hourCycle: hourCycle() };
  const key = `${name} ${settings.timeZone} ${settings.hourCycle}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, ...settings });
  formatters.set(key, known);
  return known;
}

/** `1m 04.2s`, `350ms`; for durations in milliseconds. */
export function formatDuration(durationMs: number): string {
  if (Math.round(durationMs) < 1000) return `${Math.round(durationMs)}ms`;
  // Rounded before it is split, so that a full minute never reads as sixty seconds.
  const totalSeconds = Math.round(durationMs / 100) / 10;
  if (totalSeconds < 60) return `${totalSeconds.toFixed(1)}s`;
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  if (hours > 0) return `${hours}h ${String(minutes).padStart(2, '0')}m`;
  return `${minutes}m ${(totalSeconds % 60).toFixed(1).padStart(4, '0')}s`;
}
