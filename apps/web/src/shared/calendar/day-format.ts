const MAX_WRITTEN = 1_000;

/**
 * Writes days in one form of British English. Made once and used for all days, and each text is written once: formatters take
 * longer than everything else about a grid of days.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Temporal.PlainDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  const written = new Map<string, string>();
  return (date) => {
    const { year, month, day } = date;
    // Of what the form does not show, another text cannot come.
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

/** `Monday`. */
export const longWeekday = dayFormat({ weekday: 'long' });
/** `Mon`. */
export const shortWeekday = dayFormat({ weekday: 'short' });
/** `M`. */
export const weekdayLetter = dayFormat({ weekday: 'narrow' });
/** `November 2026`. */
export const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
