import { expect, test } from 'vitest';
import { type AddressedCall, isInvitationResponse } from './invitation-response.ts';

const EMAIL = 'rita@example.com';
const own = { email: EMAIL, responseStatus: 'accepted' };
const body = { attendeesOmitted: true, attendees: [own] };

function isResponse(members: {
  calendarId?: string;
  query?: string;
  body?: unknown;
  operationId?: 'calendar.events.update';
}) {
  const { calendarId = 'primary', query = 'sendUpdates=all', operationId = 'calendar.events.patch' } = members;
  const call: AddressedCall = {
    operationId,
    pathParams: { calendarId, eventId: 'e1' },
    query: new URLSearchParams(query),
  };
  return isInvitationResponse({ ...call, body: 'body' in members ? members.body : body }, EMAIL);
}

test.each([
  {},
  { calendarId: EMAIL },
  { calendarId: 'Rita@Example.com' },
  { body: { attendeesOmitted: true, attendees: [{ ...own, comment: 'On a train' }] } },
  { body: { attendeesOmitted: true, attendees: [{ email: 'RITA@example.com', responseStatus: 'needsAction' }] } },
])('%j is a response to an invitation', (members) => {
  expect(isResponse(members)).toBe(true);
});

test.each([
  { calendarId: 'team@group.calendar.google.com' },
  { calendarId: 'bo@example.com' },
  { operationId: 'calendar.events.update' as const },
  { query: 'maxAttendees=1' },
  { body: undefined },
  { body: 'text' },
  { body: { attendees: [own] } },
  { body: { attendeesOmitted: false, attendees: [own] } },
  { body: { ...body, summary: 'Mine now' } },
  { body: { attendeesOmitted: true, attendees: [] } },
  { body: { attendeesOmitted: true, attendees: [own, { email: 'bo@example.com' }] } },
  { body: { attendeesOmitted: true, attendees: [{ ...own, email: 'bo@example.com' }] } },
  { body: { attendeesOmitted: true, attendees: [{ ...own, organizer: true }] } },
  { body: { attendeesOmitted: true, attendees: [{ ...own, responseStatus: 'yes' }] } },
])('%j is another change', (members) => {
  expect(isResponse(members)).toBe(false);
});
