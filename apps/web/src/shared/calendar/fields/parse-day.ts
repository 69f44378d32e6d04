import { catchOnly } from '#lib/catch-only.ts';
import { createDayFormat } from '#shared/calendar/day-format.ts';
import { ENGLISH_LOCALE, findName, foldDayName, getDayNames } from './day-names.ts';

const ISO = /^(\d{4})[-/.年년] ?(\d{1,2})[-/.月월] ?(\d{1,2})[日일.]?$/;
const NUMBERS = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?$/;
// Matches the words before the month and the year in `27 de noviembre de 2026`, and the ending of `1er janvier`.
const NAMED =
  /^(?:[\p{L}-]{2,}\.?,?\s+)?(\d{1,2})(?:\.|er|º)?\s+(?:d[eo]\s+|d')?(\p{L}{3,})\.?(?:,?\s+(?:d[eo]\s+)?(\d{4}))?$/u;

/**
 * Parses a day: `2026-11-23`, `23 Nov 2026`, `Mon 23 Nov`, `23/11/2026`, `23.11.`, `tomorrow`, or a weekday for its next
 * occurrence. Accepts English and the `languages`, by default those of the browser. A missing year defaults to the year of
 * `today`. Returns undefined for all other texts.
 */
export function parseDay(
  text: string,
  today: Temporal.PlainDate,
  languages: readonly string[] = navigator.languages,
): Temporal.PlainDate | undefined {
  const words = foldDayName(text.trim());
  const [, isoYear, isoMonth, isoDay] = ISO.exec(words) ?? [];
  if (isoYear) return toDay(isoYear, isoMonth, isoDay);
  const [, day, month, year = today.year] = NUMBERS.exec(words) ?? [];
  if (day) return toDay(year, month, day);
  const [, dayOfMonth, monthName = '', itsYear = today.year] = NAMED.exec(words) ?? [];
  for (const { months, weekdays, near } of [ENGLISH_LOCALE, ...languages].map(getDayNames)) {
    const distance = near.get(words);
    if (distance !== undefined) return today.add({ days: distance });
    const weekday = findName(words, weekdays);
    if (weekday !== undefined) return today.add({ days: ((weekday + 7 - today.dayOfWeek) % 7) + 1 });
    const place = findName(monthName, months);
    if (place !== undefined) return toDay(itsYear, place + 1, dayOfMonth);
  }
  return undefined;
}

const shortDay = createDayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const dayAndMonth = createDayFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** Formats a day for fields: `Mon 23 Nov 2026`. */
export function formatEditableDay(day: Temporal.PlainDate): string {
  return shortDay(day).replace(',', '');
}

/** Formats a day as `Mon 23 Nov`, if the year is clear from the context. */
export function writeDayAndMonth(day: Temporal.PlainDate): string {
  return dayAndMonth(day).replace(',', '');
}

type Part = string | number | undefined;

function toDay(year: Part, month: Part, day: Part): Temporal.PlainDate | undefined {
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return catchOnly(RangeError, () => Temporal.PlainDate.from(parts, { overflow: 'reject' }));
}
