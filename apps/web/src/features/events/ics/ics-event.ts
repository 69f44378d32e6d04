import ICAL from 'ical.js';
import type { Occurrence, ServiceEvent } from '#shared/calendar/occurrence.ts';
import { isZone } from '#shared/format/zone-text.ts';
import { addAlarms } from './ics-alarms.ts';

type Moment = NonNullable<ServiceEvent['start']>;

const UTC_NAMES: readonly string[] = ['UTC', 'Etc/UTC', 'Z'];

/** An event to write: a single event, a series, or an exception to an occurrence of `series`. */
export type ExportedEvent = { row: Occurrence; series?: Occurrence | undefined; left?: readonly Moment[] };

/** Converts an event to a VEVENT (RFC 5545, 3.6.1). Times are written in the event's own zones. */
export function toVevent({ row, series, left = [] }: ExportedEvent, nowMs: number): ICAL.Component {
  const { event } = row;
  const component = new ICAL.Component('vevent');
  const set = (name: string, value: string | number | ICAL.Time | undefined) => {
    if (value !== undefined && value !== '') component.updatePropertyWithValue(name, value);
  };
  const setTime = (name: string, moment: Moment, zone: string | undefined) => {
    component.addProperty(toTimeProperty(name, moment, zone));
  };
  const zone = findZone(series ?? row);
  set('uid', findUid(row, series));
  set('dtstamp', ICAL.Time.fromJSDate(new Date(nowMs), true));
  const { start, end } = getTimes(row);
  setTime('dtstart', start, start.timeZone ?? zone);
  setTime('dtend', end, end.timeZone ?? start.timeZone ?? zone);
  if (series && event.originalStartTime) setTime('recurrence-id', event.originalStartTime, zone);
  for (const line of event.recurrence ?? []) component.addProperty(ICAL.Property.fromString(line));
  for (const moment of left) setTime('exdate', moment, zone);
  set('sequence', event.sequence);
  set('created', toUtc(event.created));
  set('last-modified', toUtc(event.updated));
  set('summary', event.summary);
  set('location', event.location);
  set('description', event.description);
  set('status', event.status?.toUpperCase());
  set('transp', event.transparency?.toUpperCase());
  if (event.visibility !== 'default') set('class', event.visibility?.toUpperCase());
  addPeople(component, event);
  addLinks(component, event);
  addAlarms(component, event, row.calendar.id);
  return component;
}

/** Returns the zones used in a VEVENT. */
export function getZones(component: ICAL.Component): string[] {
  const named = component.getAllProperties().map((property) => property.getFirstParameter('tzid'));
  return named.filter((zone) => isZone(zone) && !UTC_NAMES.includes(zone));
}

// An occurrence without its series is written as a separate event. With the UID of the series, it would replace the whole series.
function findUid({ event }: Occurrence, series: Occurrence | undefined): string | undefined {
  if (series) return findUid(series, undefined);
  return event.recurringEventId ? `${event.id}@rotunda` : (event.iCalUID ?? event.id);
}

function findZone({ event, calendar }: Occurrence): string | undefined {
  return event.start?.timeZone ?? calendar.timeZone;
}

// Deleted events may lack times; the row contains the time under which they are listed.
function getTimes({ event, time }: Occurrence): { start: Moment; end: Moment } {
  const toMoment = (at: Temporal.Instant | Temporal.PlainDate): Moment =>
    at instanceof Temporal.Instant ? { dateTime: at.toString() } : { date: at.toString() };
  const toZoned = (at: Moment, zone: string | undefined) => ({ ...at, ...(zone !== undefined && { timeZone: zone }) });
  return {
    start: toZoned(toMoment(time.start), event.start?.timeZone),
    end: toZoned(toMoment(time.end), event.end?.timeZone),
  };
}

function toTimeProperty(name: string, { date, dateTime }: Moment, zone: string | undefined): ICAL.Property {
  const property = new ICAL.Property(name);
  if (date !== undefined) {
    property.resetType('date');
    property.setValue(ICAL.Time.fromDateString(date));
    return property;
  }
  const instant = Temporal.Instant.from(dateTime ?? '');
  if (!isZone(zone) || UTC_NAMES.includes(zone)) property.setValue(toUtc(dateTime));
  else {
    const clock = instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' });
    property.setValue(ICAL.Time.fromDateTimeString(clock));
    property.setParameter('tzid', zone);
  }
  return property;
}

function toUtc(text: string | undefined): ICAL.Time | undefined {
  return text === undefined ? undefined : ICAL.Time.fromJSDate(new Date(text), true);
}

const ANSWERS: Readonly<Record<string, string>> = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentative: 'TENTATIVE',
  needsAction: 'NEEDS-ACTION',
};

// Omits the organizer if there are no guests. Otherwise, programs would treat the event as a meeting without the reader.
function addPeople(component: ICAL.Component, { organizer, attendees = [] }: ServiceEvent): void {
  const add = (name: string, email: string | undefined, parameters: Readonly<Record<string, string | undefined>>) => {
    if (email === undefined) return;
    const person = component.addPropertyWithValue(name, `mailto:${email}`);
    for (const [parameter, value] of Object.entries(parameters)) if (value) person.setParameter(parameter, value);
  };
  if (attendees.length > 0) add('organizer', organizer?.email, { cn: organizer?.displayName });
  for (const { email, displayName, responseStatus, optional, resource } of attendees) {
    add('attendee', email, {
      cn: displayName,
      cutype: resource ? 'RESOURCE' : undefined,
      role: optional ? 'OPT-PARTICIPANT' : undefined,
      partstat: ANSWERS[responseStatus ?? ''],
    });
  }
}

/** Adds the conference link (RFC 7986) and the attachments. */
function addLinks(component: ICAL.Component, { conferenceData, hangoutLink, attachments = [] }: ServiceEvent): void {
  const entries = conferenceData?.entryPoints?.map(({ uri }) => uri) ?? [hangoutLink];
  const add = (name: string, url: string | undefined, parameters: Readonly<Record<string, string | undefined>>) => {
    if (url === undefined) return;
    const property = new ICAL.Property(name);
    property.resetType('uri');
    property.setValue(url);
    for (const [parameter, value] of Object.entries(parameters)) if (value) property.setParameter(parameter, value);
    component.addProperty(property);
  };
  for (const url of new Set(entries)) add('conference', url, {});
  for (const { fileUrl, title, mimeType } of attachments) {
    add('attach', fileUrl, { filename: title, fmttype: mimeType });
  }
}
