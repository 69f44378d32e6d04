import { DAY_MS } from '#core/durations.ts';
/** Contiguous intervals of equal length, oldest first. All times in Unix milliseconds. */
export type MetricsIntervals = { startMs: number; widthMs: number; count: number };

const WEEK_MS = 7 * DAY_MS;
// Unix time starts on a Thursday, weeks on a Monday.
const FIRST_MONDAY_MS = 4 * DAY_MS;
const DAYS = 7; // As in the public service.
const WEEKS = 8;

/**
 * Returns the metrics intervals: the last seven days, or the last eight weeks, in UTC. The last interval is the current day or
 * week.
 */
export function toMetricsIntervals(granularity: 'DAILY' | 'WEEKLY', nowMs: number): MetricsIntervals {
  const [widthMs, count, offsetMs] =
    granularity === 'DAILY' ? [DAY_MS, DAYS, 0] : [WEEK_MS, WEEKS, FIRST_MONDAY_MS - WEEK_MS];
  const currentMs = Math.floor((nowMs - offsetMs) / widthMs) * widthMs + offsetMs;
  return { startMs: currentMs - (count - 1) * widthMs, widthMs, count };
}
