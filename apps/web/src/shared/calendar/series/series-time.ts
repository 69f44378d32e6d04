import { type EventTime, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { isRule, shiftRule } from './recurrence-rule.ts';

/** Days and rules of a series that follows one of its occurrences to another time. */
export type SeriesTime = { time: EventTime; recurrence: string[] };

/** When something begins: an instant, or a whole day. */
export type Start = EventTime['start'];

/** An occurrence that is put elsewhere: where its rule has it, and where it is then. */
export type Pull = { from: Start; to: EventTime };

/**
 * When a whole series takes place once one of its occurrences has been pulled elsewhere: as many days later, at the same
 * time of day and for as long. Undefined when its rule names its days in a way that cannot follow.
 */
export function followOccurrence(
  master: { time: EventTime; recurrence: readonly string[] },
  pull: Pull,
  zone: string,
): SeriesTime | undefined {
  const days = daysOfPull(pull, zone);
  const recurrence = moveRules(master.recurrence, days, String(pull.from) === String(pull.to.start));
  if (!recurrence) return undefined;
  const time = startingAt(followStart(master.time.start, pull, zone), pull.to);
  return time && { time, recurrence };
}

/** When an occurrence begins that began at `start`, once its series has followed another one. */
export function followStart(start: Start, pull: Pull, zone: string): Start {
  const { to } = pull;
  const date = dateOf(start, zone).add({ days: daysOfPull(pull, zone) });
  if (to.isAllDay) return date;
  const clock = to.start.toZonedDateTimeISO(zone).toPlainTime();
  return date.toZonedDateTime({ timeZone: zone, plainTime: clock }).toInstant();
}

/** As long as `like`, from another start on. Undefined when one is about whole days and the other is not. */
export function startingAt(start: Start, like: EventTime): EventTime | undefined {
  if (like.isAllDay) {
    if (!(start instanceof Temporal.PlainDate)) return undefined;
    return { isAllDay: true, start, end: start.add(like.start.until(like.end)) };
  }
  if (!(start instanceof Temporal.Instant)) return undefined;
  return { isAllDay: false, start, end: start.add(like.start.until(like.end)) };
}

/** When an occurrence would have been by the rule alone. */
export function originalStart({ originalStartTime, start }: ServiceEvent): Start | undefined {
  const moment = originalStartTime ?? start;
  return moment && readTime({ start: moment })?.start;
}

/** Unix milliseconds; of a whole day, its midnight in UTC. */
export function startMs(start: Start): number {
  return start instanceof Temporal.Instant ? start.epochMilliseconds : start.toZonedDateTime('UTC').epochMilliseconds;
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

function daysOfPull({ from, to }: Pull, zone: string): number {
  return dateOf(from, zone).until(dateOf(to.start, zone)).days;
}

/** The day on which something begins. */
export function dateOf(start: Start, zone: string): Temporal.PlainDate {
  return start instanceof Temporal.PlainDate ? start : start.toZonedDateTimeISO(zone).toPlainDate();
}
