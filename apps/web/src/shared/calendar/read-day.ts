import { catchOnly } from '#lib/catch-only.ts';
import { dayFormat } from './day-format.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NEAR: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?$/;
const NAMED = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\.?\s+([a-z]{3,9})\.?(?:,?\s+(\d{4}))?$/;

/**
 * The day that a text says: `2026-11-23`, `23 Nov 2026`, `Mon 23 Nov`, `23/11/2026`, `23.11.`, `tomorrow`, or a weekday
 * for the next one. Without a year it is that of `today`. Undefined for anything else.
 */
export function readDay(text: string, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const words = text.trim().toLowerCase();
  const distance = NEAR[words];
  if (distance !== undefined) return today.add({ days: distance });
  const weekday = placeOf(words, WEEKDAYS);
  if (weekday !== undefined) return today.add({ days: ((weekday + 7 - today.dayOfWeek) % 7) + 1 });
  const [, isoYear, isoMonth, isoDay] = ISO.exec(words) ?? [];
  if (isoYear) return toDay(isoYear, isoMonth, isoDay);
  const [, day, month, year = today.year] = NUMBERS.exec(words) ?? [];
  if (day) return toDay(year, month, day);
  const [, dayOfMonth, monthName = '', itsYear = today.year] = NAMED.exec(words) ?? [];
  const place = placeOf(monthName, MONTHS);
  return place === undefined ? undefined : toDay(itsYear, place + 1, dayOfMonth);
}

const shortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const dayAndMonth = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A day as fields show it: `Mon 23 Nov 2026`. */
export function writeDay(day: Temporal.PlainDate): string {
  return shortDay(day).replace(',', '');
}

/** `Mon 23 Nov`, where the year is beyond doubt. */
export function writeDayAndMonth(day: Temporal.PlainDate): string {
  return dayAndMonth(day).replace(',', '');
}

const LEAST_LETTERS = 3;

/** Where the name stands that a word is, or begins. */
function placeOf(word: string, names: readonly string[]): number | undefined {
  const place = word.length < LEAST_LETTERS ? -1 : names.findIndex((name) => name.startsWith(word));
  return place < 0 ? undefined : place;
}

type Part = string | number | undefined;

function toDay(year: Part, month: Part, day: Part): Temporal.PlainDate | undefined {
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return catchOnly(RangeError, () => Temporal.PlainDate.from(parts, { overflow: 'reject' }));
}
