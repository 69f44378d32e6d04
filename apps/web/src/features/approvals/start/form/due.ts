import { fromWallTime } from '#shared/format/from-wall-time.ts';
import { getDay } from '#shared/format/start-of-day.ts';
import { getCurrentZone } from '#shared/format/zone.ts';

/** The selected due date: none, some working days after the start, or a day; then with a time and a zone. */
export type Due = {
  kind: 'none' | 'workingDays' | 'day';
  workingDays: number;
  /** A day such as `2026-11-30`, or empty if none is selected. */
  day: string;
  /** A time such as `17:00`, or empty if none is selected. */
  clock: string;
  zone: string;
};

/** The numbers of working days to select from. */
export const WORKING_DAYS = [1, 2, 3, 5, 10] as const;

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Returns the default due date. */
export function getDefaultDue(): Due {
  return { kind: 'workingDays', workingDays: 3, day: '', clock: '17:00', zone: getCurrentZone() };
}

/**
 * Returns the due time of an approval that starts now, in RFC 3339. Returns undefined for no due date, and while none is
 * selected.
 */
export function findDueTime({ kind, workingDays, day, clock, zone }: Due, nowMs: number): string | undefined {
  if (kind === 'none' || clock === '') return undefined;
  if (kind === 'workingDays') return fromWallTime(addWorkingDays(getDay(nowMs, zone), workingDays), clock, zone);
  return day === '' ? undefined : fromWallTime(day, clock, zone);
}

/** Returns the reason why the due date is invalid. Returns undefined if it is valid. */
export function dueRefusal(due: Due, nowMs: number): string | undefined {
  if (due.kind === 'none') return undefined;
  if (due.kind === 'day' && due.day === '') return 'Choose a due date.';
  if (due.clock === '') return 'Enter a time for the due date.';
  return Date.parse(findDueTime(due, nowMs) ?? '') > nowMs ? undefined : 'Choose a due date in the future.';
}

/** Adds working days to a day. Skips Saturdays and Sundays. */
function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setTime(date.getTime() + DAY_MS);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== SATURDAY) left -= 1;
  }
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
