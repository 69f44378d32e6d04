import { createRequire } from 'node:module';
import { Temporal } from '#temporal';
import type { RandomSeries } from './random-series.ts';

/** A difference between RFC 5545 or decision 0047 and the reference engine, which is a port of python-dateutil. */
export type Difference = {
  name: string;
  /** The text that defines the correct behaviour. */
  because: string;
  /** A rule and a first start (a date for all-day series) that only show this difference. */
  example: readonly [rule: string, start: string];
  appliesTo: (series: RandomSeries) => boolean;
};

// Its modules name no exports that Node finds.
const { RRule }: typeof import('rrule') = createRequire(import.meta.url)('rrule');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const has = (series: RandomSeries, ...names: string[]) => names.some((name) => series.parts.has(name));
const frequencyOf = (series: RandomSeries) => series.parts.get('FREQ') ?? '';
const isYearly = (series: RandomSeries) => frequencyOf(series) === 'YEARLY';

export const DIFFERENCES = {
  firstStart: {
    name: 'the first start takes place and counts, although the rule does not match it',
    because: '3.3.10: "The DTSTART property value always counts as the first occurrence."',
    example: ['FREQ=WEEKLY;INTERVAL=1;BYDAY=MO', '2026-11-24T09:00'],
    appliesTo: () => true,
  },
  wholeDays: {
    name: 'parts for the time of day are ignored for whole days, which come once each',
    because: '3.3.10: BYSECOND, BYMINUTE and BYHOUR "MUST be ignored" where DTSTART is a DATE',
    example: ['FREQ=DAILY;INTERVAL=1;BYHOUR=9,17', '2026-11-24'],
    appliesTo: (series) =>
      series.isAllDay && (frequencyOf(series) === 'HOURLY' || has(series, 'BYHOUR', 'BYMINUTE', 'BYSECOND')),
  },
  weekday: {
    name: 'the weekday beside BYWEEKNO is that of the first start',
    because: '3.3.10: "If BYDAY … [is] missing, the appropriate … day … would have been retrieved from the DTSTART"',
    example: ['FREQ=YEARLY;INTERVAL=1;BYWEEKNO=20', '2026-05-15T09:00'],
    appliesTo: (series) => has(series, 'BYWEEKNO') && !has(series, 'BYDAY', 'BYMONTHDAY', 'BYYEARDAY'),
  },
  month: {
    name: 'the month beside BYMONTHDAY is that of the first start in a yearly rule',
    because: '3.3.10, as above for BYMONTH, against its table, which expands: decision 0047',
    example: ['FREQ=YEARLY;INTERVAL=1;BYMONTHDAY=3', '2026-05-03T09:00'],
    appliesTo: (series) =>
      isYearly(series) && has(series, 'BYMONTHDAY') && !has(series, 'BYMONTH', 'BYYEARDAY', 'BYWEEKNO'),
  },
  weekdays: {
    name: 'weekdays with a position and weekdays without stand beside each other',
    because: '3.3.10: "Each BYDAY value can also be preceded by a positive (+n) or negative (-n) integer."',
    example: ['FREQ=MONTHLY;INTERVAL=1;BYDAY=TH,5FR', '2026-11-26T09:00'],
    appliesTo: ({ parts }) => /(?:^|,)[A-Z]/.test(parts.get('BYDAY') ?? '') && /\d/.test(parts.get('BYDAY') ?? ''),
  },
  weekYear: {
    name: 'a week belongs to the year that its number counts in, also with days before or after it',
    because: '3.3.10: "Week number one of the calendar year is the first week that contains at least four (4) days"',
    example: ['FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO', '2024-01-01T09:00'],
    appliesTo: (series) => has(series, 'BYWEEKNO'),
  },
  setPositions: {
    name: 'BYSETPOS counts the starts of whole periods in the order of time, and nothing beyond their ends',
    because: '3.3.10: "A set of recurrence instances starts at the beginning of the interval defined by the FREQ"',
    example: ['FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE,FR;BYSETPOS=2', '2026-11-25T09:00'],
    appliesTo: (series) => has(series, 'BYSETPOS'),
  },
} satisfies Record<string, Difference>;

export type DifferenceName = keyof typeof DIFFERENCES;

/**
 * Returns the starts of a series in its window from the reference engine, as instants, with some differences corrected. The
 * engine does not support time zones: it computes local times, which Temporal converts.
 */
export function referenceStarts(series: RandomSeries, startMs: number, applied: ReadonlySet<DifferenceName>): number[] {
  const { zone, isAllDay, fromMs, lengthMs } = series;
  const startLocalMs = isAllDay ? startMs : toLocal(startMs, zone);
  const endMs = startMs + fromMs + lengthMs;
  const locals = localStarts(series, startLocalMs, endMs - startMs + startLocalMs + 2 * DAY_MS, applied);
  const instants = locals.map((localMs) => (isAllDay ? localMs : toInstant(localMs, zone)));
  const own = applied.has('firstStart') ? [startMs, ...instants] : instants;
  const ordered = [...new Set(own)].sort((left, right) => left - right).filter((ms) => ms >= startMs);
  const count = Number(series.parts.get('COUNT') ?? ordered.length);
  return ordered.slice(0, count).filter((ms) => ms >= startMs + fromMs && ms < endMs);
}

function localStarts(
  series: RandomSeries,
  startLocalMs: number,
  untilMs: number,
  applied: ReadonlySet<DifferenceName>,
): number[] {
  const parts = new Map(series.parts);
  parts.delete('COUNT');
  const first = new Date(startLocalMs);
  if (applied.has('month')) parts.set('BYMONTH', String(first.getUTCMonth() + 1));
  if (applied.has('weekday')) parts.set('BYDAY', WEEKDAYS[(first.getUTCDay() + 6) % 7] ?? '');
  if (applied.has('weekdays')) parts.set('BYDAY', toPositions(parts.get('BYDAY') ?? ''));
  if (applied.has('wholeDays')) for (const name of ['BYHOUR', 'BYMINUTE', 'BYSECOND']) parts.delete(name);
  const byPeriod = applied.has('weekYear') || applied.has('setPositions');
  const starts = byPeriod ? startsByPeriod(parts, startLocalMs, untilMs) : evaluate(parts, startLocalMs, untilMs);
  return applied.has('wholeDays') ? starts.map((ms) => Math.floor(ms / DAY_MS) * DAY_MS) : starts;
}

/** Converts weekdays without a position to all positions in a year. */
function toPositions(weekdays: string): string {
  const positions = Array.from({ length: 53 }, (_, index) => index + 1);
  return weekdays
    .split(',')
    .flatMap((value) => (/\d/.test(value) ? [value] : positions.map((position) => `${position}${value}`)))
    .join();
}

/** Returns the starts of whole periods, filtered by their positions. For years of whole weeks, also applies INTERVAL. */
function startsByPeriod(parts: ReadonlyMap<string, string>, startLocalMs: number, untilMs: number): number[] {
  const plain = withOwnParts(parts, new Date(startLocalMs));
  plain.delete('BYSETPOS');
  const isOfWeeks = parts.has('BYWEEKNO');
  if (isOfWeeks) {
    plain.set('INTERVAL', '1');
    plain.delete('BYWEEKNO');
  }
  const first = periodOf(parts, startLocalMs);
  const lastMs = untilMs + (isByClock(parts) ? 2 : 400) * DAY_MS;
  const sets = Map.groupBy(evaluate(plain, first.beginMs, lastMs), (ms) => periodOf(parts, ms).number);
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const left = [...sets].filter(
    ([period]) => !isOfWeeks || (period >= first.number && (period - first.number) % interval === 0),
  );
  const positions = parts.get('BYSETPOS')?.split(',').map(Number);
  const starts = left.flatMap(([, all]) => {
    const set = all.filter((ms) => hasWeek(parts, ms)).sort((one, other) => one - other);
    return positions ? set.filter((_, at) => positions.includes(at + 1) || positions.includes(at - set.length)) : set;
  });
  return starts.filter((ms) => ms >= startLocalMs);
}

/** Whether the number of a week in its year is in BYWEEKNO, counted from the first or the last week. */
function hasWeek(parts: ReadonlyMap<string, string>, localMs: number): boolean {
  const weeks = parts.get('BYWEEKNO')?.split(',').map(Number);
  if (!weeks) return true;
  const { beginMs } = periodOf(parts, localMs);
  const nextMs = periodOf(parts, beginMs + 375 * DAY_MS).beginMs;
  const index = Math.floor((localMs - beginMs) / (7 * DAY_MS));
  return weeks.includes(index + 1) || weeks.includes(index - (nextMs - beginMs) / (7 * DAY_MS));
}

/** Returns the parts of a rule, including those implied by its first start. */
function withOwnParts(parts: ReadonlyMap<string, string>, first: Date): Map<string, string> {
  const frequency = parts.get('FREQ') ?? '';
  const own = new Map(parts);
  const add = (name: string, value: number | string) => own.has(name) || own.set(name, String(value));
  if (!own.has('BYDAY') && !own.has('BYMONTHDAY') && !own.has('BYYEARDAY') && !own.has('BYWEEKNO')) {
    if (frequency === 'WEEKLY') add('BYDAY', WEEKDAYS[(first.getUTCDay() + 6) % 7] ?? '');
    if (frequency === 'YEARLY') add('BYMONTH', first.getUTCMonth() + 1);
    if (frequency === 'YEARLY' || frequency === 'MONTHLY') add('BYMONTHDAY', first.getUTCDate());
  }
  if (!isByClock(parts)) add('BYHOUR', first.getUTCHours());
  if (frequency !== 'MINUTELY') add('BYMINUTE', first.getUTCMinutes());
  add('BYSECOND', first.getUTCSeconds());
  return own;
}

/** Returns the period of a rule's frequency that contains a local time: its unique number and its start. */
function periodOf(parts: ReadonlyMap<string, string>, localMs: number): { number: number; beginMs: number } {
  const dayMs = Math.floor(localMs / DAY_MS) * DAY_MS;
  const date = new Date(dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const weekOf = (ms: number) => ms - ((((new Date(ms).getUTCDay() + 6) % 7) - weekStart + 7) % 7) * DAY_MS;
  switch (parts.get('FREQ')) {
    case 'YEARLY': {
      if (!parts.has('BYWEEKNO')) return { number: year, beginMs: Date.UTC(year, 0, 1) };
      // The year that contains the middle of the week.
      const weekYear = new Date(weekOf(dayMs) + 3 * DAY_MS).getUTCFullYear();
      return { number: weekYear, beginMs: weekOf(Date.UTC(weekYear, 0, 4)) };
    }
    case 'MONTHLY':
      return { number: year * 12 + month, beginMs: Date.UTC(year, month, 1) };
    case 'WEEKLY':
      return { number: weekOf(dayMs), beginMs: weekOf(dayMs) };
    case 'DAILY':
      return { number: dayMs, beginMs: dayMs };
    default: {
      const hourMs = Math.floor(localMs / HOUR_MS) * HOUR_MS;
      return { number: hourMs, beginMs: hourMs };
    }
  }
}

/** Returns the engine's starts of a rule without COUNT. */
function evaluate(parts: ReadonlyMap<string, string>, startLocalMs: number, untilMs: number): number[] {
  // If the interval never reaches the rule's hours, the engine does not terminate.
  if (!reachesHours(parts, new Date(startLocalMs).getUTCHours())) return [];
  const text = [...parts].map(([name, value]) => `${name}=${value}`).join(';');
  const dtstart = new Date(startLocalMs);
  const rule = new RRule({ ...RRule.parseString(text), dtstart, until: new Date(untilMs) }, true);
  // The engine searches for another start up to the year 9999, unless stopped by an option that it reads for each day.
  let daysLeft = (untilMs - startLocalMs) / (isByClock(parts) ? HOUR_MS / 3 : DAY_MS / 3) + 2400;
  Object.defineProperty(rule.options, 'byeaster', {
    get: () => {
      daysLeft -= 1;
      if (daysLeft < 0) throw new SearchedEnough();
      return null;
    },
  });
  const starts: number[] = [];
  try {
    rule.all((date) => starts.push(date.getTime()) > 0);
  } catch (error) {
    if (!(error instanceof SearchedEnough)) throw error;
  }
  return starts;
}

class SearchedEnough extends Error {}

function isByClock(parts: ReadonlyMap<string, string>): boolean {
  return ['HOURLY', 'MINUTELY'].includes(parts.get('FREQ') ?? '');
}

function reachesHours(parts: ReadonlyMap<string, string>, firstHour: number): boolean {
  const hours = parts.get('BYHOUR')?.split(',').map(Number);
  if (!hours || parts.get('FREQ') !== 'HOURLY') return true;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  return Array.from({ length: 24 }, (_, step) => (firstHour + step * interval) % 24).some((hour) =>
    hours.includes(hour),
  );
}

function toLocal(ms: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return ms + local.offsetNanoseconds / 1e6;
}

/** According to 3.3.5, a skipped time has the offset before the gap, and a repeated time is its first occurrence. */
function toInstant(localMs: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(localMs).toZonedDateTimeISO('UTC').toPlainDateTime();
  return local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}
