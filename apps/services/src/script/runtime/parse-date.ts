import { HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { toZonedTime, toZoneId } from './zoned-time.ts';

type Fields = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond', number> & {
  isAfternoon: boolean | undefined;
  offsetMs: number | undefined;
};

const TOKEN = /'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+/g;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMES = /^[\p{L}.]+/u;
const OFFSET = /^(?:(Z|GMT|UTC)|(?:GMT)?([+-])(\d{2}):?(\d{2})?)/;

/**
 * Parses a time with a pattern of Java's `SimpleDateFormat` to Unix milliseconds. Fields missing from the pattern default to
 * 1970-01-01. Throws if the text does not match, or if a letter or the time zone is unknown.
 */
export function parseDate(text: string, timeZone: string, pattern: string): number {
  const zoneId = toZoneId(timeZone);
  if (zoneId === undefined) throw new Error(`Invalid argument: timeZone. ${timeZone} is no time zone.`);
  const fields: Fields = {
    year: 1970,
    month: 1,
    day: 1,
    hour: 0,
    minute: 0,
    second: 0,
    millisecond: 0,
    isAfternoon: undefined,
    offsetMs: undefined,
  };
  let rest = text;
  const tokens = [...pattern.matchAll(TOKEN)];
  for (const [position, [token, letter]] of tokens.entries()) {
    // Digits continue into the next field only if the pattern has no text between them.
    const isFixed = tokens[position + 1]?.[1] !== undefined;
    const taken = letter ? takeField(fields, { letter, width: token.length, isFixed }, rest) : takeText(token, rest);
    if (taken === undefined) throw new Error(`Unparseable date: "${text}"`);
    rest = rest.slice(taken);
  }
  return toTime(fields, zoneId);
}

/** Returns the number of characters that match a literal of the pattern, or undefined if it does not match. */
function takeText(token: string, rest: string): number | undefined {
  const literal = token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") || "'" : token;
  return rest.startsWith(literal) ? literal.length : undefined;
}

function takeField(
  fields: Fields,
  { letter, width, isFixed }: { letter: string; width: number; isFixed: boolean },
  rest: string,
): number | undefined {
  if ('EGz'.includes(letter) && letter !== 'z') return NAMES.exec(rest)?.[0].length;
  if ('zZX'.includes(letter)) return takeOffset(fields, rest);
  if (letter === 'a') {
    const half = /^[AP]M/i.exec(rest)?.[0];
    if (half) fields.isAfternoon = half.toUpperCase() === 'PM';
    return half?.length;
  }
  if ('ML'.includes(letter) && width > 2) {
    const name = NAMES.exec(rest)?.[0] ?? '';
    fields.month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    return fields.month === 0 ? undefined : name.length;
  }
  const digits = (isFixed ? new RegExp(`^\\d{1,${Math.min(width, 9)}}`) : /^\d{1,9}/).exec(rest)?.[0];
  if (digits === undefined) return undefined;
  setNumber(fields, letter, width, Number(digits), digits.length);
  return digits.length;
}

function setNumber(fields: Fields, letter: string, width: number, value: number, length: number): void {
  const field = ({ y: 'year', M: 'month', L: 'month', d: 'day', H: 'hour', h: 'hour', k: 'hour', K: 'hour' } as const)[
    letter
  ];
  const small = ({ m: 'minute', s: 'second', S: 'millisecond' } as const)[letter];
  const name = field ?? small;
  if (name === undefined) throw new Error(`Illegal pattern character '${letter}'`);
  // A two-digit year is the nearest one, starting 80 years ago.
  if (letter === 'y' && width <= 2 && length === 2) fields.year = toFullYear(value);
  else if (letter === 'k') fields.hour = value % 24;
  else if (letter === 'h') fields.hour = value % 12;
  else fields[name] = value;
}

function toFullYear(twoDigits: number): number {
  const first = new Date().getUTCFullYear() - 80;
  const century = first - (first % 100);
  return century + twoDigits < first ? century + 100 + twoDigits : century + twoDigits;
}

function takeOffset(fields: Fields, rest: string): number | undefined {
  const found = OFFSET.exec(rest);
  if (!found) return undefined;
  const [all, , sign, hours, minutes] = found;
  const distance = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS;
  fields.offsetMs = sign === '-' ? -distance : distance;
  return all.length;
}

function toTime(fields: Fields, zoneId: string): number {
  const { year, month, day, minute, second, millisecond, isAfternoon, offsetMs } = fields;
  const hour = isAfternoon ? (fields.hour % 12) + 12 : fields.hour;
  const local = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, millisecond));
  local.setUTCFullYear(year, month - 1, day);
  const localMs = local.getTime();
  if (offsetMs !== undefined) return localMs - offsetMs;
  const before = localMs - toZonedTime(localMs - 15 * HOUR_MS, zoneId).offsetMs;
  const after = localMs - toZonedTime(localMs + 15 * HOUR_MS, zoneId).offsetMs;
  const isTime = (timeMs: number) => timeMs + toZonedTime(timeMs, zoneId).offsetMs === localMs;
  return isTime(before) || !isTime(after) ? before : after;
}
