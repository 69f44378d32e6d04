import { catchOnly } from '#lib/catch-only.ts';
import { startOfWeek } from '#shared/calendar/start-of-week.ts';
import type { View } from './search.ts';

/** The days shown at once. */
export type Period = {
  view: View;
  /** The day in the URL. */
  date: Temporal.PlainDate;
  /** Consecutive days, at least one. */
  days: readonly Temporal.PlainDate[];
  /** The first day of the week, as an ISO 8601 weekday number: 1 is Monday. */
  weekStart: number;
};

const AGENDA_DAYS = 14;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a date from the URL, such as `2026-11-23`. Returns undefined if the date is invalid. */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  return catchOnly(RangeError, () => Temporal.PlainDate.from(text, { overflow: 'reject' }));
}

/** Returns the period that a view shows around a date. A month is shown in whole weeks. */
export function getPeriod(view: View, date: Temporal.PlainDate, weekStart = MONDAY): Period {
  const [first, last] = getSpan(view, date, weekStart);
  const length = first.until(last).days + 1;
  return { view, date, weekStart, days: Array.from({ length }, (_, index) => first.add({ days: index })) };
}

/** Returns the next or previous period. */
export function shiftPeriod({ view, date, weekStart }: Period, direction: 1 | -1): Period {
  return getPeriod(view, date.add(getStep(view, direction)), weekStart);
}

function getSpan(view: View, date: Temporal.PlainDate, weekStart: number): [Temporal.PlainDate, Temporal.PlainDate] {
  if (view === 'year') return [date.with({ month: 1, day: 1 }), date.with({ month: 12, day: 31 })];
  if (view === 'week') {
    const first = startOfWeek(date, weekStart);
    return [first, first.add({ days: WEEK_DAYS - 1 })];
  }
  if (view === 'month') {
    const last = startOfWeek(date.with({ day: date.daysInMonth }), weekStart).add({ days: WEEK_DAYS - 1 });
    return [startOfWeek(date.with({ day: 1 }), weekStart), last];
  }
  return [date, date.add({ days: LENGTH_DAYS[view] - 1 })];
}

function getStep(view: View, direction: 1 | -1): Temporal.DurationLike {
  if (view === 'year') return { years: direction };
  if (view === 'month') return { months: direction };
  return { days: direction * LENGTH_DAYS[view] };
}

const MONDAY = 1;
const WEEK_DAYS = 7;
const LENGTH_DAYS = { day: 1, '3days': 3, week: WEEK_DAYS, agenda: AGENDA_DAYS } as const;

/** Returns the first and last day of a period. */
export function getEnds({ days, date }: Period): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  return [days[0] ?? date, days.at(-1) ?? date];
}

/**
 * Returns the RFC 3339 bounds for querying a period. They extend one day beyond both ends, so that they cover all display zones
 * (UTC-12 to UTC+14), and all-day events in any calendar zone.
 */
export function toQueryBounds(period: Period): { timeMin: string; timeMax: string } {
  const [first, last] = getEnds(period);
  return {
    timeMin: `${first.subtract({ days: 1 }).toString()}T00:00:00Z`,
    timeMax: `${last.add({ days: 2 }).toString()}T00:00:00Z`,
  };
}
