import type { Calendar } from '#calendar/calendar.ts';
import { getRecurrenceSet } from '#calendar/recurrence/recurrence-cache.ts';
import type { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';
import { DAY_MS } from '#core/durations.ts';
import type { EventTimes } from './event.ts';
import { getSeriesStart } from './event-store.ts';
import { countDays, type OriginalStart } from './instance-id.ts';

/** An occurrence of a series according to its rule. */
export type Occurrence = {
  original: OriginalStart;
  /** Unix milliseconds. The end is exclusive. */
  startAt: number;
  endAt: number;
};

/** The fields of a series that determine its occurrences. */
export type Series = EventTimes & { recurrence: string };

/** A range of starts in Unix milliseconds, the number of occurrences needed, and the budget for computing them. */
export type OccurrenceRange = { fromMs: number; untilMs: number; limit: number; budget: RequestBudget };

/** Sorted occurrences. If there are more than requested, all of them start before `cutAtMs`. */
export type Occurrences = { items: Occurrence[]; cutAtMs: number | undefined };

/**
 * Returns the occurrences of a series that start at or after `fromMs` and before `untilMs` (Unix milliseconds), cut shortly after
 * `limit` of them. Throws `ExpansionLimitExceeded`.
 */
export function listOccurrences(calendar: Calendar, series: Series, range: OccurrenceRange): Occurrences {
  const start = getSeriesStart(series, calendar.timeZone);
  const set = getRecurrenceSet(series.recurrence, start);
  const { timeZone } = calendar;
  const fromMs = start.isAllDay ? findFirstMidnight(range.fromMs, timeZone) : range.fromMs;
  const untilMs = start.isAllDay ? findFirstMidnight(range.untilMs, timeZone) : range.untilMs;
  const { startsMs, cutAtMs } = set.listBetween(fromMs, untilMs, range.limit, range.budget);
  return {
    items: startsMs.map((startMs) => toOccurrence(calendar, series, startMs, set.getPeriodMs(startMs))),
    cutAtMs: cutAtMs !== undefined && start.isAllDay ? startOfDate(cutAtMs, timeZone) : cutAtMs,
  };
}

/** Iterates over the occurrences of a series in a range, sorted and computed lazily. Throws `ExpansionLimitExceeded`. */
export function* walkOccurrences(
  calendar: Calendar,
  series: Series,
  { fromMs, untilMs, limit, budget }: OccurrenceRange,
): Generator<Occurrence> {
  let nextMs: number | undefined = fromMs;
  while (nextMs !== undefined) {
    const { items, cutAtMs } = listOccurrences(calendar, series, { fromMs: nextMs, untilMs, limit, budget });
    yield* items;
    nextMs = cutAtMs;
  }
}

/** Returns the occurrence with this original start, or undefined if the rule has none at this time. */
export function findOccurrence(
  calendar: Calendar,
  series: Series,
  original: OriginalStart,
  budget: RequestBudget,
): Occurrence | undefined {
  if (original.isAllDay !== series.isAllDay) return undefined;
  const set = getRecurrenceSet(series.recurrence, getSeriesStart(series, calendar.timeZone));
  const { startMs } = original;
  return set.has(startMs, budget) ? toOccurrence(calendar, series, startMs, set.getPeriodMs(startMs)) : undefined;
}

/** Returns the occurrence of a series for an original start, whether or not its rule has one at this time. */
export function createOccurrence(calendar: Calendar, series: Series, { startMs }: OriginalStart): Occurrence {
  const set = getRecurrenceSet(series.recurrence, getSeriesStart(series, calendar.timeZone));
  return toOccurrence(calendar, series, startMs, set.getPeriodMs(startMs));
}

function toOccurrence(
  calendar: Calendar,
  series: Series,
  startMs: number,
  ownDurationMs: number | undefined,
): Occurrence {
  const { isAllDay, startAt, endAt } = series;
  const original = { startMs, isAllDay };
  if (!isAllDay) return { original, startAt: startMs, endAt: startMs + (ownDurationMs ?? endAt - startAt) };
  const endDateMs = startMs + countDays(startAt, endAt) * DAY_MS;
  return {
    original,
    startAt: startOfDate(startMs, calendar.timeZone),
    endAt: startOfDate(endDateMs, calendar.timeZone),
  };
}

/** Returns the first date (as midnight UTC) whose midnight in the zone is at this instant or later. */
function findFirstMidnight(ms: number, zone: string): number {
  if (!Number.isFinite(ms)) return ms;
  const dateMs = toUtcMidnight(ms, zone);
  return startOfDate(dateMs, zone) >= ms ? dateMs : dateMs + DAY_MS;
}
