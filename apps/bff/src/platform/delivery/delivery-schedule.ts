import type { components } from '@rotunda/api-client/bff-types';
import { Temporal } from 'temporal-polyfill';

/** The delivery schedule of a channel. */
export type DeliverySchedule = components['schemas']['AlertSchedule'];

/**
 * Returns when something that happens now is due, in Unix milliseconds, or 0 for immediately. Quiet hours are handled by
 * `endOfQuietHours`.
 */
export function getNextDueTime(schedule: DeliverySchedule, nowMs: number): number {
  if (schedule.frequency === 'instant') return 0;
  const { frequency, timeZone, clock, weekday } = schedule;
  const now = toZonedTime(nowMs, timeZone);
  const today = now.toPlainDate();
  const waitDays = frequency === 'daily' ? 0 : (weekday - today.dayOfWeek + 7) % 7;
  const first = toMs(today.add({ days: waitDays }), clock, timeZone);
  if (first > nowMs) return first;
  return toMs(today.add({ days: waitDays + (frequency === 'daily' ? 1 : 7) }), clock, timeZone);
}

/** Returns when the current quiet hours end, in Unix milliseconds, or undefined if there are none now. */
export function endOfQuietHours({ timeZone, quietHours }: DeliverySchedule, nowMs: number): number | undefined {
  if (!quietHours) return undefined;
  const now = toZonedTime(nowMs, timeZone);
  const today = now.toPlainDate();
  const time = now.toPlainTime().toString({ smallestUnit: 'minute' });
  const { from, to } = quietHours;
  const isOvernight = from >= to;
  const isQuiet = isOvernight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return undefined;
  const end = toMs(time < to ? today : today.add({ days: 1 }), to, timeZone);
  // When the clock is set back, the same time of day occurs twice.
  return end > nowMs ? end : undefined;
}

function toZonedTime(ms: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
}

/** A time of day skipped by a clock change is moved later by the same amount. */
function toMs(date: Temporal.PlainDate, clock: string, timeZone: string): number {
  return date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(clock) }).epochMilliseconds;
}
