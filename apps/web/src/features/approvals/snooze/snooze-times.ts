import { getDay } from '#shared/format/start-of-day.ts';

/** The default time of day at which approvals return to the queue. */
export const RETURN_CLOCK = '09:00';
/** The maximum number of days for which an approval can be snoozed. */
export const MAX_SNOOZE_DAYS = 90;

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** A suggested return day (`2026-11-30`). */
export type SnoozeDay = { label: string; day: string };

/** Returns the suggested days: tomorrow, the next Monday if it is another day, and a week from today. */
export function snoozeDays(nowMs: number, zone?: string): SnoozeDay[] {
  const today = getDay(nowMs, zone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const untilMonday = (DAYS_OF_WEEK + 1 - weekday) % DAYS_OF_WEEK || DAYS_OF_WEEK;
  const days = [
    { label: 'Tomorrow', day: addDays(today, 1) },
    { label: 'Next Monday', day: addDays(today, untilMonday) },
    { label: 'In a week', day: addDays(today, DAYS_OF_WEEK) },
  ];
  return days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index);
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
