/**
 * Writes days in one form of British English. Made once and used for all days: a day's own `toLocaleString` makes a
 * formatter each time, which takes longer than everything else about a grid of them.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: Temporal.PlainDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return ({ year, month, day }) => format.format(new Date(0).setUTCFullYear(year, month - 1, day));
}

/** `Monday`. */
export const longWeekday = dayFormat({ weekday: 'long' });
/** `Mon`. */
export const shortWeekday = dayFormat({ weekday: 'short' });
/** `M`. */
export const weekdayLetter = dayFormat({ weekday: 'narrow' });
/** `November 2026`. */
export const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });
