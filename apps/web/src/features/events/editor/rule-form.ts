import { formatRule, isRule, parseRule, RULE_WEEKDAYS, toBasicUtc } from '#shared/calendar/series/recurrence-rule.ts';

/** The form values of a recurrence rule. */
export type RuleForm = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: string;
  /** The weekdays of a weekly rule, in the RRULE format. */
  weekdays: readonly string[];
  /** How a monthly rule defines the day: by number, or by weekday, such as the second Tuesday. */
  monthlyBy: 'day' | 'weekday';
  end: 'never' | 'until' | 'count';
  untilDate: string;
  count: string;
};

const SUPPORTED_PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL', 'WKST']);
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const LAST_FULL_WEEK = 4; // Not every month has a fifth week, so it counts as the last.

/** Returns the form values for `recurrence` lines. Returns undefined for rules that the form does not support. */
export function toRuleForm(lines: readonly string[], start: Temporal.PlainDate, zone: string): RuleForm | undefined {
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0 || !isRule(line)) return undefined;
  const parts = parseRule(line);
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ'));
  if (!frequency || [...parts.keys()].some((name) => !SUPPORTED_PARTS.has(name))) return undefined;
  const until = parts.get('UNTIL');
  const form: RuleForm = {
    frequency,
    interval: parts.get('INTERVAL') ?? '1',
    weekdays: frequency === 'WEEKLY' ? (parts.get('BYDAY') ?? getWeekday(start)).split(',') : [],
    monthlyBy: frequency === 'MONTHLY' && parts.has('BYDAY') ? 'weekday' : 'day',
    end: until === undefined ? (parts.has('COUNT') ? 'count' : 'never') : 'until',
    untilDate: until === undefined ? start.add({ months: 3 }).toString() : getDate(until, zone),
    count: parts.get('COUNT') ?? '10',
  };
  // The rewritten rule must have the same meaning, or saving would change the rule unnoticed.
  const written = parseRule(toRuleLine(form, start, { isAllDay: !until?.endsWith('Z'), zone }));
  const isSame = ['BYDAY', 'BYMONTHDAY'].every(
    (name) =>
      (parts.get(name) ?? getImpliedPart(name, parts, start)) ===
      (written.get(name) ?? getImpliedPart(name, written, start)),
  );
  return isSame ? form : undefined;
}

/** Returns a rule that repeats weekly on the start day of the event. */
export function createRuleForm(start: Temporal.PlainDate): RuleForm {
  return {
    frequency: 'WEEKLY',
    interval: '1',
    weekdays: [getWeekday(start)],
    monthlyBy: 'day',
    end: 'never',
    untilDate: start.add({ months: 3 }).toString(),
    count: '10',
  };
}

/** Returns the rule line for a form. */
export function toRuleLine(
  form: RuleForm,
  start: Temporal.PlainDate,
  { isAllDay, zone }: { isAllDay: boolean; zone: string },
): string {
  const parts = new Map<string, string>([['FREQ', form.frequency]]);
  const interval = Math.max(1, Math.trunc(Number(form.interval)) || 1);
  if (interval > 1) parts.set('INTERVAL', String(interval));
  if (form.frequency === 'WEEKLY') {
    const days = RULE_WEEKDAYS.filter((day) => form.weekdays.includes(day));
    parts.set('BYDAY', days.length > 0 ? days.join(',') : getWeekday(start));
  }
  if (form.frequency === 'MONTHLY' && form.monthlyBy === 'weekday') parts.set('BYDAY', getNthWeekday(start));
  if (form.end === 'count') parts.set('COUNT', String(Math.max(1, Math.trunc(Number(form.count)) || 1)));
  if (form.end === 'until' && form.untilDate !== '') parts.set('UNTIL', toUntil(form.untilDate, isAllDay, zone));
  return formatRule(parts);
}

/** Returns `2TU` for the second Tuesday of a month, or `-1TU` for the last. */
export function getNthWeekday(day: Temporal.PlainDate): string {
  const nth = Math.ceil(day.day / RULE_WEEKDAYS.length);
  return `${nth > LAST_FULL_WEEK ? -1 : nth}${getWeekday(day)}`;
}

function getWeekday(day: Temporal.PlainDate): string {
  return RULE_WEEKDAYS[day.dayOfWeek - 1] ?? 'MO';
}

/** Returns the value that a rule implies by omitting a part: the start day of the event. */
function getImpliedPart(
  name: string,
  parts: ReadonlyMap<string, string>,
  start: Temporal.PlainDate,
): string | undefined {
  if (name === 'BYDAY' && parts.get('FREQ') === 'WEEKLY') return getWeekday(start);
  return name === 'BYMONTHDAY' && parts.get('FREQ') === 'MONTHLY' && !parts.has('BYDAY')
    ? String(start.day)
    : undefined;
}

function toUntil(date: string, isAllDay: boolean, zone: string): string {
  if (isAllDay) return date.replaceAll('-', '');
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(zone).subtract({ seconds: 1 });
  return toBasicUtc(end.toInstant());
}

function getDate(until: string, zone: string): string {
  if (!until.endsWith('Z')) return Temporal.PlainDate.from(until.slice(0, 8)).toString();
  return Temporal.Instant.from(until).toZonedDateTimeISO(zone).toPlainDate().toString();
}
