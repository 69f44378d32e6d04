import { getWeekStart, getWeekYear, getWeekYearStart, toCivilDate, toDayNumber } from './day-number.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { hasDay } from './rule-days.ts';
import type { RulePattern } from './rule-pattern.ts';

/** A span of consecutive days. `untilDay` is exclusive. */
type DaySpan = { fromDay: number; untilDay: number };

/**
 * Returns the number of the frequency's period (year, month … second) that contains a local time, in milliseconds as if it were
 * UTC. With BYWEEKNO, a year consists of whole weeks.
 */
export function getPeriod({ frequency, weeks, weekStart }: RulePattern, localMs: number): number {
  const dayNumber = Math.floor(localMs / DAY_MS);
  switch (frequency) {
    case 'YEARLY':
      return weeks ? getWeekYear(dayNumber, weekStart) : toCivilDate(dayNumber).year;
    case 'MONTHLY': {
      const { year, month } = toCivilDate(dayNumber);
      return year * 12 + month - 1;
    }
    case 'WEEKLY':
      return Math.floor((dayNumber - getWeekStart(0, weekStart)) / 7);
    case 'DAILY':
      return dayNumber;
    default:
      return Math.floor(localMs / CLOCK_PERIODS_MS[frequency]);
  }
}

/** Returns the starts of a rule in a period, as sorted local times. */
export function startsInPeriod(pattern: RulePattern, period: number): number[] {
  const { offsetsMs, setPositions } = pattern;
  const starts = getBases(pattern, period).flatMap((baseMs) => offsetsMs.map((offsetMs) => baseMs + offsetMs));
  if (!setPositions) return starts;
  return starts.filter((_, index) => setPositions.has(index + 1) || setPositions.has(index - starts.length));
}

const CLOCK_PERIODS_MS = { HOURLY: HOUR_MS, MINUTELY: MINUTE_MS, SECONDLY: 1000 } as const;

/** Returns the midnights of the matching days of a period, or the start of the period itself for time-based frequencies. */
function getBases(pattern: RulePattern, period: number): number[] {
  const { frequency } = pattern;
  if (frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY') {
    const beginMs = period * CLOCK_PERIODS_MS[frequency];
    return hasClock(pattern, beginMs) && hasDay(pattern, Math.floor(beginMs / DAY_MS)) ? [beginMs] : [];
  }
  const bases: number[] = [];
  for (const { fromDay, untilDay } of getSpans(pattern, period)) {
    for (let day = fromDay; day < untilDay; day += 1) if (hasDay(pattern, day)) bases.push(day * DAY_MS);
  }
  return bases;
}

function hasClock({ frequency, hours, minutes, seconds }: RulePattern, beginMs: number): boolean {
  const begin = new Date(beginMs);
  if (hours && !hours.has(begin.getUTCHours())) return false;
  if (frequency !== 'HOURLY' && minutes && !minutes.has(begin.getUTCMinutes())) return false;
  return frequency !== 'SECONDLY' || !seconds || seconds.has(begin.getUTCSeconds());
}

/** Returns the days of a period, without most of those excluded by its months. */
function getSpans({ frequency, weeks, weekStart, months }: RulePattern, period: number): DaySpan[] {
  if (frequency === 'DAILY') return [{ fromDay: period, untilDay: period + 1 }];
  if (frequency === 'WEEKLY') {
    const fromDay = getWeekStart(0, weekStart) + period * 7;
    return [{ fromDay, untilDay: fromDay + 7 }];
  }
  if (frequency === 'MONTHLY') return [toMonthSpan(Math.floor(period / 12), (period % 12) + 1)];
  if (weeks)
    return [{ fromDay: getWeekYearStart(period, weekStart), untilDay: getWeekYearStart(period + 1, weekStart) }];
  if (!months) return [{ fromDay: toDayNumber(period, 1, 1), untilDay: toDayNumber(period + 1, 1, 1) }];
  return [...months].sort((left, right) => left - right).map((month) => toMonthSpan(period, month));
}

function toMonthSpan(year: number, month: number): DaySpan {
  return { fromDay: toDayNumber(year, month, 1), untilDay: toDayNumber(year, month + 1, 1) };
}
