import type ICAL from 'ical.js';
import type { ImportedEvent } from './import-body.ts';

type Attendee = NonNullable<ImportedEvent['attendees']>[number];

/** Returns the organizer and the attendees of a VEVENT. Omits people without an email address. */
export function readPeople(component: ICAL.Component): Pick<ImportedEvent, 'organizer' | 'attendees'> {
  const organizer = readPerson(component.getFirstProperty('organizer'));
  const attendees = component.getAllProperties('attendee').flatMap((property) => readPerson(property) ?? []);
  return { ...(organizer && { organizer }), ...(attendees.length > 0 && { attendees }) };
}

const RESPONSES: Readonly<Record<string, NonNullable<Attendee['responseStatus']>>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

function readPerson(property: ICAL.Property | null): Attendee | undefined {
  const [, email] = /^mailto:(.+@.+)$/i.exec(String(property?.getFirstValue() ?? '')) ?? [];
  if (!property || email === undefined) return undefined;
  const displayName = property.getFirstParameter('cn');
  const responseStatus = RESPONSES[property.getFirstParameter('partstat')];
  const isOptional = property.getFirstParameter('role') === 'OPT-PARTICIPANT';
  const isResource = ['RESOURCE', 'ROOM'].includes(property.getFirstParameter('cutype'));
  return {
    email,
    ...(displayName && { displayName }),
    ...(responseStatus && { responseStatus }),
    ...(isOptional && { optional: true }),
    ...(isResource && { resource: true }),
  };
}
