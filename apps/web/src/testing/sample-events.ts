import type { CalendarSchemas } from '@rotunda/api-client/operation-types';

type Event = CalendarSchemas['Event'];
type CalendarListEntry = CalendarSchemas['CalendarListEntry'];

/** Returns the user's own calendar, with the given members replaced. */
export function sampleCalendar(members: Partial<CalendarListEntry> = {}): CalendarListEntry {
  return {
    id: 'operator@example.com',
    summary: 'Olga Operator',
    primary: true,
    selected: true,
    accessRole: 'owner',
    backgroundColor: '#4986e7',
    timeZone: 'Europe/Berlin',
    ...members,
  };
}

/** Returns a confirmed half-hour meeting on Monday 23 November 2026, 15:00 UTC, with the given members replaced. */
export function sampleEvent(members: Partial<Event> = {}): Event {
  return {
    id: 'review',
    status: 'confirmed',
    summary: 'Release review',
    eventType: 'default',
    start: { dateTime: '2026-11-23T15:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2026-11-23T15:30:00Z', timeZone: 'UTC' },
    ...members,
  };
}

/** Returns an all-day event from `date` until the day before `endDate`. */
export function sampleAllDayEvent(date: string, endDate: string, members: Partial<Event> = {}): Event {
  return sampleEvent({ id: `days-${date}`, summary: 'Offsite', start: { date }, end: { date: endDate }, ...members });
}
