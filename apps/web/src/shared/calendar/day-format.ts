const MAX_WRITTEN = 1_000;

/**
 * Returns a formatter for days in British English. It is created once and caches each text, because formatting is the slowest
 * part of rendering a grid of days.
 */
export function createDayFormat(options: Intl.DateTimeFormatOptions): (day: Temporal.PlainDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  const written = new Map<string, string>();
  return (date) => {
    const { year, month, day } = date;
    // Only the displayed parts of a date affect the text.
    const shown = [options.weekday && date.dayOfWeek, options.day && day, options.month && month, options.year && year];
    const key = shown.join();
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = format.format(new Date(0).setUTCFullYear(year, month - 1, day));
    if (written.size > MAX_WRITTEN) written.clear();
    written.set(key, text);
    return text;
  };
}

/** Formats a day as `Monday`. */
export const longWeekday = createDayFormat({ weekday: 'long' });
/** Formats a day as `Mon`. */
export const shortWeekday = createDayFormat({ weekday: 'short' });
/** Formats a day as `M`. */
export const weekdayLetter = createDayFormat({ weekday: 'narrow' });
/** Formats a day as `November 2026`. */
export const monthAndYear = createDayFormat({ month: 'long', year: 'numeric' });
