import ICAL from 'ical.js';
import type { Occurrence } from '#shared/calendar/occurrence.ts';

/** Events as an iCalendar file (RFC 5545). Times are written in UTC, whole days as days. */
export function toIcs(rows: readonly Occurrence[], nowMs: number): string {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Rotunda//Events//EN');
  for (const row of rows) calendar.addSubcomponent(toComponent(row, nowMs));
  return `${calendar.toString()}\r\n`;
}

function toComponent({ event, time }: Occurrence, nowMs: number): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const set = (name: string, value: string | ICAL.Time | undefined) => {
    if (value !== undefined && value !== '') component.updatePropertyWithValue(name, value);
  };
  set('uid', event.recurringEventId ? `${event.id}@rotunda` : (event.iCalUID ?? event.id));
  set('dtstamp', ICAL.Time.fromJSDate(new Date(nowMs), true));
  set('dtstart', toIcalTime(time.start));
  set('dtend', toIcalTime(time.end));
  set('summary', event.summary);
  set('location', event.location);
  set('description', event.description);
  set('status', event.status?.toUpperCase());
  set('transp', event.transparency?.toUpperCase());
  for (const line of event.recurrence ?? []) {
    component.addProperty(ICAL.Property.fromString(line));
  }
  for (const { email, displayName } of event.attendees ?? []) {
    const attendee = component.addPropertyWithValue('attendee', `mailto:${email}`);
    if (displayName) attendee.setParameter('cn', displayName);
  }
  return component;
}

function toIcalTime(at: Temporal.Instant | Temporal.PlainDate): ICAL.Time {
  if (at instanceof Temporal.Instant) return ICAL.Time.fromJSDate(new Date(at.epochMilliseconds), true);
  return ICAL.Time.fromDateString(at.toString());
}
