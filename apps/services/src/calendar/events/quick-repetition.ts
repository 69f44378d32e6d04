import { NUMBER, ORDINAL, readNumber, readOrdinal } from './quick-number.ts';

/** How an event repeats by a line of text: a rule of RFC 5545 without end, and the words that say so. */
export type QuickRepetition = { text: string; rule: string };

/** When an event stops repeating by a line of text: so many times, or after so many units; and the words that say so. */
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
/** “every first Monday”, which can only be of the month. */
const FIRST_OR_LAST = new RegExp(`\\b(?:every|each)\\s+(first|last)\\s+(${WEEKDAY})\\b`, 'i');
/** “every day”, “every other week”, “every 3 months”, “every weekday”, “every Monday and Thursday”. */
const EVERY = new RegExp(
  `\\b(?:every|each)\\s+(?:(other|${ORDINAL}|${NUMBER})\\s+)?(day|week|month|year|weekday|weekend|${WEEKDAY}s?(?:${AND}${WEEKDAY}s?)*)s?\\b`,
  'i',
);
/** “on Fridays”, “on Mondays and Wednesdays”, “on weekdays”. */
const ON_DAYS = new RegExp(`\\bon\\s+(weekday|weekend|${WEEKDAY}s(?:${AND}${WEEKDAY}s)*)s?\\b(?<=s)`, 'i');

/** “for 5 weeks”, “for the next three months”, “10 times”. */
const END = new RegExp(
  `\\b(?:for\\s+(?:the\\s+next\\s+)?(${NUMBER})\\s+(day|week|month|year|time)s?|(${NUMBER})\\s+(time)s)\\b`,
  'i',
);

/** Finds how an event repeats. */
export function findRepetition(text: string): QuickRepetition | undefined {
  const inMonth = IN_MONTH.exec(text) ?? FIRST_OR_LAST.exec(text);
  if (inMonth) {
    const [matched, ordinals = '', weekday = ''] = inMonth;
    const positions = ordinals.match(new RegExp(ORDINAL, 'gi')) ?? [];
    const days = positions.map((ordinal) => `${readOrdinal(ordinal)}${toDay(weekday)}`);
    return { text: matched, rule: `FREQ=MONTHLY;BYDAY=${days.join()}` };
  }
  const [matched, interval, unit] = EVERY.exec(text) ?? [];
  if (matched !== undefined && unit !== undefined) {
    return { text: matched, rule: `${toRule(unit)}${toInterval(interval)}` };
  }
  const [onDays, days] = ON_DAYS.exec(text) ?? [];
  return onDays !== undefined && days !== undefined ? { text: onDays, rule: toRule(days) } : undefined;
}

/** Finds when an event that repeats stops doing so. */
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
