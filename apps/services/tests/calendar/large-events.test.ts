import type { calendar_v3 } from '@googleapis/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { calendarAs, hourFrom } from './calendar-client.ts';

const calendarId = 'primary';
const MEGABYTE = 2 ** 20;
const COUNT = 40;
// The event is close to the maximum request size, because its longest members are filled.
const guests = Array.from({ length: 900 }, (_, index) => ({
  email: `guest${index}@partner.example`,
  displayName: 'x'.repeat(900),
}));

let services: TestServices;
let client: calendar_v3.Calendar;
let seriesId: string;

beforeAll(async () => {
  services = await startTestServices();
  client = calendarAs(services, 'ana@example.com');
  const requestBody = {
    ...hourFrom('2026-11-02T09:00', 'Large'),
    recurrence: [`RRULE:FREQ=DAILY;COUNT=${COUNT}`],
    attendees: guests,
  };
  const { data } = await client.events.insert({ calendarId, requestBody, sendUpdates: 'none' });
  seriesId = data.id ?? '';
  for (const day of ['04', '06'])
    await client.events.patch({
      calendarId,
      eventId: `${seriesId}_202611${day}T090000Z`,
      requestBody: { summary: 'Changed' },
      sendUpdates: 'none',
    });
});
afterAll(() => services[Symbol.asyncDispose]());

type Page = { items?: calendar_v3.Schema$Event[]; nextPageToken?: string | null };

/** Reads all pages of a list. */
async function readPages(read: (pageToken: string | undefined) => Promise<{ data: Page }>): Promise<Page[]> {
  const pages: Page[] = [];
  let pageToken: string | undefined;
  do {
    const { data } = await read(pageToken);
    pages.push(data);
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  return pages;
}

const expanded = { calendarId, singleEvents: true, maxResults: 2500 } as const;

describe('the pages of large events', () => {
  test.each<[string, (pageToken: string | undefined) => Promise<{ data: Page }>]>([
    [
      'a list in order of creation',
      (pageToken) => client.events.list({ ...expanded, ...(pageToken && { pageToken }) }),
    ],
    [
      'a list by start',
      (pageToken) => client.events.list({ ...expanded, orderBy: 'startTime', ...(pageToken && { pageToken }) }),
    ],
    [
      'a list by update',
      (pageToken) => client.events.list({ ...expanded, orderBy: 'updated', ...(pageToken && { pageToken }) }),
    ],
    [
      'instances',
      (pageToken) =>
        client.events.instances({ calendarId, eventId: seriesId, maxResults: 2500, ...(pageToken && { pageToken }) }),
    ],
  ])('of %s are short, and contain every entry once', async (_, read) => {
    const pages = await readPages(read);
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(20 * MEGABYTE);
    const ids = pages.flatMap(({ items = [] }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(COUNT);
    expect(ids).toHaveLength(COUNT);
    const changed = pages.flatMap(({ items = [] }) => items.filter(({ summary }) => summary === 'Changed'));
    expect(changed).toHaveLength(2);
  });
});
