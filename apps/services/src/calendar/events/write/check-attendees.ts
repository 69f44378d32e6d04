import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { invalid, invalidMember, missing } from '#calendar/errors.ts';
import { isMailAddress } from '#calendar/mail-address.ts';
import { findAccountByEmail } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

type Attendee = CalendarSchemas['EventAttendee'];

const RESPONSES = ['needsAction', 'declined', 'tentative', 'accepted'];
const MAX_ATTENDEES = 1000;

/** Validates the submitted attendees of an event. Returns one attendee per address, with a response status. Throws 400. */
export function checkAttendees(db: Database, sent: readonly Attendee[]): Attendee[] {
  if (sent.length > MAX_ATTENDEES) throw invalidMember('attendees');
  const byAddress = new Map(sent.map((attendee) => [getAddress(attendee), toAttendee(db, attendee)]));
  return [...byAddress.values()];
}

function getAddress({ email }: Attendee): string {
  if (email === undefined || email === '') throw missing('Missing attendee email.');
  if (!isMailAddress(email)) throw invalid('Invalid attendee email.');
  return email.toLowerCase();
}

function toAttendee(db: Database, attendee: Attendee): Attendee {
  const { email = '', responseStatus = 'needsAction', additionalGuests = 0 } = attendee;
  if (!RESPONSES.includes(responseStatus)) throw invalidMember('attendees.responseStatus');
  if (!Number.isInteger(additionalGuests) || additionalGuests < 0) throw invalidMember('attendees.additionalGuests');
  const displayName = attendee.displayName ?? findAccountByEmail(db, email)?.displayName;
  return {
    email,
    ...(displayName !== undefined && { displayName }),
    ...(attendee.optional && { optional: true }),
    ...(attendee.resource && { resource: true }),
    responseStatus,
    ...(attendee.comment !== undefined && { comment: attendee.comment }),
    ...(additionalGuests > 0 && { additionalGuests }),
  };
}
