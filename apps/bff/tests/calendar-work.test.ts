import ICAL from 'ical.js';
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import type { TestBff } from '#testing/test-bff.ts';
import type { TestServices } from '../../services/src/testing/start-test-services.ts';
import { ServedBff } from './served-bff.ts';

const OPERATOR = 'operator@example.com';
const REVIEWER = 'reviewer@example.com';
const MINUTE_MS = 60_000;
const withId = z.object({ id: z.string() });
const rules = z.object({ items: z.array(z.object({ id: z.string(), role: z.string() })) });

let services: TestServices;
let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;
let calendarId: string;

beforeAll(async () => {
  const served = await ServedBff.start();
  ({ bff, services, operator } = served);
  reviewer = await bff.signIn('reviewer');
  for (const email of [OPERATOR, REVIEWER]) await services.call(email, 'GET', '/calendar/v3/calendars/primary');
  const made = await services.call(OPERATOR, 'POST', '/calendar/v3/calendars', { summary: 'Team' });
  calendarId = withId.parse(made.body).id;
  return () => served[Symbol.asyncDispose]();
});

function send(browser: TestBrowser, method: string, path: string, body?: unknown) {
  return browser.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const after = (minutes: number) => new Date(bff.clock.nowMs() + minutes * MINUTE_MS).toISOString();

/** Advances the clock until a check passes, in steps too short for a lease to expire. */
function eventually(check: () => Promise<void>) {
  const options = { timeout: 20_000, interval: 20 };
  return vi.waitFor(async () => {
    bff.clock.advance(250);
    await check();
  }, options);
}

async function roleOf(email: string): Promise<string | undefined> {
  const { body } = await services.call(OPERATOR, 'GET', `/calendar/v3/calendars/${calendarId}/acl`);
  return rules.parse(body).items.find(({ id }) => id === `user:${email}`)?.role;
}

const periods = '/api/calendar-access-periods';
const grant = (members: object = {}) => ({
  calendarId,
  scope: { type: 'user', value: REVIEWER },
  role: 'writer',
  startTime: after(1),
  endTime: after(9),
  ...members,
});

test('access to a calendar begins and ends at its times, each recorded for the user who scheduled it', async () => {
  const made = await send(operator, 'POST', periods, grant());
  expect([made.status, made.json()]).toMatchObject([201, { state: 'planned', plannedBy: OPERATOR, isOwn: true }]);
  expect((await send(operator, 'POST', periods, grant({ startTime: after(2) }))).status).toBe(409);
  bff.clock.advance(MINUTE_MS);
  await eventually(async () => expect(await roleOf(REVIEWER)).toBe('writer'));
  bff.clock.advance(10 * MINUTE_MS);
  await eventually(async () => expect(await roleOf(REVIEWER)).toBeUndefined());
  await eventually(async () =>
    expect((await operator.request(`${periods}?calendarId=${calendarId}`)).json()).toMatchObject({
      periods: [{ state: 'ended' }],
    }),
  );
  const entries = z.object({ entries: z.array(z.object({ action: z.string() })) });
  const { entries: found } = entries.parse((await operator.request(`/api/audit?pageSize=50`)).json());
  expect(found.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['calendars.access.plan', 'calendar.acl.insert', 'calendar.acl.delete']),
  );
}, 60_000);

test('access that is ended early is revoked at once', async () => {
  const made = await send(operator, 'POST', periods, grant({ startTime: undefined, endTime: after(60) }));
  const { periodId } = z.object({ periodId: z.string() }).parse(made.json());
  await eventually(async () => expect(await roleOf(REVIEWER)).toBe('writer'));
  expect((await send(operator, 'DELETE', `${periods}/${periodId}`)).status).toBe(204);
  await eventually(async () => expect(await roleOf(REVIEWER)).toBeUndefined());
}, 60_000);

test('only users who can see a calendar and grant access to it can schedule access', async () => {
  expect((await send(reviewer, 'POST', periods, grant())).status).toBe(403);
  expect((await reviewer.request(`${periods}?calendarId=${calendarId}`)).status).toBe(403);
  const foreign = await services.call(REVIEWER, 'POST', '/calendar/v3/calendars', { summary: 'Foreign' });
  const { id } = withId.parse(foreign.body);
  expect((await send(operator, 'POST', periods, grant({ calendarId: id }))).status).toBe(404);
  expect((await operator.request(`${periods}?calendarId=${id}`)).status).toBe(404);
  expect((await send(operator, 'POST', periods, grant({ endTime: after(-1) }))).status).toBe(400);
  expect((await send(operator, 'DELETE', `${periods}/unknown`)).status).toBe(404);
});

test('a reviewer responds to invitations as a job, which is undone by restoring the former responses', async () => {
  const made = await services.call(OPERATOR, 'POST', '/calendar/v3/calendars/primary/events', {
    summary: 'Release review',
    start: { dateTime: '2027-01-04T09:00:00Z' },
    end: { dateTime: '2027-01-04T10:00:00Z' },
    attendees: [{ email: REVIEWER }],
  });
  const eventId = withId.parse(made.body).id;
  const responseOf = async () => {
    const { body } = await services.call(OPERATOR, 'GET', `/calendar/v3/calendars/primary/events/${eventId}`);
    const guests = z.object({ attendees: z.array(z.object({ email: z.string(), responseStatus: z.string() })) });
    return guests.parse(body).attendees.find(({ email }) => email === REVIEWER)?.responseStatus;
  };
  const item = {
    id: eventId,
    label: 'Release review',
    params: { calendarId: 'primary', eventId, sendUpdates: 'all' },
    body: { attendeesOmitted: true, attendees: [{ email: REVIEWER, responseStatus: 'declined' }] },
  };
  const draft = { title: 'Respond to 1 event', operationId: 'calendar.events.patch', items: [item] };
  const started = await send(reviewer, 'POST', '/api/jobs', draft);
  const { jobId } = z.object({ jobId: z.string() }).parse(started.json());
  await vi.waitFor(async () => expect(await responseOf()).toBe('declined'), 10_000);
  await vi.waitFor(
    async () =>
      expect((await reviewer.request(`/api/jobs/${jobId}`)).json()).toMatchObject({ state: 'ended', canUndo: true }),
    10_000,
  );
  await send(reviewer, 'POST', `/api/jobs/${jobId}/undo`);
  await vi.waitFor(async () => expect(await responseOf()).toBe('needsAction'), 10_000);
  const foreign = { ...draft, items: [{ ...item, body: { summary: 'Mine now' } }] };
  expect((await send(reviewer, 'POST', '/api/jobs', foreign)).status).toBe(403);
});

test('occurrences of a series change by their versions in a list, and an undo restores them', async () => {
  const path = `/calendar/v3/calendars/${calendarId}/events`;
  const moment = (clock: string) => ({ dateTime: `2027-02-01T${clock}:00Z`, timeZone: 'UTC' });
  const times = { start: moment('09:00'), end: moment('10:00') };
  const recurrence = ['RRULE:FREQ=DAILY;COUNT=3'];
  await services.call(OPERATOR, 'POST', path, { ...times, recurrence, summary: 'Daily' });
  const list = async () => {
    const { body } = await services.call(OPERATOR, 'GET', `${path}?singleEvents=true&q=Daily&orderBy=startTime`);
    const event = z.object({ id: z.string(), etag: z.string(), colorId: z.string().optional() });
    return z.object({ items: z.array(event) }).parse(body).items;
  };
  const items = (await list()).slice(0, 2).map(({ id, etag }) => ({
    id,
    label: id,
    params: { calendarId, eventId: id },
    body: { colorId: '5' },
    ifMatch: etag,
  }));
  const draft = { title: 'Change the colour of 2 events', operationId: 'calendar.events.patch', items };
  const started = await send(operator, 'POST', '/api/jobs', draft);
  const { jobId } = z.object({ jobId: z.string() }).parse(started.json());
  const colors = async () => (await list()).map(({ colorId }) => colorId);
  await vi.waitFor(async () => expect(await colors()).toEqual(['5', '5', undefined]), 10_000);
  await vi.waitFor(
    async () =>
      expect((await operator.request(`/api/jobs/${jobId}`)).json()).toMatchObject({
        state: 'ended',
        counts: { done: 2 },
      }),
    10_000,
  );
  await send(operator, 'POST', `/api/jobs/${jobId}/undo`);
  await vi.waitFor(async () => expect(await colors()).toEqual([undefined, undefined, undefined]), 10_000);
});

const feeds = '/api/calendar-feeds';
const FOLDED = /\r\n[ \t]/g;

/** Reads a feed like a calendar client, without a session. */
async function readFeed(url: string) {
  const response = await bff.openBrowser().request(new URL(url).pathname);
  return { status: response.status, text: response.text.replaceAll(FOLDED, '') };
}

test('a calendar client reads the events that a feed selects, and nothing once it is revoked', async () => {
  const event = { start: { dateTime: after(60) }, end: { dateTime: after(90) } };
  const path = `/calendar/v3/calendars/${calendarId}/events`;
  await services.call(OPERATOR, 'POST', path, { ...event, summary: 'Launch; all, together', location: 'Ünder' });
  await services.call(OPERATOR, 'POST', path, { ...event, summary: 'Other' });
  const filter = { calendarIds: [calendarId, 'gone@example.com'], q: 'Launch' };
  const made = await send(operator, 'POST', feeds, { kind: 'events', title: 'Team', filter });
  expect(made.status).toBe(201);
  const { url, feedId } = z.object({ url: z.string(), feedId: z.string() }).parse(made.json());
  const { status, text } = await readFeed(url);
  expect(status).toBe(200);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events.map(({ summary, location }) => [summary, location])).toEqual([['Launch; all, together', 'Ünder']]);
  expect(events[0]?.startDate.toJSDate().getTime()).toBe(Math.floor(Date.parse(event.start.dateTime) / 1000) * 1000);
  const listed = (await operator.request(feeds)).json();
  expect(listed).toMatchObject({ feeds: [{ feedId, title: 'Team', readTime: expect.any(String) }] });
  expect(JSON.stringify(listed)).not.toContain(new URL(url).pathname.slice('/feeds/'.length));
  expect((await send(reviewer, 'DELETE', `${feeds}/${feedId}`)).status).toBe(404);
  expect((await send(operator, 'DELETE', `${feeds}/${feedId}`)).status).toBe(204);
  expect((await readFeed(url)).status).toBe(404);
  const found = (await operator.request('/api/audit?pageSize=20')).json();
  const actions = z.object({ entries: z.array(z.object({ action: z.string() })) }).parse(found).entries;
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['feeds.create', 'feeds.read', 'feeds.revoke']),
  );
});

test('T24: a feed contains only what its owner may see now, and is read at most twelve times a minute', async () => {
  const other = await bff.signIn('reviewer');
  const filter = { calendarIds: [calendarId] };
  const made = await send(other, 'POST', feeds, { kind: 'events', title: 'Foreign', filter });
  const { url } = z.object({ url: z.string() }).parse(made.json());
  expect((await readFeed(url)).text).not.toContain('BEGIN:VEVENT');
  const reads = await Promise.all(Array.from({ length: 12 }, () => readFeed(url)));
  expect(reads.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 429]);
  expect(bff.log).toContain('/feeds/*');
  expect(bff.log).not.toContain(new URL(url).pathname);
});

test('a feed of reviews contains no events for users who have none, and roles without either get none', async () => {
  const made = await send(reviewer, 'POST', feeds, { kind: 'reviews', title: 'Reviews' });
  const { url } = z.object({ url: z.string() }).parse(made.json());
  const { status, text } = await readFeed(url);
  expect([status, text.startsWith('BEGIN:VCALENDAR\r\n'), text.includes('BEGIN:VEVENT')]).toEqual([200, true, false]);
  const support = await bff.signIn('support');
  const filter = { calendarIds: ['primary'] };
  expect((await send(support, 'POST', feeds, { kind: 'events', title: 'Any', filter })).status).toBe(403);
  expect((await readFeed('http://localhost/feeds/guess.ics')).status).toBe(404);
});

test('a feed follows the current role of its owner, whatever the role was when it was created', async () => {
  const created: Record<string, number[]> = {};
  for (const role of ['operator', 'reviewer', 'support'] as const) {
    const browser = await bff.signIn(`feeds-${role}`, role);
    const drafts = [
      { kind: 'events', title: 'Any', filter: { calendarIds: ['primary'] } },
      { kind: 'reviews', title: 'Mine' },
    ];
    created[role] = [];
    for (const draft of drafts) created[role].push((await send(browser, 'POST', feeds, draft)).status);
  }
  expect(created).toEqual({ operator: [201, 201], reviewer: [201, 201], support: [403, 403] });
  const before = await bff.signIn('moved', 'reviewer');
  const filter = { calendarIds: ['primary'] };
  const made = await send(before, 'POST', feeds, { kind: 'events', title: 'Before', filter });
  const { url } = z.object({ url: z.string() }).parse(made.json());
  expect((await readFeed(url)).status).toBe(200);
  await send(before, 'POST', '/auth/logout', {});
  await bff.signIn('moved', 'support');
  const { status, text } = await readFeed(url);
  expect([status, text.includes('BEGIN:VCALENDAR')]).toEqual([403, false]);
});

test('a feed whose owner is signed out is temporarily unavailable, with a reason, and notifies the owner later', async () => {
  const leaver = await bff.signIn('leaver', 'reviewer');
  const made = await send(leaver, 'POST', feeds, { kind: 'reviews', title: 'Mine' });
  const { url, feedId } = z.object({ url: z.string(), feedId: z.string() }).parse(made.json());
  await send(leaver, 'POST', '/auth/logout', {});
  const response = await bff.openBrowser().request(new URL(url).pathname);
  expect(response.json()).toMatchObject({ status: 503, code: 'owner_signed_out', retryable: true });
  expect(response.headers['retry-after']).toBe('3600');
  const back = await bff.signIn('leaver', 'reviewer');
  const problem = 'You were signed out when a calendar app last read the feed.';
  expect((await back.request(feeds)).json()).toMatchObject({ feeds: [{ feedId, problem }] });
  expect((await readFeed(url)).status).toBe(200);
});
