import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { seedCalendar } from '#demo/calendar/seed-calendar.ts';
import { Random } from '#demo/setting/random.ts';
import { toRelease } from '#demo/setting/release.ts';
import { seedUsers } from '#demo/setting/users.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';

type Event = {
  id: string;
  summary: string;
  start: { dateTime?: string; date?: string };
  end: { dateTime?: string; date?: string };
  attendees?: { email: string; responseStatus: string; comment?: string; resource?: boolean }[];
};

const NOW_MS = Date.UTC(2026, 10, 26, 15, 30);
const ANCHOR_MS = Math.floor(NOW_MS / DAY_MS) * DAY_MS;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => NOW_MS } });
  const random = new Random('events');
  const people = seedUsers(services.db, random, '', 0);
  await services.db.runAsyncTransaction(async () =>
    seedCalendar({ ...services, random, people, anchorMs: ANCHOR_MS, fileShare: 1 }),
  );
});
afterAll(() => services[Symbol.asyncDispose]());

/** Lists the events of a calendar between two days relative to today. The default is the user's primary calendar. */
async function list(email: string, fromDay: number, untilDay: number, calendarId = 'primary'): Promise<Event[]> {
  const query = new URLSearchParams({
    singleEvents: 'true',
    orderBy: 'startTime',
    maxResults: '2500',
    timeMin: new Date(ANCHOR_MS + fromDay * DAY_MS).toISOString(),
    timeMax: new Date(ANCHOR_MS + untilDay * DAY_MS).toISOString(),
  });
  const path = `/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events?${query}`;
  const { body } = await services.call(email, 'GET', path);
  return (body as { items: Event[] }).items;
}

function idOf(summary: string): string {
  return services.db.get<{ id: string }>('SELECT id FROM calendars WHERE summary = ?', summary)?.id ?? '';
}

function responsesOf({ attendees = [] }: Event): Record<string, string> {
  return Object.fromEntries(attendees.map(({ email, responseStatus }) => [email.split('@')[0], responseStatus]));
}

test('people meet about current topics: some have responded, some have not, and some give a reason', async () => {
  const coming = await list('operator@example.com', 0, 21);
  const find = (summary: string) => coming.find((event) => event.summary === summary);
  const review = find('Nordic invoices: why the export fails');
  expect(review && responsesOf(review)).toEqual({
    operator: 'accepted',
    grace: 'accepted',
    dina: 'accepted',
    support: 'needsAction',
    reviewer: 'needsAction',
  });
  const decision = find('Go or no-go: winter release');
  expect(decision?.attendees).toContainEqual(
    expect.objectContaining({ responseStatus: 'tentative', comment: 'The second load test ends the evening before.' }),
  );
  const rollout = find('Rollout at Fjord Hotels');
  expect(rollout && responsesOf(rollout)).toMatchObject({ petra: 'accepted', operator: 'needsAction' });
});

test('a guest responds to an invitation, and the organizer receives the response', async () => {
  const find = async (email: string) =>
    (await list(email, 0, 21)).find(({ summary }) => summary === 'Overdue approvals') ?? expect.unreachable();
  const { id, attendees } = await find('reviewer@example.com');
  const answered = attendees?.map((guest) =>
    guest.email === 'reviewer@example.com' ? { ...guest, responseStatus: 'accepted' } : guest,
  );
  const path = `/calendar/v3/calendars/primary/events/${id}`;
  const { status } = await services.call('reviewer@example.com', 'PATCH', path, { attendees: answered });
  expect(status).toBe(200);
  expect(responsesOf(await find('ana@example.com'))).toMatchObject({ reviewer: 'accepted' });
});

test('the release is in its calendar, on the day named in the launch plan', async () => {
  const { timeMs } = toRelease(ANCHOR_MS);
  const events = await list('operator@example.com', 0, 40, idOf('Releases'));
  expect(events.find(({ summary }) => summary === 'Winter release')?.start.date).toBe(
    new Date(timeMs).toISOString().slice(0, 10),
  );
});

test('every guest of a past event has responded', async () => {
  for (const email of ['operator@example.com', 'reviewer@example.com', 'support@example.com']) {
    const past = await list(email, -60, 0);
    const guests = past.flatMap(({ attendees = [] }) => attendees);
    expect(guests.length).toBeGreaterThan(20);
    expect(guests.filter(({ responseStatus }) => responseStatus === 'needsAction')).toEqual([]);
  }
});

test('a room is not double-booked, and accepts', async () => {
  const booked = (await list('operator@example.com', -60, 60, idOf('Room Aurora'))).filter(({ attendees }) =>
    attendees?.some(({ resource, responseStatus }) => resource && responseStatus === 'accepted'),
  );
  expect(booked.length).toBeGreaterThan(10);
  for (const [index, { end }] of booked.slice(0, -1).entries()) {
    expect(Date.parse(booked[index + 1]?.start.dateTime ?? '')).toBeGreaterThanOrEqual(Date.parse(end.dateTime ?? ''));
  }
});

test('nobody is absent for two reasons at once, or during a meeting they have accepted', async () => {
  const away = Map.groupBy(
    await list('operator@example.com', -70, 80, idOf('Absences')),
    ({ summary }) => summary.split(' ')[0],
  );
  expect(away.size).toBe(9);
  expect(await list('operator@example.com', 0, 14, idOf('Absences'))).toEqual([]);
  for (const events of away.values()) {
    for (const [index, { end }] of events.slice(0, -1).entries()) {
      expect(String(events[index + 1]?.start.date) >= String(end.date)).toBe(true);
    }
  }
});
