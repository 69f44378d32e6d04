import { getWeekday, getWeekYear, getWeekYearStart, toCivilDate, toDayNumber } from './day-number.ts';
import type { RulePattern } from './rule-pattern.ts';

/**
 * Whether a rule includes a day: all of its day parts match it. For each frequency, this gives the same result as expanding and
 * limiting part by part (table and notes of RFC 5545 section 3.3.10).
 */
export function hasDay(pattern: RulePattern, dayNumber: number): boolean {
  const { months, monthDays, yearDays, weeks, weekdays, weekStart } = pattern;
  if (weekdays && !hasWeekday(pattern, weekdays, dayNumber)) return false;
  if (months || monthDays || yearDays) {
    const { year, month, day } = toCivilDate(dayNumber);
    if (months && !months.has(month)) return false;
    if (monthDays && !hasPosition(monthDays, day, countDaysInMonth(year, month))) return false;
    if (yearDays && !hasPosition(yearDays, toDayOfYear(dayNumber, year), countDaysInYear(year))) return false;
  }
  return !weeks || hasWeek(weeks, dayNumber, weekStart);
}

function hasWeek(weeks: ReadonlySet<number>, dayNumber: number, weekStart: number): boolean {
  const weekYear = getWeekYear(dayNumber, weekStart);
  const first = getWeekYearStart(weekYear, weekStart);
  const count = (getWeekYearStart(weekYear + 1, weekStart) - first) / 7;
  return hasPosition(weeks, Math.floor((dayNumber - first) / 7) + 1, count);
}

function hasWeekday(
  { weekdaysCountIn }: RulePattern,
  weekdays: NonNullable<RulePattern['weekdays']>,
  dayNumber: number,
): boolean {
  const weekday = getWeekday(dayNumber);
  const positions = weekdays.get(weekday);
  if (!positions) return false;
  if (positions.has(0) || weekdaysCountIn === undefined) return true;
  const { year, month, day } = toCivilDate(dayNumber);
  const [index, length] =
    weekdaysCountIn === 'month'
      ? [day - 1, countDaysInMonth(year, month)]
      : [toDayOfYear(dayNumber, year) - 1, countDaysInYear(year)];
  const fromStart = Math.floor(index / 7) + 1;
  const fromEnd = Math.floor((length - 1 - index) / 7) + 1;
  return positions.has(fromStart) || positions.has(-fromEnd);
}

/** Whether positions include a position out of `count`. Negative positions are counted from the end. */
function hasPosition(positions: ReadonlySet<number>, position: number, count: number): boolean {
  return positions.has(position) || positions.has(position - count - 1);
}

function toDayOfYear(dayNumber: number, year: number): number {
  return dayNumber - toDayNumber(year, 1, 1) + 1;
}

function countDaysInYear(year: number): number {
  return toDayNumber(year + 1, 1, 1) - toDayNumber(year, 1, 1);
}

function countDaysInMonth(year: number, month: number): number {
  return toDayNumber(year, month + 1, 1) - toDayNumber(year, month, 1);
}
