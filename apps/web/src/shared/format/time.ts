import { getCurrentZone, getHourCycle } from './zone.ts';

/** The time format: relative to now, or date and time. */
export type TimeStyle = 'relative' | 'absolute';

const STEPS: readonly (readonly [unit: string, sizeMs: number])[] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

const DISTANT_MS = 30 * 86_400_000;

/**
 * Formats a time as `5 min ago`, `in 2 d` or `now`, or as the date if it is at least a month away. Less than a minute in the
 * future counts as now: screens update the time once a minute, so a recent event may be ahead of it.
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

// Within half a year of now, a day and a month identify the year.
const PLAIN_YEAR_MS = 182 * 86_400_000;

/** Formats a time as `21 Nov, 14:02:11`, or as `21 Nov 2025, 14:02:11` if the year is ambiguous, in the selected zone. */
export function formatDateTime(timeMs: number, nowMs = Date.now()): string {
  if (Math.abs(timeMs - nowMs) >= PLAIN_YEAR_MS) return formatDayAndClock(timeMs);
  return formatter('date-time', { day: 'numeric', month: 'short', ...CLOCK }).format(timeMs);
}

/** Formats a time as `21 Nov, 14:02`, or as `21 Nov 2025, 14:02` if the year is ambiguous, in the selected zone. */
export function formatDateMinute(timeMs: number, nowMs = Date.now()): string {
  const { hour, minute } = CLOCK;
  const options = { day: 'numeric', month: 'short', hour, minute } as const;
  if (Math.abs(timeMs - nowMs) < PLAIN_YEAR_MS) return formatter('date-minute', options).format(timeMs);
  return formatter('year-minute', { ...options, year: 'numeric' }).format(timeMs);
}

/** Formats a time as `21 Nov 2026, 14:02:11 UTC`, for reading elsewhere and later, for example on paper. */
export function formatTimeWithZone(timeMs: number): string {
  return `${formatDayAndClock(timeMs)} ${getZoneLabel(timeMs)}`;
}

function formatDayAndClock(timeMs: number): string {
  return formatter('day-clock', { day: 'numeric', month: 'short', year: 'numeric', ...CLOCK }).format(timeMs);
}

/** Formats a time as `14:02:11`, in the selected zone. */
export function formatClock(timeMs: number): string {
  return formatter('clock', CLOCK).format(timeMs);
}

/** Formats a time as `14:02`, or as `2:02 pm` with the 12-hour clock, in the selected zone. */
export function formatShortClock(timeMs: number): string {
  const hour = getHourCycle() === 'h12' ? 'numeric' : '2-digit';
  return formatter('short-clock', { hour, minute: '2-digit' }).format(timeMs);
}

/** Formats a time within about a week as `Mon 23 Nov, 14:02`, in the selected zone or another one. */
export function formatWeekdayTime(timeMs: number, zone?: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return formatter('near', options, zone).format(timeMs);
}

/** Returns the name of the selected zone, or another one, at a time: `UTC`, `GMT+1`. */
export function getZoneLabel(timeMs: number, zone = getCurrentZone()): string {
  const parts = formatter('zone', { timeZoneName: 'short' }, zone).formatToParts(timeMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Formats a time as `21 Nov 2026`, in the selected zone. */
export function formatDay(timeMs: number): string {
  return formatter('day', { day: 'numeric', month: 'short', year: 'numeric' }).format(timeMs);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached per zone, because creating one costs more than a thousand uses. */
function formatter(name: string, options: Intl.DateTimeFormatOptions, zone = getCurrentZone()): Intl.DateTimeFormat {
  const settings = { timeZone: zone, hourCycle: getHourCycle() };
  const key = `${name} ${settings.timeZone} ${settings.hourCycle}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, ...settings });
  formatters.set(key, known);
  return known;
}

/** Formats a duration in milliseconds as `1m 04.2s` or `350ms`. */
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
