import ICAL from 'ical.js';
import { isZone } from '#shared/calendar/zones.ts';
import type { ImportedEvent } from './import-body.ts';

/** What an iCalendar file holds: its events, and how many of them cannot be imported. */
export type IcsFile = { events: readonly ImportedEvent[]; left: number };

/**
 * The events of an iCalendar file (RFC 5545). Throws for a file that is none. An occurrence that was moved away from its
 * series becomes an event of its own, and the series leaves it out. Events that say no time or are cancelled are `left`.
 */
export function readIcs(text: string): IcsFile {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const components = root.getAllSubcomponents('vevent');
  const events = new Map<string, ImportedEvent>();
  const revisions = new Map<string, number>();
  for (const component of components) {
    const event = toImported(component);
    const revision = Number(component.getFirstPropertyValue('sequence') ?? 0);
    // A file may hold an event more than once: what was written last counts.
    if (!event || revision < (revisions.get(event.iCalUID) ?? 0)) continue;
    events.set(event.iCalUID, event);
    revisions.set(event.iCalUID, revision);
  }
  for (const component of components) leaveOut(events, component);
  return { events: [...events.values()], left: components.filter((each) => toImported(each) === undefined).length };
}

function toImported(component: ICAL.Component): ImportedEvent | undefined {
  const read = new ICAL.Event(component);
  const status = textOf(component, 'status').toLowerCase();
  if (!read.startDate || !read.uid || status === 'cancelled') return undefined;
  const lines = ['rrule', 'exdate', 'rdate'].flatMap((name) =>
    component.getAllProperties(name).map((property) => property.toICALString()),
  );
  // Nearly every file says that its events are public, and means no more than what is usual.
  const visibility = VISIBILITIES[textOf(component, 'class')];
  const moved = component.getFirstProperty('recurrence-id');
  const organizer = readPerson(component.getFirstProperty('organizer'));
  const attendees = component.getAllProperties('attendee').flatMap((property) => readPerson(property) ?? []);
  return {
    iCalUID: moved ? `${read.uid}/${moved.toICALString().split(':').at(-1)}` : read.uid,
    start: toMoment(read.startDate, zoneOf(component, 'dtstart'), lines.length > 0),
    end: toMoment(read.endDate ?? read.startDate, zoneOf(component, 'dtend'), lines.length > 0),
    ...(read.summary && { summary: read.summary }),
    ...(read.location && { location: read.location }),
    ...(read.description && { description: read.description }),
    ...(status === 'tentative' && { status }),
    ...(textOf(component, 'transp') === 'TRANSPARENT' && { transparency: 'transparent' }),
    ...(visibility && { visibility }),
    ...(lines.length > 0 && { recurrence: lines }),
    ...(organizer && { organizer }),
    ...(attendees.length > 0 && { attendees }),
  };
}

/** Takes the date of an occurrence that stands for itself out of its series. */
function leaveOut(events: Map<string, ImportedEvent>, component: ICAL.Component): void {
  const moved = component.getFirstProperty('recurrence-id');
  const uid = textOf(component, 'uid');
  const series = events.get(uid);
  if (!moved || !series?.recurrence) return;
  const line = moved
    .toICALString()
    .replace('RECURRENCE-ID', 'EXDATE')
    .replace(/;RANGE=[^;:]*/, '');
  events.set(uid, { ...series, recurrence: [...series.recurrence, line] });
}

function textOf(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '');
}

const VISIBILITIES: Readonly<Record<string, ImportedEvent['visibility']>> = {
  PRIVATE: 'private',
  CONFIDENTIAL: 'confidential',
};

type Answer = NonNullable<NonNullable<ImportedEvent['attendees']>[number]['responseStatus']>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

function readPerson(property: ICAL.Property | null) {
  const [, email] = /^mailto:(.+@.+)$/i.exec(String(property?.getFirstValue() ?? '')) ?? [];
  if (!property || email === undefined) return undefined;
  const displayName = property.getFirstParameter('cn');
  const answer = ANSWERS[property.getFirstParameter('partstat')];
  const isOptional = property.getFirstParameter('role') === 'OPT-PARTICIPANT';
  const isResource = ['RESOURCE', 'ROOM'].includes(property.getFirstParameter('cutype'));
  return {
    email,
    ...(displayName && { displayName }),
    ...(answer && { responseStatus: answer }),
    ...(isOptional && { optional: true }),
    ...(isResource && { resource: true }),
  };
}

/** The zone that a time names; without an end of its own an event ends in the zone that it begins in. */
function zoneOf(component: ICAL.Component, name: 'dtstart' | 'dtend'): string | undefined {
  const property = component.getFirstProperty(name) ?? component.getFirstProperty('dtstart');
  return property?.getFirstParameter('tzid');
}

function toMoment(
  time: ICAL.Time,
  named: string | undefined,
  isRecurring: boolean,
): NonNullable<ImportedEvent['start']> {
  if (time.isDate) return { date: time.toString() };
  const own = Temporal.Now.timeZoneId();
  const isUtc = time.zone?.tzid === 'UTC';
  // A floating time belongs to no zone: it is read by the clock of whoever imports it.
  const zone = named ?? own;
  if (!isUtc && isZone(zone)) {
    const at = Temporal.PlainDateTime.from(time.toString()).toZonedDateTime(zone);
    return { dateTime: at.toInstant().toString(), timeZone: zone };
  }
  const instant = Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000);
  if (!isRecurring) return { dateTime: instant.toString() };
  // A zone that only the file knows: the person's own is meant if its clock reads the same then.
  const isOwn = !isUtc && instant.toZonedDateTimeISO(own).toPlainDateTime().toString() === time.toString();
  return { dateTime: instant.toString(), timeZone: isOwn ? own : 'UTC' };
}
