import { connect } from 'node:net';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ChannelStore } from '#features/live-updates/channel-store.ts';
import { WatchStore } from '#features/live-updates/watch-store.ts';
import { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import { noSignal } from '#platform/invalidations/invalidation-signal.ts';
import { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const watchBody = z.object({ id: z.string(), token: z.string(), address: z.url(), expiration: z.string() });
type Watch = z.infer<typeof watchBody>;

const CHANNEL_LIFE_MS = 10 * 60_000;

let bff: TestBff;
let operator: TestBrowser;
let reader: LiveReader;
let watch: Watch;

beforeAll(async () => {
  bff = await TestBff.start();
});

afterAll(() => bff[Symbol.asyncDispose]());

// The access tokens of sessions of earlier tests, whose channels may still be renewed.
const earlier = new Set<string | undefined>();

// Each test has its own channel, because a channel ends with its session.
beforeEach(async () => {
  const opened: { token: string | undefined; body: Watch }[] = [];
  bff.upstream.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    const token = incoming.headers.authorization;
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    if (incoming.url?.includes('/watch')) opened.push({ token, body: watchBody.parse(JSON.parse(body)) });
    outgoing.end('{"resourceId":"r1"}');
  };
  operator = await bff.signIn('operator');
  reader = await LiveReader.open(operator, bff.port, ['calendarList']);
  await reader.invalidation('calendarList', 'sync');
  const own = opened.find(({ token }) => !earlier.has(token));
  if (!own) throw new Error('no channel was opened');
  earlier.add(own.token);
  watch = own.body;
});

afterEach(async () => {
  await reader.close();
  await operator.request('/auth/logout', { method: 'POST' });
});

function headersOf(messageNumber: number): Record<string, string> {
  return {
    'x-goog-channel-id': watch.id,
    'x-goog-channel-token': watch.token,
    'x-goog-resource-id': 'r1',
    'x-goog-resource-state': 'exists',
    'x-goog-message-number': String(messageNumber),
  };
}

async function send(headers: Record<string, string>, address = watch.address, body = '') {
  const response = await request(address, { method: 'POST', headers, body });
  return { status: response.statusCode, text: await response.body.text() };
}

function changes(): number {
  return reader.events.filter(({ data }) => data?.includes('changed')).length;
}

describe('T15: a message', () => {
  test('of an open channel is accepted and forwarded as an invalidation', async () => {
    expect(await send(headersOf(2))).toEqual({ status: 200, text: '' });
    await reader.invalidation('calendarList', 'changed');
  });

  test('that is repeated, or arrives after a later one, is accepted and changes nothing', async () => {
    await send(headersOf(5));
    await reader.invalidation('calendarList', 'changed');
    expect((await send(headersOf(5))).status).toBe(200);
    expect((await send(headersOf(4))).status).toBe(200);
    expect((await send(headersOf(6))).status).toBe(200);
    await vi.waitFor(() => expect(changes()).toBe(2), 10_000);
  });

  test('that arrives many times at once is forwarded once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(headersOf(2))));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await send({ ...headersOf(3), 'x-goog-resource-state': 'not_exists' });
    await reader.invalidation('calendarList', 'gone');
    expect(changes()).toBeLessThanOrEqual(1);
  });

  test.each([
    ['with another token', { 'x-goog-channel-token': 'other' }],
    ['without a token', { 'x-goog-channel-token': '' }],
    ['about another resource', { 'x-goog-resource-id': 'r2' }],
    ['of another channel than its address', { 'x-goog-channel-id': 'other' }],
    ['with a number that is none', { 'x-goog-message-number': '1e999' }],
    ['with a number below one', { 'x-goog-message-number': '-1' }],
  ])('%s gets the same 404 as an unknown channel', async (_, fault) => {
    const unknown = watch.address.replace(watch.id, '0'.repeat(48));
    const expected = await send({ ...headersOf(2), 'x-goog-channel-id': '0'.repeat(48) }, unknown);
    const response = await send({ ...headersOf(2), ...fault });
    expect([response.status, withoutId(response.text)]).toEqual([404, withoutId(expected.text)]);
    expect(changes()).toBe(0);
  });

  test('that is rejected makes the same store queries whatever is wrong with it, so timing reveals nothing', async () => {
    const requested: string[] = [];
    await using plain = bff.openStore();
    const store = plain.withPlugin({
      transformQuery: ({ node }) => {
        requested.push(JSON.stringify(node, (key, value) => (key === 'value' ? undefined : value)));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const outbox = new InvalidationOutbox(store, noSignal, bff.clock);
    const receivers = [
      new ChannelStore(store, bff.clock, outbox, bff.openSeals()),
      new WatchStore(store, bff.clock, new UserInvalidations(outbox, async () => []), bff.openSeals()),
    ];
    const message = {
      channelId: watch.id,
      token: watch.token,
      resourceId: 'r1',
      messageNumber: 2,
      resourceState: 'exists',
    };
    const faults = [{ channelId: '0'.repeat(48) }, { token: 'other' }, { token: '' }, { resourceId: 'r2' }];
    for (const fault of faults) {
      const taken = await Promise.all(receivers.map((receiver) => receiver.receive({ ...message, ...fault })));
      expect(taken).toEqual([false, false]);
    }
    expect(requested).toHaveLength(faults.length * receivers.length);
    expect(new Set(requested).size).toBe(receivers.length);
  });

  test('with a large body gets 404', async () => {
    expect((await send(headersOf(2), watch.address, 'x'.repeat(65 * 1024))).status).toBe(404);
  });

  test('of a channel that has expired gets 404', async () => {
    // The session must not end, because its channel would then be renewed with another token.
    bff.clock.advance(CHANNEL_LIFE_MS + 1);
    expect((await send(headersOf(2))).status).toBe(404);
  });

  test('of a channel whose session has ended gets 404', async () => {
    await operator.request('/auth/logout', { method: 'POST' });
    await reader.ended();
    // Streams end before their channels do.
    await expect.poll(async () => (await send(headersOf(2))).status).toBe(404);
  });

  test('in a flood is asked to retry later', async () => {
    const { hostname, port, pathname } = new URL(watch.address);
    const messages = Array.from({ length: 80 }, (_, index) => {
      const headers = Object.entries({ host: hostname, 'content-length': '0', ...headersOf(index + 2) });
      return `POST ${pathname} HTTP/1.1\r\n${headers.map((pair) => `${pair.join(': ')}\r\n`).join('')}\r\n`;
    });
    // All messages are sent in one write, so that the speed of the machine does not matter.
    const socket = connect(Number(port), hostname);
    socket.write(messages.join(''));
    let text = '';
    for await (const chunk of socket) {
      text += chunk;
      if (text.split('HTTP/1.1 ').length > messages.length) break;
    }
    const statuses = new Set([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1]));
    expect([...statuses].sort()).toEqual(['200', '503']);
  });
});

test('the token of a channel is stored as a hash and is not logged', async () => {
  await send(headersOf(2));
  expect(bff.log).not.toContain(watch.token);
});

test.each(['GET', 'PUT'] as const)('%s is not accepted by a receiver', async (method) => {
  const { statusCode, body } = await request(watch.address, { method, headers: headersOf(2) });
  await body.dump();
  expect(statusCode).toBeGreaterThanOrEqual(400);
});

function withoutId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '');
}
