import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom, refusalOf } from './calendar-client.ts';

const calendarId = 'primary';
const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const CHEN = 'chen@example.com';
const OUTSIDE = 'guest@elsewhere.example';

let services: TestServices;
const clients = new Map<string, calendar_v3.Calendar>();

beforeAll(async () => {
  services = await startTestServices();
  for (const email of [ANA, BO, CHEN]) clients.set(email, calendarAs(services, email));
});
afterAll(() => services[Symbol.asyncDispose]());

function as(email: string): calendar_v3.Calendar {
  return clients.get(email) ?? calendarAs(services, email);
}

async function invite(...emails: string[]) {
  const attendees = emails.map((email) => ({ email }));
  const requestBody = { ...hourFrom('2027-01-04T09:00', 'Workshop'), attendees };
  return (await as(ANA).events.insert({ calendarId, requestBody })).data;
}

async function read(email: string, eventId: string | null | undefined) {
  return (await as(email).events.get({ calendarId, eventId: eventId ?? '' })).data;
}

async function patch(email: string, eventId: string | null | undefined, requestBody: object, params: object = {}) {
  return (await as(email).events.patch({ calendarId, eventId: eventId ?? '', requestBody, ...params })).data;
}

async function responsesOf(email: string, eventId: string | null | undefined) {
  const { attendees = [] } = await read(email, eventId);
  return attendees.map((attendee) => `${attendee.email} ${attendee.responseStatus}`);
}

function response(email: string, responseStatus: string) {
  return { attendeesOmitted: true, attendees: [{ email, responseStatus }] };
}

describe('an invitation', () => {
  test('appears in its guests’ calendars with the same ID and UID', async () => {
    const event = await invite(BO, OUTSIDE);
    const copy = await read(BO, event.id);
    expect(copy).toMatchObject({
      id: event.id,
      iCalUID: event.iCalUID,
      summary: 'Workshop',
      organizer: { email: ANA },
    });
    expect(copy.organizer).not.toHaveProperty('self');
    expect(copy.attendees).toEqual([
      { email: BO, displayName: 'bo', responseStatus: 'needsAction', self: true },
      { email: OUTSIDE, responseStatus: 'needsAction' },
    ]);
  });

  test('shows a guest’s response to everyone', async () => {
    const event = await invite(BO, CHEN);
    await patch(BO, event.id, response(BO, 'accepted'));
    await patch(CHEN, event.id, {
      attendees: [
        { email: BO, responseStatus: 'accepted' },
        { email: CHEN, responseStatus: 'tentative' },
      ],
    });
    const expected = [`${BO} accepted`, `${CHEN} tentative`];
    for (const email of [ANA, BO, CHEN]) expect(await responsesOf(email, event.id)).toEqual(expected);
  });

  test('follows the organizer’s updates, and preserves a guest’s own settings', async () => {
    const event = await invite(BO);
    await patch(BO, event.id, { colorId: '5', extendedProperties: { private: { note: 'mine' } } });
    await patch(ANA, event.id, {
      summary: 'Workshop II',
      ...hours('2027-01-04T11:00'),
      extendedProperties: { shared: { room: '1' } },
    });
    expect(await read(BO, event.id)).toMatchObject({
      summary: 'Workshop II',
      start: { dateTime: '2027-01-04T11:00:00Z' },
      colorId: '5',
      extendedProperties: { private: { note: 'mine' }, shared: { room: '1' } },
    });
    expect((await read(ANA, event.id)).extendedProperties).toEqual({ shared: { room: '1' } });
  });

  test('cannot be changed by a guest, unless the organizer allows it', async () => {
    const event = await invite(BO);
    expect(await refusalOf(patch(BO, event.id, { summary: 'Mine now' }))).toMatchObject({
      status: 403,
      domain: 'calendar',
      reason: 'forbiddenForNonOrganizer',
    });
    expect(await refusalOf(patch(BO, event.id, { attendees: [{ email: BO }, { email: CHEN }] }))).toMatchObject({
      status: 403,
    });
    await patch(ANA, event.id, { guestsCanModify: true });
    await patch(BO, event.id, { summary: 'Ours' });
    expect((await read(ANA, event.id)).summary).toBe('Ours');
  });

  test('ends for a guest who is removed, and for all guests when it is cancelled', async () => {
    const event = await invite(BO, CHEN);
    await patch(ANA, event.id, { attendees: [{ email: CHEN }] });
    expect((await read(BO, event.id)).status).toBe('cancelled');
    expect((await read(CHEN, event.id)).status).toBe('confirmed');
    await as(ANA).events.delete({ calendarId, eventId: event.id ?? '' });
    expect(await read(CHEN, event.id)).toEqual({
      kind: 'calendar#event',
      etag: expect.any(String),
      id: event.id,
      status: 'cancelled',
    });
  });

  test('is declined by deleting the copy, and stays hidden while it is declined', async () => {
    const event = await invite(BO);
    await as(BO).events.delete({ calendarId, eventId: event.id ?? '' });
    expect(await responsesOf(ANA, event.id)).toEqual([`${BO} declined`]);
    await patch(ANA, event.id, { summary: 'Workshop II' });
    expect((await read(BO, event.id)).status).toBe('cancelled');
  });

  test('hides guests from each other if the organizer chooses so', async () => {
    const event = await invite(BO, CHEN);
    await patch(ANA, event.id, { guestsCanSeeOtherGuests: false });
    expect((await read(BO, event.id)).attendees?.map((attendee) => attendee.email)).toEqual([BO]);
    expect((await read(ANA, event.id)).attendees).toHaveLength(2);
    const search = async (email: string) =>
      (await as(email).events.list({ calendarId, q: `Workshop ${CHEN}` })).data.items;
    expect((await search(BO))?.map((found) => found.id)).not.toContain(event.id);
    expect((await search(ANA))?.map((found) => found.id)).toContain(event.id);
  });
});

describe('an invitation to a series', () => {
  async function inviteToSeries() {
    const requestBody = {
      ...hourFrom('2027-02-01T09:00', 'Course'),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
      attendees: [{ email: BO }],
    };
    return (await as(ANA).events.insert({ calendarId, requestBody })).data;
  }

  async function instancesOf(email: string, eventId: string | null | undefined) {
    const { data } = await as(email).events.instances({ calendarId, eventId: eventId ?? '' });
    return data.items?.map((event) => `${event.start?.dateTime} ${event.summary}`);
  }

  test('has the same instances in all calendars, even after some are moved or cancelled', async () => {
    const series = await inviteToSeries();
    await patch(ANA, `${series.id}_20270202T090000Z`, { summary: 'Exam', ...hours('2027-02-02T14:00') });
    await as(ANA).events.delete({ calendarId, eventId: `${series.id}_20270203T090000Z` });
    const expected = ['2027-02-01T09:00:00Z Course', '2027-02-02T14:00:00Z Exam'];
    expect(await instancesOf(ANA, series.id)).toEqual(expected);
    expect(await instancesOf(BO, series.id)).toEqual(expected);
  });

  test('can be responded to for a single instance', async () => {
    const series = await inviteToSeries();
    await patch(ANA, `${series.id}_20270202T090000Z`, { location: 'Aurora' });
    await patch(BO, `${series.id}_20270202T090000Z`, response(BO, 'declined'));
    expect(await responsesOf(ANA, `${series.id}_20270202T090000Z`)).toEqual([`${BO} declined`]);
    expect(await responsesOf(ANA, series.id)).toEqual([`${BO} needsAction`]);
    await patch(BO, `${series.id}_20270203T090000Z`, response(BO, 'tentative'));
    expect(await responsesOf(ANA, `${series.id}_20270203T090000Z`)).toEqual([`${BO} tentative`]);
  });
});

describe('event email', () => {
  function outbox(): string[] {
    const rows = services.db.all<{ line: string }>(
      "SELECT recipient || ': ' || subject AS line FROM outbox_messages ORDER BY number",
    );
    services.db.run('DELETE FROM outbox_messages');
    return rows.map((row) => row.line);
  }
  const when = '(2027-03-01T09:00:00Z)';
  const requestBody = {
    ...hourFrom('2027-03-01T09:00', 'Tour'),
    attendees: [{ email: ANA }, { email: BO }, { email: OUTSIDE }],
  };

  test('is sent only if the request asks for it', async () => {
    await as(ANA).events.insert({ calendarId, requestBody });
    expect(outbox()).toEqual([]);
  });

  test('is sent to all guests except the sender', async () => {
    const { data } = await as(ANA).events.insert({ calendarId, requestBody, sendUpdates: 'all' });
    expect(outbox()).toEqual([`${BO}: Invitation: Tour ${when}`, `${OUTSIDE}: Invitation: Tour ${when}`]);
    await as(ANA).events.delete({ calendarId, eventId: data.id ?? '', sendNotifications: true });
    expect(outbox()).toEqual([`${BO}: Cancelled event: Tour ${when}`, `${OUTSIDE}: Cancelled event: Tour ${when}`]);
  });

  test('is sent only to guests without an account here if the request says so', async () => {
    await as(ANA).events.insert({ calendarId, requestBody, sendUpdates: 'externalOnly' });
    expect(outbox()).toEqual([`${OUTSIDE}: Invitation: Tour ${when}`]);
  });
});

function hours(time: string) {
  const { start, end } = hourFrom(time);
  return { start, end };
}
