import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import type { DemoEvents } from './calendar-events.ts';
import type { DemoCalendars } from './demo-calendars.ts';

/** The context for seeding calendar data. */
export type CalendarSeed = {
  readonly people: DemoContext['people'];
  readonly calendars: DemoCalendars;
  readonly events: DemoEvents;
  readonly random: Random;
  /** Returns the weekday of a day counted from today. 0 is Sunday. */
  weekdayOf(day: number): number;
};

/** Range of most of the calendar data, in days before and after today. */
export const SPAN_DAYS = 60;

/** Returns the first day at or after `from` that is one of these weekdays. */
export function findFirstDay(seed: CalendarSeed, from: number, weekdays: readonly number[]): number {
  let day = from;
  while (!weekdays.includes(seed.weekdayOf(day))) day += 1;
  return day;
}

/** Lists the working days of the span, as days from today. */
export function listWorkdays(seed: CalendarSeed): number[] {
  const days = Array.from({ length: 2 * SPAN_DAYS + 1 }, (_, index) => index - SPAN_DAYS);
  return days.filter((day) => ![0, 6].includes(seed.weekdayOf(day)));
}
