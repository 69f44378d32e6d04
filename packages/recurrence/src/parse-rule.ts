/** A recurrence rule violates RFC 5545, or exceeds the supported limits. */
export class InvalidRecurrence extends Error {
  override readonly name = 'InvalidRecurrence';
}

/** The parts of an RRULE (RFC 5545 section 3.3.10), by name in upper case. */
export type RuleParts = ReadonlyMap<string, string>;

/** Maximum number of repetitions. A rule without COUNT and UNTIL is endless and is expanded on demand. */
const MAX_COUNT = 10_000;

const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const WEEKDAY = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;
const NUMBERED_WEEKDAY = /^(?:[+-]?([1-9]\d?))?(?:MO|TU|WE|TH|FR|SA|SU)$/;
const UNTIL = /^\d{8}(?:T\d{6}Z?)?$/;

const isWhole = (min: number, max: number) => (text: string) =>
  /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max;
const isSigned = (max: number) => (text: string) =>
  /^[+-]?\d{1,3}$/.test(text) && isWhole(1, max)(text.replace(/^[+-]/, ''));
const isListOf = (isValid: (text: string) => boolean) => (text: string) => text.split(',').every(isValid);

const isValidPart: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['FREQ', (text) => FREQUENCIES.includes(text)],
  ['INTERVAL', isWhole(1, 99_999)],
  ['COUNT', isWhole(1, MAX_COUNT)],
  ['UNTIL', (text) => UNTIL.test(text)],
  ['WKST', (text) => WEEKDAY.test(text)],
  ['BYSECOND', isListOf(isWhole(0, 60))],
  ['BYMINUTE', isListOf(isWhole(0, 59))],
  ['BYHOUR', isListOf(isWhole(0, 23))],
  [
    'BYDAY',
    isListOf((text) => Number(NUMBERED_WEEKDAY.exec(text)?.[1] ?? (NUMBERED_WEEKDAY.test(text) ? 1 : 99)) <= 53),
  ],
  ['BYMONTHDAY', isListOf(isSigned(31))],
  ['BYYEARDAY', isListOf(isSigned(366))],
  ['BYWEEKNO', isListOf(isSigned(53))],
  ['BYMONTH', isListOf(isWhole(1, 12))],
  ['BYSETPOS', isListOf(isSigned(366))],
]);

/** Parses and validates the parts of a rule. Throws `InvalidRecurrence`. */
export function parseRule(text: string): RuleParts {
  const parts = new Map<string, string>();
  for (const pair of text.toUpperCase().replace(/;$/, '').split(';')) {
    const [name = '', value = '', ...rest] = pair.split('=');
    const isValid = isValidPart.get(name);
    if (!isValid?.(value) || rest.length > 0) throw new InvalidRecurrence(`${pair} is not a part of a rule`);
    if (parts.has(name)) throw new InvalidRecurrence(`${name} occurs twice`);
    parts.set(name, value);
  }
  if (!parts.has('FREQ')) throw new InvalidRecurrence('FREQ is missing');
  if (parts.has('COUNT') && parts.has('UNTIL')) throw new InvalidRecurrence('COUNT and UNTIL cannot be combined');
  return parts;
}

const CLOCK_PERIODS_PER_DAY: Readonly<Record<string, number>> = { SECONDLY: 86_400, MINUTELY: 1440, HOURLY: 24 };

/**
 * Adapts a rule to an all-day series: ignores time parts (RFC 5545 section 3.3.10), and converts a time-based frequency to days,
 * at least one. INTERVAL may then be a fraction.
 */
export function toWholeDays(parts: RuleParts): RuleParts {
  const days = new Map([...parts].filter(([name]) => !['BYHOUR', 'BYMINUTE', 'BYSECOND'].includes(name)));
  const perDay = CLOCK_PERIODS_PER_DAY[parts.get('FREQ') ?? ''];
  if (perDay === undefined) return days;
  const interval = Math.max(1, Number(parts.get('INTERVAL') ?? 1) / perDay);
  return days.set('FREQ', 'DAILY').set('INTERVAL', String(interval));
}
