import type { Calendar } from '#calendar/calendars/calendar.ts';
import { recurrenceSetOf } from '#calendar/recurrence/recurrence-cache.ts';
import { startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';
import { DAY_MS } from '#core/durations.ts';
import type { EventTimes } from './event.ts';
import { seriesStartOf } from './event-store.ts';
import { countDays, type OriginalStart } from './instance-id.ts';

/** One time that a series takes place by its rule. */
export type Occurrence = {
  original: OriginalStart;
  /** Unix milliseconds, end exclusive. */
  startAt: number;
  endAt: number;
};

/** What of a series is needed to tell its occurrences. */
export type Series = EventTimes & { recurrence: string };

/** Occurrences in order; when there are more than were asked for, none that starts from `cutAtMs` on is among them. */
export type Occurrences = { items: Occurrence[]; cutAtMs: number | undefined };

/**
 * The occurrences of a series that start from `fromMs` until before `untilMs` (Unix milliseconds), cut not long after
 * there are `limit` of them.
 */
export function listOccurrences(
  calendar: Calendar,
  series: Series,
  range: { fromMs: number; untilMs: number; limit: number },
): Occurrences {
  const start = seriesStartOf(series, calendar.timeZone);
  const set = recurrenceSetOf(series.recurrence, start);
  const { timeZone } = calendar;
  const fromMs = start.isAllDay ? firstMidnight(range.fromMs, timeZone) : range.fromMs;
  const untilMs = start.isAllDay ? firstMidnight(range.untilMs, timeZone) : range.untilMs;
  const { startsMs, cutAtMs } = set.between(fromMs, untilMs, range.limit);
  return {
    items: startsMs.map((startMs) => toOccurrence(calendar, series, startMs)),
    cutAtMs: cutAtMs !== undefined && start.isAllDay ? startOfDate(cutAtMs, timeZone) : cutAtMs,
  };
}

// Each chunk of a daily series covers more than a year, so this is enough until `LATEST_MS`.
const MAX_CHUNKS = 200;

/** The occurrences of a series in a range, in order, computed as they are taken. */
export function* walkOccurrences(
  calendar: Calendar,
  series: Series,
  { fromMs, untilMs, limit }: { fromMs: number; untilMs: number; limit: number },
): Generator<Occurrence> {
  let nextMs: number | undefined = fromMs;
  for (let chunk = 0; nextMs !== undefined && chunk < MAX_CHUNKS; chunk += 1) {
    const { items, cutAtMs } = listOccurrences(calendar, series, { fromMs: nextMs, untilMs, limit });
    yield* items;
    nextMs = cutAtMs;
  }
}

/** The occurrence with this original start; undefined when the rule gives none there. */
export function findOccurrence(calendar: Calendar, series: Series, original: OriginalStart): Occurrence | undefined {
  if (original.isAllDay !== series.isAllDay) return undefined;
  const set = recurrenceSetOf(series.recurrence, seriesStartOf(series, calendar.timeZone));
  return set.has(original.startMs) ? toOccurrence(calendar, series, original.startMs) : undefined;
}

function toOccurrence(calendar: Calendar, series: Series, startMs: number): Occurrence {
  const { isAllDay, startAt, endAt } = series;
  const original = { startMs, isAllDay };
  if (!isAllDay) return { original, startAt: startMs, endAt: startMs + (endAt - startAt) };
  const endDateMs = startMs + countDays(startAt, endAt) * DAY_MS;
  return {
    original,
    startAt: startOfDate(startMs, calendar.timeZone),
    endAt: startOfDate(endDateMs, calendar.timeZone),
  };
}

/** The first date, as its midnight in UTC, that begins in a zone at this instant or later. */
function firstMidnight(ms: number, zone: string): number {
  if (!Number.isFinite(ms)) return ms;
  const dateMs = toUtcMidnight(ms, zone);
  return startOfDate(dateMs, zone) >= ms ? dateMs : dateMs + DAY_MS;
}
