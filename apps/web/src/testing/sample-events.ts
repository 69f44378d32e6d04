import type { CalendarSchemas } from '@rotunda/api-client/operation-types';

type Event = CalendarSchemas['Event'];
type CalendarListEntry = CalendarSchemas['CalendarListEntry'];

/** The person's own calendar; members can be replaced. */
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

/** A confirmed meeting of half an hour on Monday 23 November 2026, 15:00 UTC; members can be replaced. */
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

/** An event of whole days, from `date` until the day before `endDate`. */
export function sampleAllDayEvent(date: string, endDate: string, members: Partial<Event> = {}): Event {
  return sampleEvent({ id: `days-${date}`, summary: 'Offsite', start: { date }, end: { date: endDate }, ...members });
}
