import { type EventTime, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { isRule, shiftRule } from './recurrence-rule.ts';

/** The time and the rules of a series after it follows one of its occurrences to another time. */
export type SeriesTime = { time: EventTime; recurrence: string[] };

/** The start of an event: an instant, or a whole day. */
export type Start = EventTime['start'];

/** A moved occurrence: its start by the rule, and its new time. */
export type OccurrenceMove = { from: Start; to: EventTime };

/**
 * Returns the time of a whole series after one of its occurrences was moved: shifted by the same number of days, at the same time
 * of day and with the same duration. Returns undefined if the rule's days cannot follow.
 */
export function shiftSeriesWithOccurrence(
  master: { time: EventTime; recurrence: readonly string[] },
  pull: OccurrenceMove,
  zone: string,
): SeriesTime | undefined {
  const days = countDaysMoved(pull, zone);
  const recurrence = moveRules(master.recurrence, days, String(pull.from) === String(pull.to.start));
  if (!recurrence) return undefined;
  const time = startingAt(shiftStart(master.time.start, pull, zone), pull.to);
  return time && { time, recurrence };
}

/** Returns the new start of an occurrence that began at `start`, after its series followed another one. */
export function shiftStart(start: Start, pull: OccurrenceMove, zone: string): Start {
  const { to } = pull;
  const date = getDate(start, zone).add({ days: countDaysMoved(pull, zone) });
  if (to.isAllDay) return date;
  const clock = to.start.toZonedDateTimeISO(zone).toPlainTime();
  return date.toZonedDateTime({ timeZone: zone, plainTime: clock }).toInstant();
}

/** Returns a time with another start and the duration of `like`. Returns undefined if one is all-day and the other is not. */
export function startingAt(start: Start, like: EventTime): EventTime | undefined {
  if (like.isAllDay) {
    if (!(start instanceof Temporal.PlainDate)) return undefined;
    return { isAllDay: true, start, end: start.add(like.start.until(like.end)) };
  }
  if (!(start instanceof Temporal.Instant)) return undefined;
  return { isAllDay: false, start, end: start.add(like.start.until(like.end)) };
}

/** Returns the start of an occurrence by the rule alone. */
export function getOriginalStart({ originalStartTime, start }: ServiceEvent): Start | undefined {
  const moment = originalStartTime ?? start;
  return moment && readTime({ start: moment })?.start;
}

/** Returns Unix milliseconds. For a whole day, uses midnight in UTC. */
export function startMs(start: Start): number {
  return start instanceof Temporal.Instant ? start.epochMilliseconds : start.toZonedDateTime('UTC').epochMilliseconds;
}

/** Returns the zone in which a series repeats. */
export function findSeriesZone({ start }: ServiceEvent, fallback: string): string {
  return start?.timeZone ?? fallback;
}

function moveRules(lines: readonly string[], days: number, isSame: boolean): string[] | undefined {
  if (isSame) return [...lines];
  const moved = lines.map((line) => (isRule(line) ? shiftRule(line, days) : undefined));
  // Single dates include their time. Shifting them one by one would be a guess.
  return moved.every((line) => line !== undefined) ? moved : undefined;
}

function countDaysMoved({ from, to }: OccurrenceMove, zone: string): number {
  return getDate(from, zone).until(getDate(to.start, zone)).days;
}

/** Returns the day of a start. */
export function getDate(start: Start, zone: string): Temporal.PlainDate {
  return start instanceof Temporal.PlainDate ? start : start.toZonedDateTimeISO(zone).toPlainDate();
}
