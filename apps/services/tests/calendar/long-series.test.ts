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

async function calendarWithSeries(count: number, ...recurrence: string[]) {
  const calendarId = await newCalendar(ana);
  for (let index = 0; index < count; index += 1) {
    await ana.events.insert({ calendarId, requestBody: { ...hourFrom('2027-01-04T09:00', `${index}`), recurrence } });
  }
  return calendarId;
}

test('a page of occurrences is shorter than requested if it would contain very many, and the next one continues', async () => {
  const calendarId = await calendarWithSeries(1, 'RRULE:FREQ=HOURLY;COUNT=1500');
  const starts: unknown[] = [];
  const sizes: number[] = [];
  let pageToken: string | undefined;
  do {
    const range = { calendarId, singleEvents: true, orderBy: 'startTime', maxResults: 2500 };
    const data: calendar_v3.Schema$Events = (await ana.events.list({ ...range, ...(pageToken && { pageToken }) })).data;
    starts.push(...(data.items ?? []).map((event) => event.start?.dateTime));
    sizes.push(data.items?.length ?? 0);
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  expect(sizes).toEqual([1000, 500]);
  expect(new Set(starts).size).toBe(1500);
});

describe('a list far into the future', () => {
  const timeMin = '2027-01-01T00:00:00Z';
  const timeMax = '9999-12-31T00:00:00Z';

  test('contains the series that occur in it', async () => {
    const calendarId = await calendarWithSeries(5, 'RRULE:FREQ=DAILY');
    const { data } = await ana.events.list({ calendarId, timeMin, timeMax });
    expect(data.items).toHaveLength(5);
  });

  test('returns a page of occurrences ordered by last update', async () => {
    const calendarId = await calendarWithSeries(2, 'RRULE:FREQ=DAILY');
    const range = { calendarId, timeMin, timeMax, singleEvents: true, orderBy: 'updated', maxResults: 3 };
    const { data } = await ana.events.list(range);
    expect(data.items?.map((event) => event.start?.dateTime?.slice(0, 10))).toEqual([
      '2027-01-04',
      '2027-01-05',
      '2027-01-06',
    ]);
  });
});

describe('a minutely series with exceptions', () => {
  test('is listed completely over pages ordered by last update', async () => {
    const calendarId = await calendarWithSeries(1, 'RRULE:FREQ=MINUTELY;COUNT=12', 'EXDATE:20270104T090100Z');
    const range = { calendarId, singleEvents: true };
    const whole = (await ana.events.list(range)).data.items ?? [];
    await ana.events.delete({ calendarId, eventId: whole[1]?.id ?? '' });
    await ana.events.delete({ calendarId, eventId: whole[2]?.id ?? '' });
    await ana.events.delete({ calendarId, eventId: whole[3]?.id ?? '' });
    const ids: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await ana.events.list({
        ...range,
        orderBy: 'updated',
        maxResults: 2,
        ...(pageToken && { pageToken }),
      });
      ids.push(...(page.data.items ?? []).map((event) => event.id ?? ''));
      pageToken = page.data.nextPageToken ?? undefined;
    } while (pageToken);
    expect(ids).toEqual([0, 4, 5, 6, 7, 8, 9, 10].map((index) => whole[index]?.id));
  });

  test('occurs in a range that begins with excluded occurrences', async () => {
    const recurrence = ['RRULE:FREQ=MINUTELY;COUNT=12', 'EXDATE:20270104T090000Z,20270104T090100Z,20270104T090200Z'];
    const calendarId = await calendarWithSeries(1, ...recurrence);
    const { data } = await ana.events.list({ calendarId, timeMin: '2027-01-04T00:00:00Z' });
    expect(data.items).toHaveLength(1);
  });
});

test('a series cannot be excluded second by second', async () => {
  const recurrence = ['RRULE:FREQ=SECONDLY', 'EXRULE:FREQ=SECONDLY'];
  const refusal = await refusalOf(calendarWithSeries(1, ...recurrence));
  expect(refusal).toMatchObject({ status: 400, reason: 'invalid', message: 'Invalid recurrence rule.' });
});
