import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('a user who can read but not open channels has data polled, and is notified of', () => {
  test.each(['changes', 'events:primary', 'calendarList'])('%s', async (topic) => {
    const reader = await open(await bff.signIn('reviewer'), [topic]);
    await reader.invalidation(topic, 'sync');
    await createFile();
    await insertEvent();
    await services.call(EMAIL, 'POST', '/calendar/v3/calendars', { summary: 'New' });
    bff.clock.advance(21_000);
    await reader.invalidation(topic, 'changed');
    expect(requested(/watch/)).toEqual([]);
  });

  test('a file, and of its deletion', async () => {
    const fileId = await createFile();
    const topic = `file:${fileId}`;
    const reader = await open(await bff.signIn('reviewer'), [topic]);
    await reader.invalidation(topic, 'sync');
    await services.call(EMAIL, 'PATCH', `/drive/v3/files/${fileId}`, { name: 'b' });
    bff.clock.advance(21_000);
    await reader.invalidation(topic, 'changed');
    await services.call(EMAIL, 'DELETE', `/drive/v3/files/${fileId}`);
    bff.clock.advance(21_000);
    await reader.invalidation(topic, 'gone');
  });
});

test('services that reject the callback address are polled instead', async () => {
  const { handler } = bff.upstream;
  bff.upstream.handler = (incoming, outgoing) => {
    if (!incoming.url?.includes('/watch')) return handler?.(incoming, outgoing);
    incoming.resume();
    outgoing.writeHead(401, { 'content-type': 'application/json' }).end('{}');
  };
  const reader = await open(operator, ['changes']);
  await reader.invalidation('changes', 'sync');
  await createFile();
  bff.clock.advance(21_000);
  await reader.invalidation('changes', 'changed');
});

test('services that cannot reach the console are polled', async () => {
  const { upstreams } = bff.config;
  // This is another name of this machine that does not look local.
  const elsewhere = (address: string) => address.replace('//127.0.0.1:', '//[::ffff:127.0.0.1]:');
  await bff.startReplica({
    ...bff.config,
    upstreams: { ...upstreams, calendar: elsewhere(upstreams.calendar), drive: elsewhere(upstreams.drive) },
  });
  const reader = await LiveReader.open(operator, bff.portOf(1), ['changes']);
  readers.push(reader);
  await reader.invalidation('changes', 'sync');
  await createFile();
  bff.clock.advance(21_000);
  await reader.invalidation('changes', 'changed');
  expect(requested(/watch/)).toEqual([]);
});
