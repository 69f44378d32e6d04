import { getWeekday, toCivilDate } from './day-number.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import type { RuleParts } from './parse-rule.ts';

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/**
 * A rule, including the parts implied by its first start (RFC 5545 section 3.3.10). Sets are undefined if all values are allowed.
 */
export type RulePattern = {
  frequency: Frequency;
  interval: number;
  months: ReadonlySet<number> | undefined;
  monthDays: ReadonlySet<number> | undefined;
  yearDays: ReadonlySet<number> | undefined;
  weeks: ReadonlySet<number> | undefined;
  /** Positions of each weekday (0 for Monday) in the month or year. Position 0 means every occurrence of the weekday. */
  weekdays: ReadonlyMap<number, ReadonlySet<number>> | undefined;
  /** Unit of the weekday positions. Undefined if positions have no meaning. */
  weekdaysCountIn: 'month' | 'year' | undefined;
  weekStart: number;
  hours: ReadonlySet<number> | undefined;
  minutes: ReadonlySet<number> | undefined;
  seconds: ReadonlySet<number> | undefined;
  /** Offsets of the starts from the beginning of a period of the frequency, or of each of its days, in milliseconds. */
  offsetsMs: readonly number[];
  setPositions: ReadonlySet<number> | undefined;
};

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const CLOCK_FREQUENCIES: readonly Frequency[] = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** Returns the pattern of a rule with this first start, in local milliseconds as if they were UTC. */
export function toRulePattern(parts: RuleParts, firstLocalMs: number): RulePattern {
  // The parser only accepts these frequencies.
  const frequency = parts.get('FREQ') as Frequency;
  const [hours, minutes] = [readNumbers(parts, 'BYHOUR'), readNumbers(parts, 'BYMINUTE')];
  // There are no leap seconds, so second 60 is treated as second 59 (RFC 5545 section 3.3.12).
  const seconds = readNumbers(parts, 'BYSECOND', (second) => Math.min(second, 59));
  const days = withImpliedDays(readDays(parts), frequency, Math.floor(firstLocalMs / DAY_MS));
  return {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    ...days,
    weekdaysCountIn: countWeekdays(days, frequency),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'),
    hours,
    minutes,
    seconds,
    offsetsMs: toOffsets(frequency, { hours, minutes, seconds }, firstLocalMs),
    setPositions: readNumbers(parts, 'BYSETPOS'),
  };
}

type Days = Pick<RulePattern, 'months' | 'monthDays' | 'yearDays' | 'weeks' | 'weekdays'>;

function readDays(parts: RuleParts): Days {
  return {
    months: readNumbers(parts, 'BYMONTH'),
    monthDays: readNumbers(parts, 'BYMONTHDAY'),
    yearDays: readNumbers(parts, 'BYYEARDAY'),
    weeks: readNumbers(parts, 'BYWEEKNO'),
    weekdays: readWeekdays(parts),
  };
}

/** Adds the parts that a rule takes from its first start: weekday, day of the month, month. */
function withImpliedDays(days: Days, frequency: Frequency, firstDay: number): Days {
  const { months, monthDays, yearDays, weeks, weekdays } = days;
  const ownWeekday = new Map([[getWeekday(firstDay), new Set([0])]]);
  const { month, day } = toCivilDate(firstDay);
  const hasDays = monthDays !== undefined || yearDays !== undefined || weekdays !== undefined;
  if (frequency === 'WEEKLY' && !hasDays) return { ...days, weekdays: ownWeekday };
  if (frequency === 'MONTHLY' && !hasDays && !weeks) return { ...days, monthDays: new Set([day]) };
  if (frequency !== 'YEARLY') return days;
  if (weeks) return hasDays ? days : { ...days, weekdays: ownWeekday };
  // A day of the month without a month is in the month of the first start, as in the public service.
  const ownMonths = months ?? new Set([month]);
  if (!hasDays) return { ...days, months: ownMonths, monthDays: new Set([day]) };
  return monthDays && !yearDays ? { ...days, months: ownMonths } : days;
}

function countWeekdays({ months, weeks }: Days, frequency: Frequency): RulePattern['weekdaysCountIn'] {
  if (frequency === 'MONTHLY') return 'month';
  if (frequency !== 'YEARLY' || weeks) return undefined;
  return months ? 'month' : 'year';
}

type Clock = Pick<RulePattern, 'hours' | 'minutes' | 'seconds'>;

function toOffsets(frequency: Frequency, clock: Clock, firstLocalMs: number): number[] {
  const first = new Date(firstLocalMs);
  const own = { hours: [first.getUTCHours()], minutes: [first.getUTCMinutes()], seconds: [first.getUTCSeconds()] };
  const hours = CLOCK_FREQUENCIES.includes(frequency) ? [0] : (clock.hours ?? own.hours);
  const minutes = ['SECONDLY', 'MINUTELY'].includes(frequency) ? [0] : (clock.minutes ?? own.minutes);
  const seconds = frequency === 'SECONDLY' ? [0] : (clock.seconds ?? own.seconds);
  const offsets = [...hours].flatMap((hour) =>
    [...minutes].flatMap((minute) => [...seconds].map((second) => hour * HOUR_MS + minute * MINUTE_MS + second * 1000)),
  );
  return offsets.sort((left, right) => left - right);
}

function readNumbers(parts: RuleParts, name: string, toNumber = (value: number) => value): Set<number> | undefined {
  const text = parts.get(name);
  return text === undefined ? undefined : new Set(text.split(',').map((value) => toNumber(Number(value))));
}

function readWeekdays(parts: RuleParts): Map<number, Set<number>> | undefined {
  const text = parts.get('BYDAY');
  if (text === undefined) return undefined;
  const weekdays = new Map<number, Set<number>>();
  for (const value of text.split(',')) {
    const weekday = WEEKDAYS.indexOf(value.slice(-2));
    weekdays.set(weekday, (weekdays.get(weekday) ?? new Set()).add(Number(value.slice(0, -2))));
  }
  return weekdays;
}
