import { NUMBER, ORDINAL, readNumber, readOrdinal } from './quick-number.ts';

/** The recurrence of an event in a line of text: an RFC 5545 rule without an end, and the matched words. */
export type QuickRepetition = { text: string; rule: string };

/** The end of a recurrence in a line of text: a number of times or of units, and the matched words. */
export type QuickRepetitionEnd = { text: string; count: number; unit: 'time' | 'day' | 'week' | 'month' | 'year' };

const FREQUENCIES: Readonly<Record<string, string>> = {
  day: 'FREQ=DAILY',
  week: 'FREQ=WEEKLY',
  month: 'FREQ=MONTHLY',
  year: 'FREQ=YEARLY',
};
const DAY_SETS: Readonly<Record<string, string>> = { weekday: 'MO,TU,WE,TH,FR', weekend: 'SA,SU' };

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const AND = '(?:\\s*,\\s*and\\s+|\\s*[,&/]\\s*|\\s+and\\s+)';

/** “every second and last Friday of the month”. */
const IN_MONTH = new RegExp(
  `\\b(?:every|each|on\\s+the)\\s+((?:${ORDINAL})(?:${AND}(?:${ORDINAL}))*)\\s+(${WEEKDAY})\\s+(?:of|in)\\s+(?:the|each|every)\\s+month\\b`,
  'i',
);
/** “every first Monday”, which can only mean the first of the month. */
const FIRST_OR_LAST = new RegExp(`\\b(?:every|each)\\s+(first|last)\\s+(${WEEKDAY})\\b`, 'i');
/** “every day”, “every other week”, “every 3 months”, “every weekday”, “every Monday and Thursday”. */
const EVERY = new RegExp(
  `\\b(?:every|each)\\s+(?:(other|${ORDINAL}|${NUMBER})\\s+)?(day|week|month|year|weekday|weekend|${WEEKDAY}s?(?:${AND}${WEEKDAY}s?)*)s?\\b`,
  'i',
);
/** “on Fridays”, “on Mondays and Wednesdays”, “on weekdays”. */
const ON_DAYS = new RegExp(`\\bon\\s+(weekday|weekend|${WEEKDAY}s(?:${AND}${WEEKDAY}s)*)s?\\b(?<=s)`, 'i');

/**
 * “daily at 9”, “monthly on the 3rd”, “weekdays at 9:15”, “Fridays at 6pm”: a time follows, so the word is not part of the
 * summary.
 */
const ADVERB = new RegExp(
  `(?<!\\b(?:the|an?|my|our|your|his|her|their|this|of|in)\\s+)\\b(daily|weekly|fortnightly|monthly|yearly|annually|weekdays|weekends|${WEEKDAY}s(?:${AND}${WEEKDAY}s)*)\\b(?=\\s*,|\\s*$|\\s+(?:at|on|from|until|till|through|for|starting|beginning|noon|midnight|\\d))`,
  'i',
);
const ADVERBS: Readonly<Record<string, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
  annually: 'FREQ=YEARLY',
};

const OF_MONTH = '\\s+(?:of|in)\\s+(?:the|each|every)\\s+month\\b';
const MONTH_DAY = `(?:(\\d{1,2})(?:st|nd|rd|th)|(last)\\s+day|(${ORDINAL})\\s+(${WEEKDAY}))`;
/**
 * “on the 3rd”, “on the last day of the month”, “on the first Monday”: of months named elsewhere in the text, or of every month.
 */
const ON_MONTH_DAY = new RegExp(
  `\\bon\\s+the\\s+${MONTH_DAY}\\b(?:${OF_MONTH}|(?!\\s+(?:of\\s+)?[a-z]{3,}\\s*\\d))`,
  'i',
);
/** “on the 3rd of every month”, “every 15th of the month”. */
const DAY_OF_MONTH = new RegExp(`\\b(?:on\\s+the|every|each)\\s+${MONTH_DAY}${OF_MONTH}`, 'i');

/** “for 5 weeks”, “for the next three months”, “10 times”. */
const END = new RegExp(
  `\\b(?:for\\s+(?:the\\s+next\\s+)?(${NUMBER})\\s+(day|week|month|year|time)s?|(${NUMBER})\\s+(time)s)\\b`,
  'i',
);

/** Finds the recurrence of an event. */
export function findRepetition(text: string): QuickRepetition | undefined {
  const inMonth = IN_MONTH.exec(text) ?? FIRST_OR_LAST.exec(text);
  if (inMonth) {
    const [matched, ordinals = '', weekday = ''] = inMonth;
    const positions = ordinals.match(new RegExp(ORDINAL, 'gi')) ?? [];
    const days = positions.map((ordinal) => `${readOrdinal(ordinal)}${toDay(weekday)}`);
    return { text: matched, rule: `FREQ=MONTHLY;BYDAY=${days.join()}` };
  }
  const monthDay = readMonthDay(DAY_OF_MONTH.exec(text));
  if (monthDay) return { text: monthDay.text, rule: `FREQ=MONTHLY;${monthDay.rule}` };
  const [matched, interval, unit] = EVERY.exec(text) ?? [];
  if (matched !== undefined && unit !== undefined) {
    return { text: matched, rule: `${toRule(unit)}${toInterval(interval)}` };
  }
  const [onDays, days] = ON_DAYS.exec(text) ?? ADVERB.exec(text) ?? [];
  if (onDays === undefined || days === undefined) return undefined;
  const name = days.toLowerCase();
  return { text: onDays, rule: ADVERBS[name] ?? toRule(name.replace(/^(week(?:day|end))s$/u, '$1')) };
}

/** Finds the day of the month for a monthly recurrence. */
export function findMonthDay(text: string): QuickRepetition | undefined {
  return readMonthDay(ON_MONTH_DAY.exec(text));
}

function readMonthDay(match: RegExpExecArray | null): QuickRepetition | undefined {
  const [matched, date, last, ordinal = '', weekday = ''] = match ?? [];
  if (matched === undefined) return undefined;
  if (last !== undefined) return { text: matched, rule: 'BYMONTHDAY=-1' };
  if (date === undefined) return { text: matched, rule: `BYDAY=${readOrdinal(ordinal)}${toDay(weekday)}` };
  return Number(date) >= 1 && Number(date) <= 31 ? { text: matched, rule: `BYMONTHDAY=${Number(date)}` } : undefined;
}

/** Finds the end of a recurrence. */
export function findRepetitionEnd(text: string): QuickRepetitionEnd | undefined {
  const [matched, stated, unit, times] = END.exec(text) ?? [];
  const count = readNumber(stated ?? times ?? '');
  if (matched === undefined || count === 0) return undefined;
  return { text: matched, count, unit: (unit ?? 'time').toLowerCase() as QuickRepetitionEnd['unit'] };
}

function toRule(unit: string): string {
  const name = unit.toLowerCase();
  const frequency = FREQUENCIES[name];
  if (frequency) return frequency;
  const days = DAY_SETS[name] ?? [...new Set(unit.match(new RegExp(WEEKDAY, 'gi'))?.map(toDay))].join();
  return `FREQ=WEEKLY;BYDAY=${days}`;
}

function toInterval(text: string | undefined): string {
  if (text === undefined) return '';
  const count = /^other$/i.test(text)
    ? 2
    : new RegExp(`^(?:${ORDINAL})$`, 'i').test(text)
      ? readOrdinal(text)
      : readNumber(text);
  return count > 1 ? `;INTERVAL=${count}` : '';
}

function toDay(weekday: string): string {
  return weekday.slice(0, 2).toUpperCase();
}
