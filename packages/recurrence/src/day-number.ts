import { DAY_MS } from './durations.ts';

/** A calendar date with `month` from 1 to 12. Calculations use the number of days since 1 January 1970. */
export type CivilDate = { year: number; month: number; day: number };

/** Returns the day number of a date. Days beyond the month continue into the next months. */
export function toDayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Returns the date of a day number. */
export function toCivilDate(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns 0 for Monday to 6 for Sunday. */
export function getWeekday(dayNumber: number): number {
  // 1 January 1970 was a Thursday.
  return modulo(dayNumber + 3, 7);
}

/** Returns the first day of a day's week. Weeks start on `weekStart` (0 for Monday). */
export function getWeekStart(dayNumber: number, weekStart: number): number {
  return dayNumber - modulo(getWeekday(dayNumber) - weekStart, 7);
}

/** Returns the first day of week 1 of a year, the first week with at least four days in the year (RFC 5545 section 3.3.10). */
export function getWeekYearStart(year: number, weekStart: number): number {
  return getWeekStart(toDayNumber(year, 1, 4), weekStart);
}

/** Returns the year to which the week of a day belongs: the year that contains most of the week. */
export function getWeekYear(dayNumber: number, weekStart: number): number {
  return toCivilDate(getWeekStart(dayNumber, weekStart) + 3).year;
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
