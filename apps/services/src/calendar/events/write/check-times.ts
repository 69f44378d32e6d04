import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { parseDate } from '@rotunda/recurrence/parse-date';
import { MAX_DURATION_MS } from '@rotunda/recurrence/parse-recurrence';
import { InvalidRecurrence } from '@rotunda/recurrence/parse-rule';
import { requireStorable } from '@rotunda/recurrence/require-storable';
import { LATEST_MS } from '@rotunda/recurrence/rule';
import { findTimeZone, toLocal } from '@rotunda/recurrence/zone-offsets';
import { calendarError, invalid, missing } from '#calendar/errors.ts';
import type { EventTimes } from '#calendar/events/model/event.ts';
import { getSeriesStart } from '#calendar/events/model/event-store.ts';
import { parseDateTime, startOfDate } from '#calendar/time/date-time.ts';

type Body = CalendarSchemas['Event'];
type Side = 'start' | 'end';
type Moment = {
  isAllDay: boolean;
  ms: number;
  zone: string | null;
  /** The submitted local time, in milliseconds as if it were UTC. Undefined for dates and for times with an offset. */
  localMs?: number | undefined;
};

const EARLIEST_MS = Date.UTC(1900, 0, 1);

/** Returns the times and the recurrence (JSON lines) of a submitted event. Throws 400. */
export function checkTimes(body: Body, calendarZone: string): { times: EventTimes; recurrence: string | null } {
  const isRecurring = (body.recurrence?.length ?? 0) > 0;
  const start = readMoment(body, 'start', calendarZone, isRecurring);
  const end = moveFromGap(start, readMoment(body, 'end', calendarZone, isRecurring));
  if (start.isAllDay !== end.isAllDay) throw invalid('Invalid end time.');
  if (end.ms <= start.ms) throw calendarError('timeRangeEmpty', 'The specified time range is empty.');
  if (end.ms - start.ms > MAX_DURATION_MS) {
    throw calendarError('eventDurationExceedsLimit', 'The event exceeds the maximum duration.');
  }
  const times = {
    isAllDay: start.isAllDay,
    startAt: start.ms,
    endAt: end.ms,
    startZone: start.zone,
    endZone: end.zone,
  };
  return { times, recurrence: isRecurring ? checkRecurrence(body.recurrence ?? [], times, calendarZone) : null };
}

/**
 * Clock changes may skip the start. The start then moves to the same distance after the beginning of the gap, and the end moves
 * with it.
 */
function moveFromGap(start: Moment, end: Moment): Moment {
  if (start.localMs === undefined || end.localMs === undefined || start.zone === null) return end;
  const isInGap = toLocal(start.zone, start.ms) !== start.localMs;
  return isInGap && start.zone === end.zone ? { ...end, ms: start.ms + (end.localMs - start.localMs) } : end;
}

function checkRecurrence(lines: readonly string[], times: EventTimes, calendarZone: string): string {
  try {
    requireStorable(lines, getSeriesStart(times, calendarZone));
  } catch (error) {
    if (error instanceof InvalidRecurrence) throw invalid('Invalid recurrence rule.');
    throw error;
  }
  return JSON.stringify(lines);
}

function readMoment(body: Body, side: Side, calendarZone: string, isRecurring: boolean): Moment {
  const { date, dateTime, timeZone } = body[side] ?? {};
  if (date === undefined && dateTime === undefined) throw missing(`Missing ${side} time.`);
  if (date !== undefined && dateTime !== undefined) throw invalid(`Invalid ${side} time.`);
  const zone = timeZone === undefined ? null : findTimeZone(timeZone);
  if (zone === undefined) throw invalid(`Invalid time zone definition for ${side} time.`);
  if (date !== undefined) {
    const dateMs = parseDate(date);
    if (dateMs === undefined) throw invalid(`Invalid ${side} time.`);
    return { isAllDay: true, ms: requireSupportedTime(startOfDate(dateMs, calendarZone), side), zone: null };
  }
  const isLocal = !/(?:Z|[+-]\d{2}:\d{2})$/i.test(dateTime ?? '');
  if (zone === null && (isRecurring || isLocal)) throw missing(`Missing time zone definition for ${side} time.`);
  const ms = parseDateTime(dateTime ?? '', zone ?? undefined);
  if (ms === undefined) throw invalid(`Invalid ${side} time.`);
  const localMs = isLocal ? parseDateTime(dateTime ?? '', 'UTC') : undefined;
  return { isAllDay: false, ms: requireSupportedTime(toSecond(ms), side), zone, localMs: localMs && toSecond(localMs) };
}

/** Responses and instance IDs have a resolution of whole seconds. */
function toSecond(ms: number): number {
  return Math.floor(ms / 1000) * 1000;
}

function requireSupportedTime(ms: number, side: Side): number {
  if (ms < EARLIEST_MS || ms >= LATEST_MS) throw invalid(`Invalid ${side} time.`);
  return ms;
}
