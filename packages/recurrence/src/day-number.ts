import { DAY_MS } from './durations.ts';

/** A date of the calendar; `month` from 1 to 12. Dates are computed with as numbers of days since 1 January 1970. */
export type CivilDate = { year: number; month: number; day: number };

/** The number of a date; days beyond the month run into the next ones. */
export function toDayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The date with a number. */
export function toCivilDate(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(dayNumber: number): number {
  // 1 January 1970 was a Thursday.
  return modulo(dayNumber + 3, 7);
}

/** The first day of the week that holds a day, where weeks begin with `weekStart` (0 for Monday). */
export function firstOfWeek(dayNumber: number, weekStart: number): number {
  return dayNumber - modulo(weekdayOf(dayNumber) - weekStart, 7);
}

/** The first day of week 1 of a year: the first week with at least four days in it (RFC 5545 section 3.3.10). */
export function firstOfWeekYear(year: number, weekStart: number): number {
  return firstOfWeek(toDayNumber(year, 1, 4), weekStart);
}

/** The year that the week of a day is counted in: the one that most of the week lies in. */
export function weekYearOf(dayNumber: number, weekStart: number): number {
  return toCivilDate(firstOfWeek(dayNumber, weekStart) + 3).year;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
