import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom, newCalendar, refusalOf } from './calendar-client.ts';

let services: TestServices;
let ana: calendar_v3.Calendar;

beforeAll(async () => {
  services = await startTestServices();
  ana = calendarAs(services, 'ana@example.com');
});
afterAll(() => services[Symbol.asyncDispose]());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index).join();
const EVERY_SECOND_OF_A_DAY = `RRULE:FREQ=YEARLY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)}`;
const WINDOW = { timeMin: '2027-01-01T00:00:00Z', timeMax: '2027-03-01T00:00:00Z' };

async function insertSeries(calendarId: string, line: string, time = '2027-01-04T09:00'): Promise<string> {
  const { data } = await ana.events.insert({ calendarId, requestBody: { ...hourFrom(time), recurrence: [line] } });
  return data.id ?? '';
}

/** Inserts a series whose rule could be stored before such rules were rejected. */
async function insertStoredBefore(calendarId: string, line: string): Promise<string> {
  const id = await insertSeries(calendarId, 'RRULE:FREQ=DAILY');
  services.db.run('UPDATE events SET recurrence = ? WHERE id = ?', JSON.stringify([line]), id);
  return id;
}

describe.each(['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', EVERY_SECOND_OF_A_DAY])(
  'a stored series with %s',
  (line) => {
    test('makes only its own calendar unreadable in free/busy', async () => {
      const [dense, usual] = [await newCalendar(ana), await newCalendar(ana)];
      await insertStoredBefore(dense, line);
      await ana.events.insert({ calendarId: usual, requestBody: hourFrom('2027-01-05T09:00') });
      const { data } = await ana.freebusy.query({ requestBody: { ...WINDOW, items: [{ id: dense }, { id: usual }] } });
      expect(data.calendars?.[dense]).toEqual({ errors: [{ domain: 'global', reason: 'internalError' }], busy: [] });
      expect(data.calendars?.[usual]?.busy).toHaveLength(1);
    });

    test('is rejected wherever it would be expanded, and can still be listed and deleted', async () => {
      const calendarId = await newCalendar(ana);
      const eventId = await insertStoredBefore(calendarId, line);
      const expansions = [
        ana.events.list({ calendarId, ...WINDOW, singleEvents: true }),
        ana.events.list({ calendarId, ...WINDOW, singleEvents: true, orderBy: 'updated' }),
        ana.events.list({ calendarId, ...WINDOW }),
        ana.events.instances({ calendarId, eventId, ...WINDOW }),
        ana.events.get({ calendarId, eventId: `${eventId}_20270105T090000Z` }),
      ];
      for (const expansion of expansions) {
        expect(await refusalOf(expansion)).toMatchObject({
          status: 403,
          domain: 'usageLimits',
          reason: 'quotaExceeded',
        });
      }
      const { data } = await ana.events.list({ calendarId });
      expect(data.items?.map((event) => event.id)).toEqual([eventId]);
      await ana.events.delete({ calendarId, eventId });
      expect((await ana.events.list({ calendarId, ...WINDOW, singleEvents: true })).data.items).toEqual([]);
    });

    test('can no longer be stored', async () => {
      const calendarId = await newCalendar(ana);
      const requestBody = { ...hourFrom('2027-01-04T09:00'), recurrence: [line] };
      const eventId = await insertSeries(calendarId, 'RRULE:FREQ=DAILY');
      const writes = [
        ana.events.insert({ calendarId, requestBody }),
        ana.events.import({ calendarId, requestBody: { ...requestBody, iCalUID: 'x@example.com' } }),
        ana.events.patch({ calendarId, eventId, requestBody: { recurrence: [line] } }),
        ana.events.update({ calendarId, eventId, requestBody }),
      ];
      for (const write of writes) {
        expect(await refusalOf(write)).toMatchObject({ status: 400, message: 'Invalid recurrence rule.' });
      }
    });
  },
);

test('a list with more series than one request may expand is complete over its pages', async () => {
  const calendarId = await newCalendar(ana);
  const count = 600;
  for (let index = 0; index < count; index += 1) {
    // Each series has a different time, so that no computed result is shared.
    const time = new Date(Date.UTC(2027, 0, 4, 0, index)).toISOString().slice(0, 16);
    await insertSeries(calendarId, 'RRULE:FREQ=WEEKLY;COUNT=2', time);
  }
  const starts: (string | null | undefined)[] = [];
  let [pageToken, pages]: [string | undefined, number] = [undefined, 0];
  do {
    const range = { calendarId, ...WINDOW, singleEvents: true, orderBy: 'startTime', maxResults: 2500 };
    const data: calendar_v3.Schema$Events = (await ana.events.list({ ...range, ...(pageToken && { pageToken }) })).data;
    starts.push(...(data.items ?? []).map((event) => event.start?.dateTime));
    pageToken = data.nextPageToken ?? undefined;
    pages += 1;
  } while (pageToken);
  expect(starts).toHaveLength(2 * count);
  expect(starts).toEqual([...starts].sort());
  expect(pages).toBeLessThan(10);
});

test('a free/busy query reads no more series than one request may expand', async () => {
  const calendarId = await newCalendar(ana);
  for (let index = 0; index < 300; index += 1) {
    await insertSeries(calendarId, 'RRULE:FREQ=HOURLY', `2027-01-04T${String(index % 24).padStart(2, '0')}:00`);
  }
  const request = () => ana.freebusy.query({ requestBody: { ...WINDOW, items: [{ id: calendarId }] } });
  expect((await request()).data.calendars?.[calendarId]?.errors).toMatchObject([{ reason: 'internalError' }]);
});
