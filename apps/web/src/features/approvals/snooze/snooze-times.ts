import { dayOf } from '#shared/format/start-of-day.ts';

/** The time of a day at which approvals return to the queue when no other is chosen. */
export const RETURN_CLOCK = '09:00';
/** For how many days an approval can be put off. */
export const MAX_SNOOZE_DAYS = 90;

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** A day (`2026-11-30`) that is offered to return on. */
export type SnoozeDay = { label: string; day: string };

/** The days that are offered: tomorrow, the next Monday where that is another day, and a week from today. */
export function snoozeDays(nowMs: number, zone?: string): SnoozeDay[] {
  const today = dayOf(nowMs, zone);
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
