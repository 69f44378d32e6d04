import { type CalendarInfo, type Occurrence, type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';

/** Reports whether the time of an event is known. A deleted event may have lost its times. */
export function hasKnownTime({ event: { start, originalStartTime } }: Occurrence): boolean {
  return start !== undefined || originalStartTime !== undefined;
}

/** Converts an event to a list row. A deleted event without times is sorted by its last change. */
export function toRow(event: ServiceEvent, calendar: CalendarInfo): Occurrence | undefined {
  const row = toOccurrence(event, calendar);
  if (row || event.status !== 'cancelled') return row;
  const at = event.originalStartTime ?? { dateTime: event.updated ?? '1970-01-01T00:00:00Z' };
  const stub = toOccurrence({ ...event, start: at, end: at }, calendar);
  return stub && { ...stub, event };
}
