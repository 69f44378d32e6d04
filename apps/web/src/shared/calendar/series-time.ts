import type { EventTime, ServiceEvent } from './occurrence.ts';
import { isRule, shiftRule } from './recurrence-rule.ts';

/** Days and rules of a series that follows one of its occurrences to another time. */
export type SeriesTime = { time: EventTime; recurrence: string[] };

/**
 * When a whole series takes place once one of its occurrences has been moved from `from` to `to`: as many days later, at
 * the same time of day and for as long. Undefined when its rule names its days in a way that cannot follow.
 */
export function followOccurrence(
  master: { time: EventTime; recurrence: readonly string[] },
  from: EventTime,
  to: EventTime,
  zone: string,
): SeriesTime | undefined {
  const days = dateOf(from, zone).until(dateOf(to, zone)).days;
  const recurrence = moveRules(master.recurrence, days, isSameStart(from, to));
  if (!recurrence) return undefined;
  const first = dateOf(master.time, zone).add({ days });
  if (to.isAllDay) {
    return {
      time: { isAllDay: true, start: first, end: first.add({ days: to.start.until(to.end).days }) },
      recurrence,
    };
  }
  const clock = to.start.toZonedDateTimeISO(zone).toPlainTime();
  const start = first.toZonedDateTime({ timeZone: zone, plainTime: clock }).toInstant();
  return { time: { isAllDay: false, start, end: start.add(to.start.until(to.end)) }, recurrence };
}

/** The zone in which a series repeats. */
export function zoneOfSeries({ start }: ServiceEvent, fallback: string): string {
  return start?.timeZone ?? fallback;
}

function moveRules(lines: readonly string[], days: number, isSame: boolean): string[] | undefined {
  if (isSame) return [...lines];
  const moved = lines.map((line) => (isRule(line) ? shiftRule(line, days) : undefined));
  // Single dates are written with their time; moved along one by one they would be guesses.
  return moved.every((line) => line !== undefined) ? moved : undefined;
}

function isSameStart(from: EventTime, to: EventTime): boolean {
  if (from.isAllDay) return to.isAllDay && from.start.equals(to.start);
  return !to.isAllDay && from.start.equals(to.start);
}

function dateOf(time: EventTime, zone: string): Temporal.PlainDate {
  return time.isAllDay ? time.start : time.start.toZonedDateTimeISO(zone).toPlainDate();
}
