import { DAY_MS } from '#core/durations.ts';

/** The next release: its name and dates, formatted for texts. */
export type Release = {
  /** Such as `spring release`. */
  name: string;
  /** The start of its day in UTC, in Unix milliseconds. */
  timeMs: number;
  /** Such as `25 March`. The former date is the original plan, a week earlier. */
  date: string;
  formerDate: string;
  /** Month of the pilot release. */
  pilotMonth: string;
};

const LEAST_DAYS_AHEAD = 18;
const PILOT_DAYS = 35;
const TUESDAY = 2;
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** Returns the next release, on a Tuesday in about three weeks. `anchorMs` is the start of today. */
export function toRelease(anchorMs: number): Release {
  let releaseMs = anchorMs + LEAST_DAYS_AHEAD * DAY_MS;
  while (new Date(releaseMs).getUTCDay() !== TUESDAY) releaseMs += DAY_MS;
  const month = new Date(releaseMs).getUTCMonth();
  // Winter is December to February.
  const season = SEASONS[Math.floor(((month + 1) % 12) / 3)] ?? 'winter';
  return {
    name: `${season} release`,
    timeMs: releaseMs,
    date: dateFormat.format(releaseMs),
    formerDate: dateFormat.format(releaseMs - 7 * DAY_MS),
    pilotMonth: monthFormat.format(releaseMs - PILOT_DAYS * DAY_MS),
  };
}
