import { catchOnly } from '#lib/catch-only.ts';
import { startOfWeek } from '#shared/calendar/start-of-week.ts';
import type { View } from './search.ts';

/** The days that are shown at once. */
export type Period = {
  view: View;
  /** The day that the address names. */
  date: Temporal.PlainDate;
  /** Consecutive, at least one. */
  days: readonly Temporal.PlainDate[];
  /** The day that weeks begin on, as ISO 8601 counts: 1 is Monday. */
  weekStart: number;
};

const AGENDA_DAYS = 14;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a date of an address, such as `2026-11-23`. Undefined when there is no such day. */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  return catchOnly(RangeError, () => Temporal.PlainDate.from(text, { overflow: 'reject' }));
}

/** The period that a view shows around a date. A month is shown in whole weeks. */
export function periodOf(view: View, date: Temporal.PlainDate, weekStart = MONDAY): Period {
  const [first, last] = spanOf(view, date, weekStart);
  const length = first.until(last).days + 1;
  return { view, date, weekStart, days: Array.from({ length }, (_, index) => first.add({ days: index })) };
}

/** The period after this one, or before it. */
export function shiftPeriod({ view, date, weekStart }: Period, direction: 1 | -1): Period {
  return periodOf(view, date.add(stepOf(view, direction)), weekStart);
}

function spanOf(view: View, date: Temporal.PlainDate, weekStart: number): [Temporal.PlainDate, Temporal.PlainDate] {
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

function stepOf(view: View, direction: 1 | -1): Temporal.DurationLike {
  if (view === 'year') return { years: direction };
  if (view === 'month') return { months: direction };
  return { days: direction * LENGTH_DAYS[view] };
}

const MONDAY = 1;
const WEEK_DAYS = 7;
const LENGTH_DAYS = { day: 1, '3days': 3, week: WEEK_DAYS, agenda: AGENDA_DAYS } as const;

/** The first and the last day of a period. */
export function endsOf({ days, date }: Period): [first: Temporal.PlainDate, last: Temporal.PlainDate] {
  return [days[0] ?? date, days.at(-1) ?? date];
}

/**
 * Bounds for asking about a period, as RFC 3339. A day wider at both ends than the days themselves, so that they hold
 * for every zone that the days can be read in (UTC-12 to UTC+14), and for all-day events whatever zone their calendar has.
 */
export function queryBounds(period: Period): { timeMin: string; timeMax: string } {
  const [first, last] = endsOf(period);
  return {
    timeMin: `${first.subtract({ days: 1 }).toString()}T00:00:00Z`,
    timeMax: `${last.add({ days: 2 }).toString()}T00:00:00Z`,
  };
}
