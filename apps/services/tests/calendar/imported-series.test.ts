import type { calendar_v3 } from '@googleapis/calendar';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, dayOf, hourFrom, newCalendar, refusalOf } from './calendar-client.ts';

let services: TestServices;
let ana: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  ana = calendarAs(services, 'ana@example.com');
});
afterAll(() => services[Symbol.asyncDispose]());

const iCalUID = 'weekly@elsewhere.example';
const SERIES = { ...hourFrom('2027-01-04T09:00', 'Weekly'), iCalUID, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] };
const MOVED = exception('2027-01-11T09:00', hourFrom('2027-01-12T15:00', 'Moved'));
const BEYOND = exception('2027-01-18T09:00', hourFrom('2027-03-01T09:00', 'Postponed'));
const CANCELLED = exception('2027-01-25T09:00', { ...hourFrom('2027-01-25T09:00', 'Weekly'), status: 'cancelled' });
const PARTS = [SERIES, MOVED, BEYOND, CANCELLED];

function exception(original: string, body: calendar_v3.Schema$Event): calendar_v3.Schema$Event {
  return { ...body, iCalUID, recurringEventId: 'elsewhere', originalStartTime: { dateTime: `${original}:00Z` } };
}

async function importAll(parts: readonly calendar_v3.Schema$Event[]): Promise<string> {
  const calendarId = await newCalendar(ana);
  for (const requestBody of parts) await ana.events.import({ calendarId, requestBody });
  return calendarId;
}

const lines = (items: calendar_v3.Schema$Event[] | undefined) =>
  (items ?? []).map(({ start, summary, status }) => `${start?.dateTime ?? start?.date} ${summary ?? status}`).sort();

const OCCURRENCES = ['2027-01-04T09:00:00Z Weekly', '2027-01-12T15:00:00Z Moved', '2027-03-01T09:00:00Z Postponed'];

describe('importing a series and its changed occurrences', () => {
  test('has the same result in every order', async () => {
    const order = fc.shuffledSubarray(PARTS, { minLength: PARTS.length });
    await fc.assert(
      fc.asyncProperty(order, async (parts) => {
        const calendarId = await importAll(parts);
        const listed = await ana.events.list({ calendarId, singleEvents: true });
        expect(lines(listed.data.items)).toEqual(OCCURRENCES);
        const stored = (await ana.events.list({ calendarId, showDeleted: true })).data.items ?? [];
        const series = stored.find(({ recurrence }) => recurrence);
        expect(stored).toHaveLength(4);
        const eventId = series?.id ?? '';
        expect(lines((await ana.events.instances({ calendarId, eventId })).data.items)).toEqual(OCCURRENCES);
        const moved = await ana.events.get({ calendarId, eventId: `${eventId}_20270111T090000Z` });
        expect(moved.data).toMatchObject({ summary: 'Moved', recurringEventId: eventId, iCalUID });
        expect(moved.data.originalStartTime?.dateTime).toBe('2027-01-11T09:00:00Z');
      }),
      { numRuns: 12 },
    );
  });

  test('again changes only updated parts', async () => {
    const calendarId = await importAll([...PARTS, ...PARTS]);
    const listed = await ana.events.list({ calendarId, singleEvents: true });
    expect(lines(listed.data.items)).toEqual(OCCURRENCES);
    await ana.events.import({ calendarId, requestBody: { ...MOVED, summary: 'Moved again' } });
    expect(lines((await ana.events.list({ calendarId, singleEvents: true })).data.items)[1]).toContain('Moved again');
  });

  test('shows an occurrence imported first as a separate event, under the ID it keeps', async () => {
    const calendarId = await importAll([MOVED]);
    const range = { calendarId, timeMin: '2027-01-12T00:00:00Z', timeMax: '2027-01-13T00:00:00Z' };
    const [alone] = (await ana.events.list(range)).data.items ?? [];
    expect(alone).toMatchObject({ summary: 'Moved' });
    const before = await ana.events.list({ calendarId, timeMax: '2027-01-12T00:00:00Z' });
    expect(before.data.items).toEqual([]);
    await ana.events.import({ calendarId, requestBody: SERIES });
    expect((await ana.events.get({ calendarId, eventId: alone?.id ?? '' })).data.recurringEventId).toBeDefined();
  });

  test('fills in members missing from an exception with those of its series', async () => {
    const calendarId = await importAll([MOVED, { ...SERIES, description: 'Bring numbers' }]);
    const [, moved] =
      (await ana.events.list({ calendarId, singleEvents: true, orderBy: 'startTime' })).data.items ?? [];
    expect(moved).toMatchObject({ summary: 'Moved' });
    expect(moved).not.toHaveProperty('description');
  });

  test('works for all-day events', async () => {
    const series = { ...dayOf('2027-01-04', 'Rota'), iCalUID, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'] };
    const moved = { ...dayOf('2027-01-12', 'Rota, moved'), iCalUID, originalStartTime: { date: '2027-01-11' } };
    for (const parts of [
      [series, moved],
      [moved, series],
    ]) {
      const calendarId = await importAll(parts);
      const listed = await ana.events.list({ calendarId, singleEvents: true });
      expect(lines(listed.data.items)).toEqual(['2027-01-04 Rota', '2027-01-12 Rota, moved']);
    }
  });

  test.each([
    ['without its original start', { recurringEventId: 'elsewhere' }, 'Missing original start time.'],
    ['with an empty original start', { originalStartTime: {} }, 'Missing original start time.'],
    [
      'with an original start that does not exist',
      { originalStartTime: { dateTime: '2027-02-30T09:00:00Z' } },
      'Invalid original start time.',
    ],
    [
      'with a date for an occurrence with a time',
      { originalStartTime: { date: '2027-01-11' } },
      'Invalid original start time.',
    ],
    [
      'in a zone that does not exist',
      { originalStartTime: { dateTime: '2027-01-11T09:00:00', timeZone: 'Mars/Olympus' } },
      'Invalid time zone definition for original start time.',
    ],
  ])('rejects an occurrence %s, and stores nothing', async (_, members, message) => {
    const calendarId = await importAll([SERIES]);
    const requestBody = { ...hourFrom('2027-01-12T15:00'), iCalUID, ...members };
    expect(await refusalOf(ana.events.import({ calendarId, requestBody }))).toMatchObject({ status: 400, message });
    expect((await ana.events.list({ calendarId })).data.items).toHaveLength(1);
  });
});
