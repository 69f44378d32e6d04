import ICAL from 'ical.js';
import type { Occurrence, ServiceEvent } from '#shared/calendar/occurrence.ts';

/** An event of a file, as the service imports it. */
export type ImportedEvent = ServiceEvent & { iCalUID: string };

/** Events as an iCalendar file (RFC 5545). Times are written in UTC, whole days as days. */
export function toIcs(rows: readonly Occurrence[], nowMs: number): string {
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Rotunda//Events//EN');
  for (const row of rows) calendar.addSubcomponent(toComponent(row, nowMs));
  return `${calendar.toString()}\r\n`;
}

/** The events of an iCalendar file. Throws for a file that is none; events that say no time are counted. */
export function readIcs(text: string): { events: readonly ImportedEvent[]; unreadable: number } {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const components = root.getAllSubcomponents('vevent');
  const events = components.flatMap((component) => toImported(component) ?? []);
  return { events, unreadable: components.length - events.length };
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

function toImported(component: ICAL.Component): ImportedEvent | undefined {
  const read = new ICAL.Event(component);
  if (!read.startDate || !read.uid) return undefined;
  const lines = ['rrule', 'exdate', 'rdate'].flatMap((name) =>
    component.getAllProperties(name).map((property) => property.toICALString()),
  );
  const isRecurring = lines.length > 0;
  return {
    iCalUID: read.uid,
    start: toMoment(read.startDate, isRecurring),
    end: toMoment(read.endDate ?? read.startDate, isRecurring),
    ...(read.summary && { summary: read.summary }),
    ...(read.location && { location: read.location }),
    ...(read.description && { description: read.description }),
    ...(isRecurring && { recurrence: lines }),
  };
}

function toMoment(time: ICAL.Time, isRecurring: boolean): NonNullable<ServiceEvent['start']> {
  if (time.isDate) return { date: time.toString() };
  const zone = time.zone?.tzid;
  const isNamed = zone !== undefined && zone !== 'floating' && zone !== 'UTC';
  if (isNamed && Intl.supportedValuesOf('timeZone').includes(zone))
    return { dateTime: time.toString(), timeZone: zone };
  // A floating time belongs to no zone: it is read by the clock of whoever imports it.
  if (zone === 'floating') return { dateTime: time.toString(), timeZone: Temporal.Now.timeZoneId() };
  const dateTime = new Date(time.toUnixTime() * 1000).toISOString();
  return { dateTime, ...(isRecurring && { timeZone: 'UTC' }) };
}
