import { type CalendarInfo, type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';

/**
 * An event as lists have it. A deleted one may have lost its times; it is listed all the same, at the time that it had
 * or of its last change.
 */
export function toRow(event: ServiceEvent, calendar: CalendarInfo): Occurrence | undefined {
  const row = toOccurrence(event, calendar);
  if (row || event.status !== 'cancelled') return row;
  const at = event.originalStartTime ?? { dateTime: event.updated ?? '1970-01-01T00:00:00Z' };
  const stub = toOccurrence({ ...event, start: at, end: at }, calendar);
  return stub && { ...stub, event };
}
