import type { View } from './search.ts';

/** The days that are shown at once. */
export type Period = {
  view: View;
  /** The day that the address names. */
  date: Temporal.PlainDate;
  /** Consecutive, at least one. */
  days: readonly Temporal.PlainDate[];
};

const AGENDA_DAYS = 14;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a date of an address, such as `2026-11-23`. Undefined when there is no such day. */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** The period that a view shows around a date. Weeks begin on Monday (ISO 8601). */
export function periodOf(view: View, date: Temporal.PlainDate): Period {
  const first = view === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date;
  return { view, date, days: Array.from({ length: LENGTH_DAYS[view] }, (_, index) => first.add({ days: index })) };
}

const LENGTH_DAYS: Readonly<Record<View, number>> = { week: 7, day: 1, agenda: AGENDA_DAYS };

/** The period after this one, or before it. */
export function shiftPeriod({ view, date }: Period, direction: 1 | -1): Period {
  return periodOf(view, date.add({ days: LENGTH_DAYS[view] * direction }));
}

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
