import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { parseDate } from './parse-date.ts';
import { InvalidRecurrence, parseRule, type RuleParts, toWholeDays } from './parse-rule.ts';
import { findTimeZone, toInstant, toLocal } from './zone-offsets.ts';

/** Maximum duration of an event or occurrence. */
export const MAX_DURATION_MS = 3660 * DAY_MS;

/** The start of a series, to which its recurrence lines refer. */
export type SeriesStart = {
  /** First start in Unix milliseconds. Midnight UTC of the first date for all-day series. */
  startMs: number;
  /** Time zone of the rule. UTC for all-day series. */
  zone: string;
  isAllDay: boolean;
};

/** A rule, and its inclusive UNTIL in Unix milliseconds, if any. */
export type ParsedRule = { parts: RuleParts; untilMs: number | undefined };

/** The lines of a recurrence (RFC 5545 sections 3.8.5.1 to 3.8.5.3), with times in Unix milliseconds. */
export type Recurrence = {
  rules: ParsedRule[];
  excludedRules: ParsedRule[];
  dates: number[];
  excludedDates: number[];
  /** Durations of dates with their own periods, by start. */
  periodsMs: ReadonlyMap<number, number>;
};

const LINE = /^(RRULE|EXRULE|RDATE|EXDATE)((?:;[^:]*)?):(.+)$/i;
const VALUE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/i;
const DURATION = /^\+?P(?:(\d{1,5})W|(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,5})S)?)?)$/i;

/** Parses the lines of a recurrence. Throws `InvalidRecurrence`. */
export function parseRecurrence(lines: readonly string[], start: SeriesStart): Recurrence {
  const [rules, excludedRules]: [ParsedRule[], ParsedRule[]] = [[], []];
  const [dates, excludedDates]: [number[][], number[][]] = [[], []];
  const periodsMs = new Map<number, number>();
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line.trim()) ?? [];
    switch (name.toUpperCase()) {
      case 'RRULE':
        rules.push(readRule(value, start));
        break;
      case 'EXRULE':
        excludedRules.push(readRule(value, start));
        break;
      case 'RDATE': {
        const periods = readDates(value, parameters, start);
        dates.push(periods.map(({ startMs }) => startMs));
        for (const { startMs, durationMs } of periods) {
          if (durationMs !== undefined && !start.isAllDay) periodsMs.set(startMs, durationMs);
        }
        break;
      }
      case 'EXDATE':
        excludedDates.push(readExcludedDates(value, parameters, start));
        break;
      default:
        throw new InvalidRecurrence(`${line} is not a line of a recurrence`);
    }
  }
  return { rules, excludedRules, dates: dates.flat(), excludedDates: excludedDates.flat(), periodsMs };
}

function readRule(text: string, start: SeriesStart): ParsedRule {
  const parsed = parseRule(text);
  const parts = start.isAllDay ? toWholeDays(parsed) : parsed;
  const until = parts.get('UNTIL');
  if (until === undefined) return { parts, untilMs: undefined };
  // A date includes the whole day.
  return { parts, untilMs: parseValue(until.length === 8 ? `${until}T235959` : until, start.zone, start) };
}

type Period = { startMs: number; durationMs: number | undefined };

function readDates(text: string, parameters: string, start: SeriesStart): Period[] {
  const zone = readZone(parameters, start);
  return text.split(',').map((value) => {
    const [first = '', end, ...rest] = value.split('/');
    if (rest.length > 0) throw new InvalidRecurrence(`${value} is not a period`);
    const startMs = parseValue(first, zone, start);
    return { startMs, durationMs: end === undefined ? undefined : readDuration(end, zone, start, startMs) };
  });
}

function readExcludedDates(text: string, parameters: string, start: SeriesStart): number[] {
  const zone = readZone(parameters, start);
  return text.split(',').map((value) => parseValue(value, zone, start));
}

/** Returns the duration of a period from its end or duration. */
function readDuration(text: string, zone: string, start: SeriesStart, startMs: number): number {
  const match = DURATION.exec(text);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    match?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  const clockMs = hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000;
  const durationMs = match ? (weeks * 7 + days) * DAY_MS + clockMs : parseValue(text, zone, start) - startMs;
  const isValid = start.isAllDay ? durationMs >= 0 : durationMs > 0 && durationMs <= MAX_DURATION_MS;
  if (!isValid) throw new InvalidRecurrence(`${text} is not the end of a period`);
  return durationMs;
}

function readZone(parameters: string, start: SeriesStart): string {
  const zone = /;TZID=([^;:]+)/i.exec(parameters)?.[1]?.replaceAll('"', '') ?? start.zone;
  const known = findTimeZone(zone);
  if (known === undefined) throw new InvalidRecurrence(`${zone} is not a time zone`);
  return known;
}

function parseValue(text: string, zone: string, start: SeriesStart): number {
  const match = VALUE.exec(text);
  if (!match) throw new InvalidRecurrence(`${text} is neither a date nor a date and time`);
  const [, year, month, day, hour, minute, second, utc] = match;
  const dateMs = parseDate(`${year}-${month}-${day}`);
  const isTime = Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60 && Number(second ?? 0) <= 60;
  if (dateMs === undefined || !isTime) throw new InvalidRecurrence(`${text} does not exist`);
  if (start.isAllDay) return dateMs;
  // A date without a time is the series' start on that day.
  if (hour === undefined) return toInstant(start.zone, dateMs + getTimeOfDay(start));
  const localMs = dateMs + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  return utc ? localMs : toInstant(zone, localMs);
}

function getTimeOfDay({ startMs, zone }: SeriesStart): number {
  return ((toLocal(zone, startMs) % DAY_MS) + DAY_MS) % DAY_MS;
}
