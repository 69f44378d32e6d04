import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { toZonedTime, toZoneId, type ZonedTime } from './zoned-time.ts';

type Moment = ZonedTime & { timeMs: number; timeZone: string };

const TOKEN = /'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+/g;
const LOCALE = 'en-US';

/**
 * Formats a time with a pattern of Java's `SimpleDateFormat`, as used by the platform, in English. Throws if a letter is not a
 * field, a quote is not closed, or the time zone does not exist.
 */
export function formatDate(timeMs: number, timeZone: string, pattern: string): string {
  // A quote within quotes is doubled, so the number of quotes is even if all are closed.
  if (pattern.split("'").length % 2 === 0) throw new Error('Unterminated quote');
  const zoneId = toZoneId(timeZone);
  if (zoneId === undefined) {
    throw new Error(`Invalid argument: timeZone. Should be of type: String. ${timeZone} is no time zone.`);
  }
  const moment = { ...toZonedTime(timeMs, zoneId), timeMs, timeZone: zoneId };
  return pattern.replace(TOKEN, (token, letter: string | undefined) => {
    if (token.startsWith("'")) return token === "''" ? "'" : token.slice(1, -1).replaceAll("''", "'");
    return letter === undefined ? token : formatField(moment, letter, token.length);
  });
}

function formatField(moment: Moment, letter: string, width: number): string {
  const number = (value: number) => String(value).padStart(width, '0');
  switch (letter) {
    case 'G':
      return moment.era;
    case 'y':
      return width === 2 ? String(moment.year % 100).padStart(2, '0') : number(moment.year);
    case 'M':
    case 'L':
      return width < 3 ? number(moment.month) : toName(moment, { month: width === 3 ? 'short' : 'long' });
    case 'd':
      return number(moment.day);
    case 'F':
      return number(Math.ceil(moment.day / 7));
    case 'Y':
      return width === 2 ? String(toWeek(moment).year % 100).padStart(2, '0') : number(toWeek(moment).year);
    case 'w':
      return number(toWeek(moment).week);
    case 'W':
      return number(Math.ceil((moment.day + toFirstWeekday(moment)) / 7));
    case 'D':
      return number(toDayOfYear(moment));
    case 'E':
      return toName(moment, { weekday: width < 4 ? 'short' : 'long' });
    case 'u':
      return number(new Date(moment.timeMs + moment.offsetMs).getUTCDay() || 7);
    case 'z':
      return toName(moment, { timeZoneName: width < 4 ? 'short' : 'long' });
    case 'Z':
      return toOffset(moment.offsetMs, '');
    case 'X':
      return toIsoOffset(moment.offsetMs, width);
    default:
      return formatTimeOfDay(moment, letter, number);
  }
}

function formatTimeOfDay(moment: Moment, letter: string, number: (value: number) => string): string {
  switch (letter) {
    case 'a':
      return moment.hour < 12 ? 'AM' : 'PM';
    case 'H':
      return number(moment.hour);
    case 'k':
      return number(moment.hour || 24);
    case 'K':
      return number(moment.hour % 12);
    case 'h':
      return number(moment.hour % 12 || 12);
    case 'm':
      return number(moment.minute);
    case 's':
      return number(moment.second);
    case 'S':
      return number(moment.millisecond);
    default:
      throw new Error(`Illegal pattern character '${letter}'`);
  }
}

function toName({ timeMs, timeZone }: Moment, part: Intl.DateTimeFormatOptions): string {
  const [wanted] = Object.keys(part);
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, ...part }).formatToParts(timeMs);
  return parts.find(({ type }) => type === wanted)?.value ?? '';
}

function toDayOfYear({ timeMs, offsetMs }: Moment): number {
  const local = new Date(timeMs + offsetMs);
  const newYear = new Date(local);
  newYear.setUTCMonth(0, 1);
  return Math.round((local.getTime() - newYear.getTime()) / DAY_MS) + 1;
}

/** Returns the weekday of the first of the month. 0 is Sunday, the first day of the week in the United States. */
function toFirstWeekday({ timeMs, offsetMs, day }: Moment): number {
  return new Date(timeMs + offsetMs - (day - 1) * DAY_MS).getUTCDay();
}

/** Returns the week and its year as in Java's US locale: week 1 contains the first of January. */
function toWeek(moment: Moment): { week: number; year: number } {
  const local = new Date(moment.timeMs + moment.offsetMs);
  const saturday = new Date(local.getTime() + (6 - local.getUTCDay()) * DAY_MS);
  const year = saturday.getUTCFullYear();
  const start = new Date(saturday);
  start.setUTCMonth(0, 1);
  return { week: Math.floor((saturday.getTime() - start.getTime()) / DAY_MS / 7) + 1, year };
}

function toOffset(offsetMs: number, separator: string): string {
  const minutes = Math.floor(Math.abs(offsetMs) / MINUTE_MS);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${hours}${separator}${String(minutes % 60).padStart(2, '0')}`;
}

function toIsoOffset(offsetMs: number, width: number): string {
  if (offsetMs === 0) return 'Z';
  if (width === 1) return toOffset(offsetMs, '').slice(0, 3);
  return toOffset(offsetMs, width === 2 ? '' : ':');
}
