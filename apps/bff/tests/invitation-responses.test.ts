import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const EVENTS = '/calendar/v3/calendars/primary/events';

let served: ServedBff;
let reviewer: TestBrowser;

beforeAll(async () => {
  served = await ServedBff.start();
  reviewer = await served.bff.signIn('reviewer');
  // The first call creates the calendar of a user, which an invitation requires.
  for (const email of [OPERATOR, REVIEWER]) await served.services.call(email, 'GET', EVENTS);
  return () => served[Symbol.asyncDispose]();
});

async function invite(): Promise<string> {
  const { body } = await served.services.call(OPERATOR, 'POST', EVENTS, {
    summary: 'Release review',
    start: { dateTime: '2027-01-04T09:00:00Z' },
    end: { dateTime: '2027-01-04T10:00:00Z' },
    attendees: [{ email: REVIEWER }, { email: 'guest@elsewhere.example' }],
  });
  return z.object({ id: z.string() }).parse(body).id;
}

function patch(eventId: string, body: unknown, query = 'sendUpdates=all') {
  return reviewer.request(`/api${EVENTS}/${eventId}?${query}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function readAttendees(eventId: string): Promise<unknown> {
  const { body } = await served.services.call(OPERATOR, 'GET', `${EVENTS}/${eventId}`);
  return z.object({ attendees: z.unknown() }).parse(body).attendees;
}

function response(members: object = {}) {
  return { attendeesOmitted: true, attendees: [{ email: REVIEWER, responseStatus: 'accepted', ...members }] };
}

describe('a reviewer, who cannot change events', () => {
  test('responds to an invitation with a comment, which reaches the organizer', async () => {
    const eventId = await invite();
    expect((await patch(eventId, response({ comment: 'Ten minutes late' }))).status).toBe(200);
    expect(await readAttendees(eventId)).toEqual([
      expect.objectContaining({ email: REVIEWER, responseStatus: 'accepted', comment: 'Ten minutes late' }),
      expect.objectContaining({ email: 'guest@elsewhere.example', responseStatus: 'needsAction' }),
    ]);
  });

  test.each([
    ['no body', undefined],
    ['a title', { ...response(), summary: 'Mine now' }],
    ['all guests', { attendees: response().attendees }],
    ['the response of someone else', response({ email: OPERATOR })],
    ['a status', { status: 'cancelled' }],
  ])('cannot send %s: the call is rejected before it reaches the service', async (_what, body) => {
    const eventId = await invite();
    const before = await readAttendees(eventId);
    const refused = await patch(eventId, body);
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator'] } });
    expect(await readAttendees(eventId)).toEqual(before);
  });

  test('sees in the session that responding is allowed', async () => {
    const session = (await reviewer.request('/auth/session')).json();
    expect(session).toMatchObject({ canRespond: true });
    expect(session).not.toMatchObject({ operations: expect.arrayContaining(['calendar.events.patch']) });
  });
});

test('a user whose role does not include calendars cannot respond', async () => {
  const support = await served.bff.signIn('support');
  expect((await support.request('/auth/session')).json()).toMatchObject({ canRespond: false });
  const path = `/api${EVENTS}/${await invite()}`;
  const body = JSON.stringify({
    attendeesOmitted: true,
    attendees: [{ email: 'support@example.com', responseStatus: 'accepted' }],
  });
  const headers = { 'content-type': 'application/json' };
  expect((await support.request(path, { method: 'PATCH', headers, body })).status).toBe(403);
});
