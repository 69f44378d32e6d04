import { countOf } from '@rotunda/api-client/count-of';
import { catchOnly } from '#lib/catch-only.ts';
/** The description of a recurrence, with the original rules if the description is incomplete. */
export type RepeatText = { sentence: string; raw: readonly string[] };

const UNITS: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
const WEEKDAYS: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const ORDINALS: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
  '-2': 'second to last',
};
const WORKDAYS = 'MO,TU,WE,TH,FR';
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** The rule parts (RFC 5545, 3.3.10) that the sentence covers. WKST only matters for intervals of weeks and is omitted. */
const SUPPORTED_PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'COUNT', 'UNTIL', 'WKST']);

/**
 * Describes how an event repeats, from the lines of its `recurrence` (RFC 5545). Unsupported rules are returned unchanged, so
 * that nothing is hidden. Returns undefined if there is no rule.
 */
export function formatRepeat(lines: readonly string[], zone: string): RepeatText | undefined {
  if (lines.length === 0) return undefined;
  const rules = lines.filter((line) => line.startsWith('RRULE:'));
  const sentences = rules.map((rule) => describeRule(rule.slice('RRULE:'.length), zone));
  const said = sentences.filter((sentence) => sentence !== undefined);
  const extra = [countDates(lines, 'EXDATE', 'without'), countDates(lines, 'RDATE', 'and also')];
  const words = [...said, ...extra.filter((part) => part !== undefined)].join(', ');
  const raw = [
    ...rules.filter((_, index) => sentences[index] === undefined),
    ...lines.filter((line) => !/^(?:RRULE:|EXDATE|RDATE)/.test(line)),
  ];
  return { sentence: words === '' ? 'Custom rule' : words, raw };
}

function describeRule(rule: string, zone: string): string | undefined {
  const parts = new Map(
    rule.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name.toUpperCase(), value.toUpperCase()] as const;
    }),
  );
  const unit = UNITS[parts.get('FREQ') ?? ''];
  if (!unit || [...parts.keys()].some((name) => !SUPPORTED_PARTS.has(name))) return undefined;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const weekdays = parts.get('BYDAY');
  const days = parts.get('BYMONTHDAY');
  const isWorkdays = weekdays === WORKDAYS && interval === 1 && (unit === 'week' || unit === 'day');
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const on = [
    days && `on day ${joinWords(days.split(',').map(formatMonthDay))}`,
    weekdays && !isWorkdays && formatWeekday(weekdays),
    parts.has('BYMONTH') && `in ${joinWords((parts.get('BYMONTH') ?? '').split(',').map(formatMonth))}`,
  ];
  const end = [formatUntil(parts.get('UNTIL'), zone), countText(parts.get('COUNT'))];
  const sentence = [isWorkdays ? 'Every weekday' : every, ...on.filter(Boolean)].join(' ');
  return [sentence, ...end.filter(Boolean)].join(', ');
}

function formatWeekday(byDay: string): string {
  const words = byDay.split(',').map((text) => {
    const [, order = '', day = ''] = /^([+-]?\d*)([A-Z]{2})$/.exec(text) ?? [];
    const name = WEEKDAYS[day] ?? text;
    if (order === '') return name;
    const position = Number(order);
    return `the ${ORDINALS[String(position)] ?? `${position}.`} ${name}`;
  });
  return `on ${joinWords(words)}`;
}

function formatMonthDay(day: string): string {
  const number = Number(day);
  if (number >= 0) return String(number);
  return `${-number} from the end`;
}

function formatMonth(month: string): string {
  return MONTHS[Number(month) - 1] ?? month;
}

function formatUntil(until: string | undefined, zone: string): string | undefined {
  if (until === undefined) return undefined;
  const day = catchOnly(RangeError, () =>
    until.endsWith('Z')
      ? Temporal.Instant.from(until).toZonedDateTimeISO(zone).toPlainDate()
      : Temporal.PlainDate.from(until.slice(0, 8)),
  );
  return day ? `until ${day.day} ${MONTHS[day.month - 1]} ${day.year}` : `until ${until}`;
}

function countText(count: string | undefined): string | undefined {
  if (count === undefined) return undefined;
  return count === '1' ? 'once' : countOf(Number(count), 'time');
}

function countDates(lines: readonly string[], property: string, word: string): string | undefined {
  const count = lines
    .filter((line) => line.startsWith(property))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(',')).length;
  if (count === 0) return undefined;
  return `${word} ${countOf(count, 'date')}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
