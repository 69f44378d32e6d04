import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, refusalOf, summariesOf } from './calendar-client.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const calendarId = 'primary';
const week = { timeMin: '2026-11-23T00:00:00Z', timeMax: '2026-11-30T00:00:00Z' };

let services: TestServices;
let client: calendar_v3.Calendar;
let seriesId: string;

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => NOW_MS } });
  client = calendarAs(services, 'ana@example.com');
  const add = async (requestBody: calendar_v3.Schema$Event) =>
    (await client.events.insert({ calendarId, requestBody, sendUpdates: 'none' })).data.id ?? '';
  seriesId = await add({ ...hourFrom('2026-11-02T09:00', 'Stand-up'), recurrence: ['RRULE:FREQ=DAILY'] });
  await add({
    ...hourFrom('2026-11-24T14:00', 'Release review'),
    location: 'Aurora',
    description: 'Bring <b>figures</b>',
  });
  await add({
    ...dayOf('2026-11-25', 'Fair'),
    extendedProperties: { private: { source: 'a=b' }, shared: { team: 'x' } },
  });
  await add({
    ...hourFrom('2026-12-02T10:00', 'Later'),
    attendees: [{ email: 'bo@example.com' }, { email: 'x@y.example' }],
  });
  const gone = await add(hourFrom('2026-11-26T08:00', 'Called off'));
  await client.events.delete({ calendarId, eventId: gone });
  await client.events.delete({ calendarId, eventId: `${seriesId}_20261125T090000Z` });
  const moved = { summary: 'Stand-up, later', ...timesOf(hourFrom('2026-11-26T11:00')) };
  await client.events.patch({ calendarId, eventId: `${seriesId}_20261126T090000Z`, requestBody: moved });
});
afterAll(() => services[Symbol.asyncDispose]());

function timesOf({ start, end }: calendar_v3.Schema$Event): Pick<calendar_v3.Schema$Event, 'start' | 'end'> {
  return { ...(start && { start }), ...(end && { end }) };
}

async function list(params: Omit<calendar_v3.Params$Resource$Events$List, 'calendarId'>) {
  return (await client.events.list({ calendarId, ...params })).data;
}

describe('a list of single events', () => {
  const params = { ...week, singleEvents: true, orderBy: 'startTime' };

  test('contains occurrences instead of series, moved exceptions at their new times, and no cancelled events', async () => {
    const { items = [] } = await list(params);
    expect(items.map((event) => `${event.start?.dateTime ?? event.start?.date} ${event.summary}`)).toEqual([
      '2026-11-23T09:00:00Z Stand-up',
      '2026-11-24T09:00:00Z Stand-up',
      '2026-11-24T14:00:00Z Release review',
      '2026-11-25 Fair',
      '2026-11-26T11:00:00Z Stand-up, later',
      '2026-11-27T09:00:00Z Stand-up',
      '2026-11-28T09:00:00Z Stand-up',
      '2026-11-29T09:00:00Z Stand-up',
    ]);
    expect(items[4]).toMatchObject({
      id: `${seriesId}_20261126T090000Z`,
      recurringEventId: seriesId,
      originalStartTime: { dateTime: '2026-11-26T09:00:00Z', timeZone: 'UTC' },
      iCalUID: `${seriesId}@google.com`,
    });
    expect(items[0]).not.toHaveProperty('recurrence');
  });

  test('also contains cancelled ones if deleted events are shown', async () => {
    const { items = [] } = await list({ ...params, showDeleted: true });
    const cancelled = items.filter((event) => event.status === 'cancelled');
    expect(cancelled.map((event) => event.id?.replace(seriesId, 'series'))).toHaveLength(2);
    expect(cancelled[0]).toEqual({
      kind: 'calendar#event',
      etag: expect.any(String),
      id: `${seriesId}_20261125T090000Z`,
      status: 'cancelled',
      recurringEventId: seriesId,
      originalStartTime: { dateTime: '2026-11-25T09:00:00Z', timeZone: 'UTC' },
    });
  });

  test('is the same whatever its page size', async () => {
    const whole = (await list(params)).items?.map((event) => event.id);
    for (const maxResults of [1, 2, 3, 7]) {
      const ids: unknown[] = [];
      let pageToken: string | undefined;
      do {
        const page = await list({ ...params, maxResults, ...(pageToken && { pageToken }) });
        ids.push(...(page.items ?? []).map((event) => event.id));
        pageToken = page.nextPageToken ?? undefined;
        expect(page.nextSyncToken === undefined).toBe(true);
      } while (pageToken);
      expect(ids).toEqual(whole);
    }
  });

  test('ends two to three years from now for an endless series', async () => {
    let count = 0;
    let last: calendar_v3.Schema$Event | undefined;
    let pageToken: string | undefined;
    do {
      const page = await list({ singleEvents: true, maxResults: 2500, ...(pageToken && { pageToken }) });
      count += page.items?.length ?? 0;
      last = page.items?.at(-1);
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken);
    expect(count).toBeGreaterThan(700);
    expect(last?.start?.dateTime).toBe('2028-12-31T09:00:00Z');
  });

  test('compares the end with timeMin, which is exclusive, and the start with timeMax', async () => {
    const bounds = { timeMin: '2026-11-24T10:00:00Z', timeMax: '2026-11-24T14:00:00Z' };
    expect(summariesOf(await list({ ...bounds, singleEvents: true }))).toEqual([]);
    expect(summariesOf(await list({ ...bounds, singleEvents: true, timeMin: '2026-11-24T09:59:59Z' }))).toEqual([
      'Stand-up',
    ]);
    expect(summariesOf(await list({ ...bounds, singleEvents: true, timeMax: '2026-11-24T14:00:01Z' }))).toEqual([
      'Release review',
    ]);
  });
});

describe('a list of stored events', () => {
  test('contains series, exceptions and bare cancelled exceptions, and no other cancelled events', async () => {
    const { items = [] } = await list({});
    expect(items.map((event) => event.summary ?? event.status)).toEqual([
      'Stand-up',
      'Release review',
      'Fair',
      'Later',
      'cancelled',
      'Stand-up, later',
    ]);
    expect(items[0]?.recurrence).toEqual(['RRULE:FREQ=DAILY']);
  });

  test('contains cancelled ones with their details if deleted events are shown', async () => {
    expect(summariesOf(await list({ showDeleted: true }))).toContain('Called off');
  });

  test('contains the series that occur within a range', async () => {
    expect(summariesOf(await list({ timeMin: '2026-12-10T00:00:00Z' }))).toEqual(['Stand-up']);
    expect(summariesOf(await list({ timeMax: '2026-11-01T00:00:00Z' }))).toEqual([]);
  });

  test('can be ordered by last update', async () => {
    expect((await list({ orderBy: 'updated' })).items).toHaveLength(6);
  });
});

describe('filters', () => {
  test('q finds words in any order and case, in texts, locations and guests', async () => {
    expect(summariesOf(await list({ q: 'REVIEW release' }))).toEqual(['Release review']);
    expect(summariesOf(await list({ q: 'aurora' }))).toEqual(['Release review']);
    expect(summariesOf(await list({ q: 'bo@example.com' }))).toEqual(['Later']);
    expect(summariesOf(await list({ q: 'release nowhere' }))).toEqual([]);
    expect(summariesOf(await list({ q: '"*' }))).toEqual([]);
  });

  test('extended properties are found by name and exact value', async () => {
    expect(summariesOf(await list({ privateExtendedProperty: ['source=a=b'] }))).toEqual(['Fair']);
    expect(
      summariesOf(await list({ sharedExtendedProperty: ['team=x'], privateExtendedProperty: ['source=a=b'] })),
    ).toEqual(['Fair']);
    expect(summariesOf(await list({ sharedExtendedProperty: ['source=a=b'] }))).toEqual([]);
    expect(await refusalOf(list({ privateExtendedProperty: ['source'] }))).toMatchObject({
      status: 400,
      reason: 'badRequest',
    });
  });

  test('an iCalUID finds a series and its exceptions', async () => {
    const { items } = await list({ iCalUID: `${seriesId}@google.com` });
    expect(items).toHaveLength(3);
  });

  test('updatedMin includes events deleted since then, and may not be too far in the past', async () => {
    expect(summariesOf(await list({ updatedMin: '2026-11-21T00:00:00Z' }))).toContain('Called off');
    expect(await refusalOf(list({ updatedMin: '2026-10-01T00:00:00Z' }))).toMatchObject({
      status: 410,
      domain: 'calendar',
      reason: 'updatedMinTooLongAgo',
    });
  });

  test('with more attendees than requested, only the user’s own entry is returned', async () => {
    const { items = [] } = await list({ q: 'Later', maxAttendees: 1 });
    expect(items[0]).toMatchObject({ attendeesOmitted: true });
    expect(items[0]).not.toHaveProperty('attendees');
  });

  test('times are returned in the requested time zone', async () => {
    const { items } = await list({ q: 'Later', timeZone: 'America/New_York' });
    expect(items?.[0]?.start).toEqual({ dateTime: '2026-12-02T05:00:00-05:00', timeZone: 'UTC' });
  });
});

test.each([
  ['startTime as order without single events', { orderBy: 'startTime' }, { reason: 'badRequest' }],
  [
    'an empty range',
    { timeMin: week.timeMax, timeMax: week.timeMin },
    { domain: 'calendar', reason: 'timeRangeEmpty' },
  ],
  ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, { reason: 'invalid' }],
  ['a time without offset', { timeMin: '2026-11-23T00:00:00' }, { reason: 'invalidParameter', location: 'timeMin' }],
  [
    'a page token of another list',
    { pageToken: 'bm90IGEgdG9rZW4' },
    { reason: 'invalid', message: 'Invalid page token value.' },
  ],
])('%s is rejected', async (_, params, expected) => {
  expect(await refusalOf(list(params))).toMatchObject({ status: 400, ...expected });
});

describe('an event that the user may not read', () => {
  beforeAll(async () => {
    const open = calendarAs(services, 'dina@example.com');
    await open.events.insert({
      calendarId,
      requestBody: { ...hourFrom('2026-11-24T08:00', 'Salary talks'), visibility: 'private' },
    });
    await open.events.insert({ calendarId, requestBody: hourFrom('2026-11-24T10:00', 'Team lunch') });
    const number =
      services.db.get<{ number: number }>("SELECT number FROM calendars WHERE id = 'dina@example.com'")?.number ?? 0;
    services.db.run("INSERT INTO calendar_acl_rules VALUES (?, 'user', 'reader@other.example', 'reader', 1)", number);
  });
  const dina = 'dina@example.com';

  test('is only a busy time to a reader if it is private', async () => {
    const { data } = await calendarAs(services, 'reader@other.example').events.list({ calendarId: dina });
    expect(data.accessRole).toBe('reader');
    expect(summariesOf(data)).toEqual([undefined, 'Team lunch']);
    expect(data.items?.[0]).toMatchObject({
      visibility: 'private',
      start: { dateTime: '2026-11-24T08:00:00Z' },
      updated: expect.any(String),
    });
    const found = await calendarAs(services, 'reader@other.example').events.list({ calendarId: dina, q: 'salary' });
    expect(found.data.items).toEqual([]);
  });

  test('is only a busy time to a colleague with free/busy access', async () => {
    const { data } = await calendarAs(services, 'bo@example.com').events.list({ calendarId: dina });
    expect(data.accessRole).toBe('freeBusyReader');
    expect(summariesOf(data)).toEqual([undefined, undefined]);
    const found = await calendarAs(services, 'bo@example.com').events.list({ calendarId: dina, q: 'lunch' });
    expect(found.data.items).toEqual([]);
  });

  test('counts as an event of the default type, so that a filter does not reveal its type', async () => {
    const own = calendarAs(services, 'dina@example.com').events;
    const types = ['outOfOffice', 'focusTime'] as const;
    const absences = await Promise.all(
      types.map((eventType, index) =>
        own.insert({
          calendarId,
          requestBody: { ...hourFrom(`2026-12-0${index + 1}T08:00`, eventType), eventType, visibility: 'private' },
        }),
      ),
    );
    const window = { calendarId: dina, timeMin: '2026-12-01T00:00:00Z', timeMax: '2026-12-03T00:00:00Z' };
    const countOf = async (email: string, eventTypes: string[]) => {
      const { items } = (await calendarAs(services, email).events.list({ ...window, eventTypes })).data;
      return items?.length;
    };
    for (const email of ['bo@example.com', 'reader@other.example']) {
      for (const type of types) expect([email, type, await countOf(email, [type])]).toEqual([email, type, 0]);
      expect([email, await countOf(email, ['default'])]).toEqual([email, 2]);
    }
    for (const type of types) expect([type, await countOf('dina@example.com', [type])]).toEqual([type, 1]);
    for (const { data } of absences) await own.delete({ calendarId, eventId: data.id ?? '' });
  });

  test('does not exist for a user without access', async () => {
    const stranger = calendarAs(services, 'stranger@other.example');
    expect(await refusalOf(stranger.events.list({ calendarId: dina }))).toMatchObject({
      status: 404,
      reason: 'notFound',
      message: 'Not Found',
    });
  });
});
