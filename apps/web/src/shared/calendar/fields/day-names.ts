/** The words for days in a language, folded to ignore case and accents. */
export type DayNames = {
  /** The months, starting with January. */
  months: readonly string[];
  /** The weekdays, starting with Monday. */
  weekdays: readonly string[];
  /** Words such as `tomorrow`, with their offset from today in days. */
  near: ReadonlyMap<string, number>;
};

export const ENGLISH_LOCALE = 'en-GB';

const MIN_LETTERS = 3;
const DAY_MS = 86_400_000;
const MONDAY_MS = Date.UTC(2026, 0, 5);
const cachedNames = new Map<string, DayNames>();

/** Returns the words of a language, based on the browser's data (ECMA-402). Unsupported languages use English words. */
export function getDayNames(language: string): DayNames {
  const known = cachedNames.get(language) ?? createDayNames(language);
  cachedNames.set(language, known);
  return known;
}

/** Returns the index of the name that equals a word, or of the only name that starts with it. */
export function findName(word: string, names: readonly string[]): number | undefined {
  const place = names.indexOf(word);
  if (place >= 0) return place;
  if (word.length < MIN_LETTERS) return undefined;
  const candidates = names.flatMap((name, index) => (name.startsWith(word) ? [index] : []));
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Removes case and accents from a text, as people type it in a hurry. */
export function foldDayName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('’', "'").toLowerCase();
}

function createDayNames(language: string): DayNames {
  const [locale = ENGLISH_LOCALE] = Intl.DateTimeFormat.supportedLocalesOf(language);
  const options = { calendar: 'gregory', timeZone: 'UTC' } as const;
  // Beside a day number, the month has the same form as in a date, for example in Polish.
  const monthFormat = new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', month: 'long' });
  const weekdayFormat = new Intl.DateTimeFormat(locale, { ...options, weekday: 'long' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const getPart = (format: Intl.DateTimeFormat, type: string, ms: number) =>
    foldDayName(format.formatToParts(ms).find((part) => part.type === type)?.value ?? '');
  return {
    months: Array.from({ length: 12 }, (_, month) => getPart(monthFormat, 'month', Date.UTC(2026, month, 1))),
    weekdays: Array.from({ length: 7 }, (_, day) => getPart(weekdayFormat, 'weekday', MONDAY_MS + day * DAY_MS)),
    near: new Map([-1, 0, 1].map((distance) => [foldDayName(relative.format(distance, 'day')), distance])),
  };
}
