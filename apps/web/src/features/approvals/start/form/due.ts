import { dayOf } from '#shared/format/start-of-day.ts';
import { wallTime } from '#shared/format/wall-time.ts';
import { currentZone } from '#shared/format/zone.ts';

/** When answers are due, as it is chosen: never, some working days after the start, or on a day; then at a time in a zone. */
export type Due = {
  kind: 'none' | 'workingDays' | 'day';
  workingDays: number;
  /** `2026-11-30`, or empty while none is chosen. */
  day: string;
  /** `17:00`, or empty while none is chosen. */
  clock: string;
  zone: string;
};

/** Numbers of working days that are offered. */
export const WORKING_DAYS = [1, 2, 3, 5, 10] as const;

const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** What is offered first. */
export function usualDue(): Due {
  return { kind: 'workingDays', workingDays: 3, day: '', clock: '17:00', zone: currentZone() };
}

/** When answers are due to what starts now, in RFC 3339; undefined for no due date, and while it is not chosen. */
export function dueTimeOf({ kind, workingDays, day, clock, zone }: Due, nowMs: number): string | undefined {
  if (kind === 'none' || clock === '') return undefined;
  if (kind === 'workingDays') return wallTime(addWorkingDays(dayOf(nowMs, zone), workingDays), clock, zone);
  return day === '' ? undefined : wallTime(day, clock, zone);
}

/** Why answers cannot be due then; undefined when they can. */
export function dueRefusal(due: Due, nowMs: number): string | undefined {
  if (due.kind === 'none') return undefined;
  if (due.kind === 'day' && due.day === '') return 'Choose a due date.';
  if (due.clock === '') return 'Enter a time for the due date.';
  return Date.parse(dueTimeOf(due, nowMs) ?? '') > nowMs ? undefined : 'Choose a due date in the future.';
}

/** The day some working days after another one. Saturdays and Sundays are none. */
function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setTime(date.getTime() + DAY_MS);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== SATURDAY) left -= 1;
  }
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
