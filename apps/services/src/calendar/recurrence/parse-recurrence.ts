import { parseDate } from '#calendar/time/date-time.ts';
import { isTimeZone, toInstant, toLocal } from '#calendar/time/zone-offsets.ts';
import { DAY_MS } from '#core/durations.ts';
import { InvalidRecurrence, parseRule, type RuleParts } from './parse-rule.ts';

/** Where a series begins, which the lines of its recurrence refer to. */
export type SeriesStart = {
  /** First start in Unix milliseconds; midnight in UTC of the first date for all-day series. */
  startMs: number;
  /** Zone that the rule is kept in; UTC for all-day series. */
  zone: string;
  isAllDay: boolean;
};

/** A rule whose UNTIL, if it has one, is an instant in UTC; the same in Unix milliseconds. */
export type ParsedRule = { parts: RuleParts; untilMs: number | undefined };

/** The lines of a recurrence (RFC 5545 sections 3.8.5.1 to 3.8.5.3), times as Unix milliseconds. */
export type Recurrence = {
  rules: ParsedRule[];
  excludedRules: ParsedRule[];
  dates: number[];
  excludedDates: number[];
};

const LINE = /^(RRULE|EXRULE|RDATE|EXDATE)((?:;[^:]*)?):(.+)$/i;
const VALUE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/i;

/** Reads the lines of a recurrence. Throws `InvalidRecurrence`. */
export function parseRecurrence(lines: readonly string[], start: SeriesStart): Recurrence {
  const recurrence: Recurrence = { rules: [], excludedRules: [], dates: [], excludedDates: [] };
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] = LINE.exec(line.trim()) ?? [];
    switch (name.toUpperCase()) {
      case 'RRULE':
        recurrence.rules.push(withInstantUntil(parseRule(value), start));
        break;
      case 'EXRULE':
        recurrence.excludedRules.push(withInstantUntil(parseRule(value), start));
        break;
      case 'RDATE':
        recurrence.dates = recurrence.dates.concat(parseDates(value, parameters, start));
        break;
      case 'EXDATE':
        recurrence.excludedDates = recurrence.excludedDates.concat(parseDates(value, parameters, start));
        break;
      default:
        throw new InvalidRecurrence(`${line} is not a line of a recurrence`);
    }
  }
  return recurrence;
}

function parseDates(text: string, parameters: string, start: SeriesStart): number[] {
  const zone = /;TZID=([^;:]+)/i.exec(parameters)?.[1]?.replaceAll('"', '') ?? start.zone;
  if (!isTimeZone(zone)) throw new InvalidRecurrence(`${zone} is not a time zone`);
  return text.split(',').map((value) => parseValue(value, zone, start));
}

function parseValue(text: string, zone: string, start: SeriesStart): number {
  const match = VALUE.exec(text);
  if (!match) throw new InvalidRecurrence(`${text} is neither a date nor a date and time`);
  const [, year, month, day, hour, minute, second, utc] = match;
  const dateMs = parseDate(`${year}-${month}-${day}`);
  const isTime = Number(hour ?? 0) < 24 && Number(minute ?? 0) < 60 && Number(second ?? 0) <= 60;
  if (dateMs === undefined || !isTime) throw new InvalidRecurrence(`${text} does not exist`);
  if (start.isAllDay) return dateMs;
  // A date alone means the start of the series on that day.
  if (hour === undefined) return toInstant(start.zone, dateMs + timeOfDay(start));
  const localMs = dateMs + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  return utc ? localMs : toInstant(zone, localMs);
}

/** Brings UNTIL into the one form that a rule is evaluated with: an instant in UTC, itself included. */
function withInstantUntil(parts: RuleParts, start: SeriesStart): ParsedRule {
  const until = parts.get('UNTIL');
  if (until === undefined) return { parts, untilMs: undefined };
  const isDate = until.length === 8;
  const ms = parseValue(isDate ? `${until}T000000` : until, start.zone, start);
  // A date includes all of its day.
  const lastMs = isDate && !start.isAllDay ? ms + DAY_MS - 1000 : ms;
  const text = new Date(lastMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  return { parts: new Map([...parts, ['UNTIL', `${text}Z`]]), untilMs: lastMs };
}

function timeOfDay({ startMs, zone }: SeriesStart): number {
  return ((toLocal(zone, startMs) % DAY_MS) + DAY_MS) % DAY_MS;
}
