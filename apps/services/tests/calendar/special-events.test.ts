import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, refusalOf } from './calendar-client.ts';

const calendarId = 'primary';
const ANA = 'ana@example.com';
const BO = 'bo@example.com';

let services: TestServices;
let ana: calendar_v3.Calendar;
let bo: calendar_v3.Calendar;
let team: string;

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => Date.UTC(2026, 10, 21, 12) } });
  ana = calendarAs(services, ANA);
  bo = calendarAs(services, BO);
  team = (await ana.calendars.insert({ requestBody: { summary: 'Team' } })).data.id ?? '';
});
afterAll(() => services[Symbol.asyncDispose]());

async function insert(requestBody: calendar_v3.Schema$Event) {
  return (await ana.events.insert({ calendarId, requestBody })).data.id ?? '';
}

describe('moving an event', () => {
  test('changes its organizer, keeps its ID and guests, and leaves a bare tombstone', async () => {
    const eventId = await insert({ ...hourFrom('2026-12-01T09:00', 'Plan'), attendees: [{ email: BO }] });
    const { data } = await ana.events.move({ calendarId, eventId, destination: team });
    expect(data).toMatchObject({
      id: eventId,
      status: 'confirmed',
      organizer: { email: team, displayName: 'Team', self: true },
    });
    expect((await ana.events.get({ calendarId, eventId })).data).toEqual({
      kind: 'calendar#event',
      etag: expect.any(String),
      id: eventId,
      status: 'cancelled',
    });
    expect((await bo.events.get({ calendarId, eventId })).data).toMatchObject({
      status: 'confirmed',
      organizer: { email: team },
    });
  });

  test('also moves the exceptions of a series', async () => {
    const eventId = await insert({
      ...hourFrom('2026-12-07T09:00', 'Daily'),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    });
    await ana.events.patch({ calendarId, eventId: `${eventId}_20261208T090000Z`, requestBody: { summary: 'Special' } });
    await ana.events.move({ calendarId, eventId, destination: team });
    const { data } = await ana.events.instances({ calendarId: team, eventId });
    expect(data.items?.map((event) => event.summary)).toEqual(['Daily', 'Special', 'Daily']);
  });

  test('is rejected for instances, other types, unknown destinations and users without write access', async () => {
    const series = await insert({ ...hourFrom('2026-12-14T09:00'), recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] });
    const instance = `${series}_20261215T090000Z`;
    expect(await refusalOf(ana.events.move({ calendarId, eventId: instance, destination: team }))).toMatchObject({
      status: 400,
      reason: 'cannotChangeOrganizerOfInstance',
    });
    const focus = await insert({ ...hourFrom('2026-12-14T09:00'), eventType: 'focusTime' });
    expect(await refusalOf(ana.events.move({ calendarId, eventId: focus, destination: team }))).toMatchObject({
      status: 400,
      reason: 'eventTypeRestriction',
    });
    const plain = await insert(hourFrom('2026-12-14T09:00'));
    expect(
      await refusalOf(ana.events.move({ calendarId, eventId: plain, destination: 'nowhere@example.com' })),
    ).toMatchObject({ status: 404 });
    expect(await refusalOf(ana.events.move({ calendarId, eventId: plain, destination: BO }))).toMatchObject({
      status: 403,
      reason: 'requiredAccessLevel',
    });
  });
});

describe('importing an event', () => {
  const iCalUID = 'abc@mail.example';

  test('adds a private copy that another import with the same UID overwrites', async () => {
    const requestBody = {
      ...hourFrom('2026-12-02T09:00', 'Conference'),
      iCalUID,
      description: 'Hall 4',
      organizer: { email: 'fair@elsewhere.example' },
      attendees: [{ email: ANA }],
    };
    const first = await ana.events.import({ calendarId, requestBody });
    expect(first.status).toBe(200);
    expect(first.data).toMatchObject({ iCalUID, privateCopy: true, organizer: { email: 'fair@elsewhere.example' } });
    const { description: _, ...shorter } = requestBody;
    const second = await ana.events.import({ calendarId, requestBody: { ...shorter, summary: 'Conference, moved' } });
    expect(second.data.id).toBe(first.data.id);
    expect(second.data).toMatchObject({ summary: 'Conference, moved' });
    expect(second.data).not.toHaveProperty('description');
    expect(services.db.get('SELECT count(*) AS count FROM outbox_messages')).toEqual({ count: 0 });
  });

  test('converts any other type to a default event', async () => {
    const requestBody = {
      ...hourFrom('2026-12-02T09:00'),
      iCalUID: 'focus@x',
      eventType: 'focusTime',
      focusTimeProperties: {},
    };
    const { data } = await ana.events.import({ calendarId, requestBody });
    expect(data.eventType).toBe('default');
    expect(data).not.toHaveProperty('focusTimeProperties');
  });

  test.each([
    ['with an id', { id: 'abcdef', iCalUID }, { reason: 'invalid', message: 'Invalid resource id value.' }],
    ['without UID', {}, { reason: 'required' }],
    [
      'that is no business of the calendar',
      { iCalUID, organizer: { email: 'x@y.example' } },
      { reason: 'participantIsNeitherOrganizerNorAttendee' },
    ],
  ])('%s is rejected', async (_, members, expected) => {
    const requestBody = { ...hourFrom('2026-12-02T09:00'), ...members };
    expect(await refusalOf(ana.events.import({ calendarId, requestBody }))).toMatchObject({ status: 400, ...expected });
  });
});

describe('adding an event from a line of text', () => {
  test('returns the parsed event', async () => {
    const { data } = await ana.events.quickAdd({ calendarId, text: 'Lunch with bo@example.com tomorrow 12:30' });
    expect(data).toMatchObject({
      summary: 'Lunch',
      start: { dateTime: '2026-11-22T12:30:00Z' },
      end: { dateTime: '2026-11-22T13:30:00Z' },
    });
    expect((await bo.events.get({ calendarId, eventId: data.id ?? '' })).data.summary).toBe('Lunch');
  });

  test('creates a series from a line with a recurrence', async () => {
    const { data } = await ana.events.quickAdd({ calendarId, text: 'Stand-up every weekday at 9:15 for 15 minutes' });
    expect(data).toMatchObject({ summary: 'Stand-up', recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'] });
    const { items } = (await ana.events.instances({ calendarId, eventId: data.id ?? '', maxResults: 6 })).data;
    const days = ['23', '24', '25', '26', '27', '30'];
    expect(items?.map(({ start }) => start?.dateTime)).toEqual(days.map((day) => `2026-11-${day}T09:15:00Z`));
    expect(items?.[0]?.end?.dateTime).toBe('2026-11-23T09:30:00Z');
    await ana.events.delete({ calendarId, eventId: data.id ?? '' });
  });
});

describe('a free/busy query', () => {
  const window = { timeMin: '2027-01-04T00:00:00Z', timeMax: '2027-01-11T00:00:00Z' };

  async function busyOf(id: string, client = ana) {
    const { data } = await client.freebusy.query({ requestBody: { ...window, items: [{ id }] } });
    return data.calendars?.[id];
  }

  beforeAll(async () => {
    await insert({ ...hourFrom('2027-01-04T09:00'), recurrence: ['RRULE:FREQ=DAILY;COUNT=2'] });
    await insert(hourFrom('2027-01-04T09:30'));
    await insert(hourFrom('2027-01-04T10:30'));
    await insert({ ...hourFrom('2027-01-06T09:00'), transparency: 'transparent' });
    await insert({ ...hourFrom('2027-01-06T11:00'), attendees: [{ email: ANA, responseStatus: 'declined' }] });
    await insert({ ...dayOf('2027-01-08'), visibility: 'private' });
    await insert({ start: { dateTime: '2027-01-10T22:00:00Z' }, end: { dateTime: '2027-01-11T02:00:00Z' } });
  });

  test('merges adjacent times, clips them to the window, and omits free and declined events', async () => {
    expect(await busyOf(ANA, bo)).toEqual({
      busy: [
        { start: '2027-01-04T09:00:00Z', end: '2027-01-04T11:30:00Z' },
        { start: '2027-01-05T09:00:00Z', end: '2027-01-05T10:00:00Z' },
        { start: '2027-01-08T00:00:00Z', end: '2027-01-09T00:00:00Z' },
        { start: '2027-01-10T22:00:00Z', end: '2027-01-11T00:00:00Z' },
      ],
    });
  });

  test('returns an error for a calendar the user cannot see', async () => {
    expect(await busyOf('nobody@example.com')).toEqual({
      errors: [{ domain: 'global', reason: 'notFound' }],
      busy: [],
    });
    expect(await busyOf(ANA, calendarAs(services, 'stranger@other.example'))).toMatchObject({
      errors: [{ reason: 'notFound' }],
    });
  });

  test('uses the requested IDs as keys', async () => {
    expect((await busyOf('primary'))?.busy).toHaveLength(4);
  });

  test.each([
    ['no end', { timeMin: window.timeMin }, { reason: 'required' }],
    ['an empty window', { timeMin: window.timeMax, timeMax: window.timeMin }, { reason: 'timeRangeEmpty' }],
    [
      'a window of a year',
      { timeMin: '2026-01-01T00:00:00Z', timeMax: '2027-01-01T00:00:00Z' },
      { reason: 'timeRangeTooLong' },
    ],
    ['a zone that does not exist', { ...window, timeZone: 'Mars/Olympus' }, { reason: 'invalid' }],
    ['too many calendars at once', { ...window, calendarExpansionMax: 51 }, { reason: 'invalid' }],
  ])('for %s is rejected', async (_, body, expected) => {
    expect(await refusalOf(ana.freebusy.query({ requestBody: { items: [{ id: ANA }], ...body } }))).toMatchObject({
      status: 400,
      ...expected,
    });
  });

  test('without items returns no calendars', async () => {
    expect((await ana.freebusy.query({ requestBody: window })).data.calendars).toEqual({});
  });
});
