import { getDays } from '#shared/calendar/event-days.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';

/** A bar for an event that spans days of a period. Indexes count the days of the period. */
export type Bar = {
  occurrence: Occurrence;
  firstDay: number;
  /** The last day that the bar covers. */
  lastDay: number;
  track: number;
  /** Whether the event begins before the period, or ends after it. */
  isFromBefore: boolean;
  isUntilAfter: boolean;
};

const LONG_HOURS = 24;

/** Reports whether an event is shown above the hours: an all-day event, or one that lasts at least a day. */
export function isLong({ time }: Occurrence): boolean {
  return time.isAllDay || time.end.since(time.start).total('hours') >= LONG_HOURS;
}

/** Lays out bars in as few tracks as possible, with earlier and longer ones on top. */
export function layoutBars(
  occurrences: readonly Occurrence[],
  days: readonly Temporal.PlainDate[],
  zone: string,
): Bar[] {
  const [periodStart] = days;
  if (!periodStart) return [];
  const lastIndex = days.length - 1;
  const bars = occurrences.flatMap((occurrence) => {
    const [first, last] = getDays(occurrence, zone).map((day) => periodStart.until(day).days);
    if (first === undefined || last === undefined || last < 0 || first > lastIndex) return [];
    return {
      occurrence,
      firstDay: Math.max(first, 0),
      lastDay: Math.min(last, lastIndex),
      isFromBefore: first < 0,
      isUntilAfter: last > lastIndex,
    };
  });
  bars.sort((a, b) => a.firstDay - b.firstDay || b.lastDay - a.lastDay);
  const trackEnds: number[] = [];
  return bars.map((bar) => {
    const free = trackEnds.findIndex((end) => end < bar.firstDay);
    const track = free === -1 ? trackEnds.length : free;
    trackEnds[track] = bar.lastDay;
    return { ...bar, track };
  });
}
