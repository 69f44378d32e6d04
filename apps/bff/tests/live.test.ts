import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

const EMAIL = 'operator@example.com';
const resource = z.object({ id: z.string() });

let bff: TestBff;
let services: TestServices;
let operator: TestBrowser;
const readers: LiveReader[] = [];

beforeAll(async () => {
  services = await startTestServices();
});

beforeEach(async () => {
  bff = await TestBff.start();
  // All users read the operator's data.
  serveByServices(bff.upstream, { origin: services.origin, token: () => services.token(EMAIL) });
  operator = await bff.signIn('operator');
});

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  await bff[Symbol.asyncDispose]();
});

afterAll(() => services[Symbol.asyncDispose]());

async function open(browser: TestBrowser, topics: string[], lastEventId?: string): Promise<LiveReader> {
  const reader = await LiveReader.open(browser, bff.port, topics, lastEventId);
  readers.push(reader);
  return reader;
}

async function insertEvent(): Promise<void> {
  const event = { start: { dateTime: '2026-11-21T10:00:00Z' }, end: { dateTime: '2026-11-21T11:00:00Z' } };
  const response = await services.call(EMAIL, 'POST', '/calendar/v3/calendars/primary/events', event);
  expect(response).toMatchObject({ status: 200 });
}

async function createFile(): Promise<string> {
  return resource.parse((await services.call(EMAIL, 'POST', '/drive/v3/files', { name: 'a' })).body).id;
}

function requested(pattern: RegExp): string[] {
  return bff.upstream.requests.map(({ method, url }) => `${method} ${url}`).filter((line) => pattern.test(line));
}

describe('a user who is viewing', () => {
  test('the events of a calendar is notified of a new event', async () => {
    const reader = await open(operator, ['events:primary']);
    await reader.invalidation('events:primary', 'sync');
    await insertEvent();
    await reader.invalidation('events:primary', 'changed');
    expect(requested(/events\/watch/)).toHaveLength(1);
  });

  test('the list of calendars is notified of a new calendar', async () => {
    const reader = await open(operator, ['calendarList']);
    await reader.invalidation('calendarList', 'sync');
    await services.call(EMAIL, 'POST', '/calendar/v3/calendars', { summary: 'New' });
    await reader.invalidation('calendarList', 'changed');
  });

  test('a file is notified of a new name and of its deletion', async () => {
    const fileId = await createFile();
    const reader = await open(operator, [`file:${fileId}`]);
    await reader.invalidation(`file:${fileId}`, 'sync');
    await services.call(EMAIL, 'PATCH', `/drive/v3/files/${fileId}`, { name: 'b' });
    await reader.invalidation(`file:${fileId}`, 'changed');
    await services.call(EMAIL, 'DELETE', `/drive/v3/files/${fileId}`);
    await reader.invalidation(`file:${fileId}`, 'gone');
  });

  test('changes is notified of a new file', async () => {
    const reader = await open(operator, ['changes']);
    await reader.invalidation('changes', 'sync');
    await createFile();
    await reader.invalidation('changes', 'changed');
  });
});

test('pages of one session share a channel, and each starts with sync', async () => {
  await (await open(operator, ['events:primary'])).invalidation('events:primary', 'sync');
  await (await open(operator, ['events:primary'])).invalidation('events:primary', 'sync');
  expect(requested(/events\/watch/)).toHaveLength(1);
});

test('a new stream reports changes since the page was read, and no older ones', async () => {
  const prefer = (theme: string) =>
    operator.request('/api/preferences', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ theme }),
    });
  await prefer('dark');
  const reader = await open(operator, ['saved']);
  await reader.invalidation('saved', 'sync');
  expect(reader.events.flatMap(({ data }) => data ?? [])).toEqual(
    ['changed', 'sync'].map((state) => JSON.stringify({ topic: 'saved', state })),
  );
  await prefer('light');
  bff.clock.advance(11_000);
  const later = await open(operator, ['saved']);
  await later.invalidation('saved', 'sync');
  expect(later.events.filter(({ data }) => data?.includes('changed'))).toEqual([]);
});

test('a stream that continues after the last event gets what it missed, and nothing twice', async () => {
  const first = await open(operator, ['changes']);
  const { id } = await first.invalidation('changes', 'sync');
  await first.close();
  await createFile();
  const second = await open(operator, ['changes'], id);
  await second.invalidation('changes', 'changed');
  expect(second.events.map(({ data }) => data)).toEqual([JSON.stringify({ topic: 'changes', state: 'changed' })]);
});

test.each(['7', '', '00000000-1', 'above all'])(
  'a stream that resumes after an unknown event resets and continues from there: %j',
  async (text) => {
    const first = await open(operator, ['saved']);
    const { id = '' } = await first.invalidation('saved', 'sync');
    const [mark] = id.split('-');
    const lastEventId = { '': `${mark}-`, 'above all': `${mark}-999999999` }[text] ?? text;
    const second = await open(operator, ['saved'], lastEventId);
    const reset = await second.next('reset');
    expect([second.events.length, reset.id]).toEqual([1, id]);
    const pin = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"title":"A file"}' };
    await operator.request('/api/pins/file/f1', pin);
    await second.invalidation('saved', 'changed');
    const third = await open(operator, ['saved'], reset.id);
    await third.invalidation('saved', 'changed');
    expect(third.events.map(({ event }) => event)).toEqual(['invalidation']);
  },
);

test('a channel is renewed without a gap before it expires', async () => {
  const reader = await open(operator, ['events:primary']);
  await reader.invalidation('events:primary', 'sync');
  bff.clock.advance(9 * 60_000);
  await vi.waitFor(() => expect(requested(/calendar.*channels\/stop/)).toHaveLength(1), 5_000);
  expect(requested(/events\/watch/)).toHaveLength(2);
  await insertEvent();
  await reader.invalidation('events:primary', 'changed');
});

test('a channel ends when it has no more viewers; both are audited under a separate ID', async () => {
  const reader = await open(operator, ['changes']);
  await reader.invalidation('changes', 'sync');
  await reader.close();
  await vi.waitFor(() => {
    bff.clock.advance(31_000);
    expect(requested(/drive.*channels\/stop/)).toHaveLength(1);
  }, 5_000);
  const paths = { 'live.watch': '/changes/watch', 'live.stop': '/channels/stop' };
  for (const [action, path] of Object.entries(paths)) {
    const { headers } = bff.upstream.requests.find(({ url }) => url.includes(path)) ?? bff.upstream.lastRequest;
    const { 'x-request-id': requestId, traceparent } = headers;
    const actor = { email: EMAIL, subject: 'sub-operator' };
    await expect
      .poll(async () => (await operator.request(`/api/audit?operation=${action}`)).json())
      .toMatchObject({ entries: [{ action, outcome: 'succeeded', requestId, actor }] });
    expect(traceparent).toContain(String(requestId).replaceAll('-', ''));
  }
  // Opening and closing a channel does not count as a change.
  expect((await operator.request('/api/audit?kind=changes')).json()).toMatchObject({ entries: [] });
});

test('a stream ends with its session', async () => {
  const reader = await open(operator, ['changes']);
  await reader.invalidation('changes', 'sync');
  await operator.request('/auth/logout', { method: 'POST' });
  await reader.ended();
});

test('a stream does not keep an idle session alive', async () => {
  const reader = await open(operator, ['changes']);
  await reader.invalidation('changes', 'sync');
  bff.clock.advance(31 * 60_000);
  await reader.ended();
});

test('a stream sends a goodbye when the BFF stops', async () => {
  const reader = await open(operator, ['changes']);
  await reader.invalidation('changes', 'sync');
  await bff.stop();
  await reader.ended();
  expect(reader.events.at(-1)?.event).toBe('goodbye');
});

test('a topic starts as soon as a service that was down responds', async () => {
  const { handler } = bff.upstream;
  bff.upstream.handler = (incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<p>down</p>');
  };
  const reader = await open(operator, ['events:primary']);
  // The call is sent three times before the topic is retried later.
  await vi.waitFor(() => expect(requested(/watch/)).toHaveLength(3), 10_000);
  bff.upstream.handler = handler;
  await vi.waitFor(() => {
    bff.clock.advance(11_000);
    expect(requested(/watch/).length).toBeGreaterThan(3);
  }, 5_000);
  await reader.invalidation('events:primary', 'sync');
});

test('channels left behind by a crashed process are stopped by the next process', async () => {
  const reader = await open(operator, ['changes']);
  await reader.invalidation('changes', 'sync');
  await bff.stop();
  bff.clock.advance(6 * 60_000);
  await bff.startReplica();
  await vi.waitFor(() => expect(requested(/drive.*channels\/stop/)).toHaveLength(1), 5_000);
});

test('an invalidation reaches a session’s streams in other processes', async () => {
  await bff.startReplica(bff.config);
  const here = await open(operator, ['changes']);
  await here.invalidation('changes', 'sync');
  const there = await LiveReader.open(operator, bff.portOf(1), ['changes']);
  readers.push(there);
  await there.invalidation('changes', 'sync');
  await createFile();
  await there.invalidation('changes', 'changed');
});

test('T13: invalidations of one session reach no other session, not even by its last event and topic', async () => {
  const mine = await open(operator, ['changes']);
  const { id } = await mine.invalidation('changes', 'sync');
  await createFile();
  await mine.invalidation('changes', 'changed');
  const other = await bff.signIn('reviewer');
  const theirs = await open(other, ['changes'], id);
  await theirs.invalidation('changes', 'sync');
  expect(theirs.events.map(({ event }) => event)).toEqual(['reset', 'invalidation']);
});
