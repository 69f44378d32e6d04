import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Calendar } from '#calendar/calendar.ts';
import { type EventTimes, getContent } from '#calendar/events/model/event.ts';
import type { EventEntry } from '#calendar/events/model/event-entry.ts';
import { formatDate, toUtcMidnight } from '#calendar/time/date-time.ts';

type Body = CalendarSchemas['Event'];

/** Returns the request body that would leave an event unchanged. Excludes reminders, which each user has separately. */
export function toBody(calendar: Calendar, { event, occurrence }: EventEntry): Body {
  const { startAt, endAt } = occurrence ?? event;
  return {
    ...getContent(event),
    status: event.status,
    eventType: event.eventType,
    start: toMoment(calendar, startAt, event, event.startZone),
    end: toMoment(calendar, endAt, event, event.endZone),
    ...(event.recurrence !== null && !occurrence && { recurrence: JSON.parse(event.recurrence) }),
  };
}

function toMoment(calendar: Calendar, ms: number, { isAllDay }: EventTimes, zone: string | null) {
  if (isAllDay) return { date: formatDate(toUtcMidnight(ms, calendar.timeZone)) };
  return { dateTime: new Date(ms).toISOString(), ...(zone !== null && { timeZone: zone }) };
}
