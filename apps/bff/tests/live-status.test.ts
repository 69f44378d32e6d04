import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

const RESOURCE_ID = 'resource';
const watchBody = z.object({ id: z.string(), token: z.string(), address: z.string() });
type Channel = z.infer<typeof watchBody>;

let bff: TestBff;
let operator: TestBrowser;
let metricsPort: number;
/** The channels that the service has accepted, newest last. It delivers only messages that a test sends. */
let channels: Channel[];
let newestChange: number;
/** The response of the service to all requests. Undefined while it works. */
let fault: { status: number; body: object } | undefined;
const readers: LiveReader[] = [];

beforeEach(async () => {
  channels = [];
  newestChange = 1;
  fault = undefined;
  metricsPort = await findFreePort();
  bff = await TestBff.start({ metricsPort });
  bff.upstream.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    const respond = (status: number, value: object): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    if (fault) return respond(fault.status, fault.body);
    if (!incoming.url?.includes('/watch')) return respond(200, { startPageToken: String(newestChange) });
    channels.push(watchBody.parse(JSON.parse(body)));
    return respond(200, { resourceId: RESOURCE_ID });
  };
  operator = await bff.signIn('operator');
});

afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  await bff[Symbol.asyncDispose]();
});

async function follow(browser = operator): Promise<LiveReader> {
  const reader = await LiveReader.open(browser, bff.port, ['changes', 'saved']);
  readers.push(reader);
  return reader;
}

/** Delivers a message of the newest channel, like its service. */
async function deliver(messageNumber: number, state: string): Promise<void> {
  const channel = channels.at(-1);
  if (!channel) throw new Error('no channel is open');
  const { statusCode } = await request(channel.address, {
    method: 'POST',
    headers: {
      host: 'console.test',
      'x-goog-channel-id': channel.id,
      'x-goog-channel-token': channel.token,
      'x-goog-message-number': String(messageNumber),
      'x-goog-resource-id': RESOURCE_ID,
      'x-goog-resource-state': state,
    },
  });
  expect(statusCode).toBe(200);
}

async function advanceUntil(reader: LiveReader, mode: string, stepMs: number): Promise<void> {
  await vi.waitFor(
    () => {
      if (reader.statuses.at(-1)?.mode !== mode) bff.clock.advance(stepMs);
      expect(reader.statuses.at(-1)?.mode).toBe(mode);
    },
    { timeout: 15_000, interval: 700 },
  );
}

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

async function readChannelFinding(): Promise<unknown> {
  const { findings } = JSON.parse((await operator.request('/api/connections')).text) as {
    findings: { text: string }[];
  };
  return findings.find(({ text }) => text.includes('watch channel'));
}

describe('an accepted watch', () => {
  test('that delivers messages is pushed', async () => {
    const reader = await follow();
    expect(await reader.mode('pushed')).toEqual({ mode: 'pushed', topics: ['changes'] });
    await deliver(1, 'sync');
    bff.clock.advance(31_000);
    await expect.poll(() => bff.upstream.requests.filter(({ url }) => url.includes('startPageToken')).length).toBe(2);
    expect(await readMetrics()).toContain('rotunda_live_topics{mode="pushed"} 1');
    expect(await readChannelFinding()).toMatchObject({
      level: 'ok',
      text: 'messages delivered by 1 of 1 open watch channel',
    });
    expect(reader.statuses).toHaveLength(1);
  });

  test('that never delivers is polled and shown as not delivering, until messages arrive', async () => {
    const reader = await follow();
    await reader.mode('pushed');
    const from = reader.events.length;
    bff.clock.advance(31_000);
    expect(await reader.mode('silent')).toEqual({ mode: 'silent', topics: ['changes'] });
    await reader.invalidation('changes', 'sync', from);
    expect(await readMetrics()).toContain('rotunda_live_topics{mode="silent"} 1');
    expect(await readChannelFinding()).toMatchObject({
      level: 'warning',
      text: expect.stringMatching(/^no message delivered by 1 of 1 open watch channel/),
    });
    newestChange += 1;
    bff.clock.advance(61_000);
    await reader.invalidation('changes', 'changed');
    expect(reader.statuses.at(-1)?.mode).toBe('silent');
    await deliver(1, 'sync');
    bff.clock.advance(61_000);
    await reader.mode('pushed');
    expect(await readChannelFinding()).toMatchObject({ level: 'ok' });
  });

  test('that stops delivering is shown as not delivering once a change arrives without a message', async () => {
    const reader = await follow();
    await reader.mode('pushed');
    await deliver(1, 'sync');
    bff.clock.advance(31_000);
    await expect.poll(() => bff.upstream.requests.filter(({ url }) => url.includes('startPageToken')).length).toBe(2);
    newestChange += 1;
    await advanceUntil(reader, 'silent', 121_000);
    await reader.invalidation('changes', 'changed');
    await deliver(2, 'change');
    await advanceUntil(reader, 'pushed', 61_000);
  });

  test('stays marked as not delivering if its renewed channel does not deliver either', async () => {
    const reader = await follow();
    await reader.mode('pushed');
    bff.clock.advance(31_000);
    await reader.mode('silent');
    bff.clock.advance(8 * 60_000);
    await vi.waitFor(() => expect(channels).toHaveLength(2), 5_000);
    bff.clock.advance(31_000);
    await expect.poll(() => bff.upstream.requests.filter(({ url }) => url.includes('startPageToken')).length).toBe(4);
    expect(reader.statuses.map(({ mode }) => mode)).toEqual(['pushed', 'silent']);
  });
});

const QUOTA = { error: { code: 429, message: 'Slow down', errors: [{ reason: 'rateLimitExceeded' }] } };

describe('a stream whose topics are not refreshed says so until they are refreshed again:', () => {
  const setFault = (status: number, body: object = {}) => ({
    begin: async () => {
      fault = { status, body };
    },
    end: async () => {
      fault = undefined;
    },
  });
  const renameSessions = (from: string, to: string) => async () => {
    await using store = bff.openStore();
    await store.schema.alterTable(from).renameTo(to).execute();
  };

  test.each([
    ['the service is down', setFault(503), ['changes']],
    ['the service rejects the call', setFault(403), ['changes']],
    ['the quota is used up', setFault(429, QUOTA), ['changes']],
    [
      'the store is away',
      { begin: renameSessions('sessions', 'away'), end: renameSessions('away', 'sessions') },
      ['changes', 'saved'],
    ],
  ])('%s', async (_, { begin, end }, topics) => {
    const reader = await follow(await bff.signIn('reviewer'));
    await reader.mode('polled');
    await begin();
    await advanceUntil(reader, 'stopped', 21_000);
    // A polled topic can stop before the store is known to be unavailable, which stops all topics.
    await expect.poll(() => reader.statuses.at(-1)).toEqual({ mode: 'stopped', topics });
    await end();
    await advanceUntil(reader, 'polled', 61_000);
  });

  test('a service that does not respond when the page opens', async () => {
    fault = { status: 503, body: {} };
    const reader = await follow();
    await advanceUntil(reader, 'stopped', 1_000);
    expect(reader.statuses.every(({ mode }) => mode === 'starting' || mode === 'stopped')).toBe(true);
    fault = undefined;
    await advanceUntil(reader, 'pushed', 11_000);
  });
});

test('a session with polled topics is told so', async () => {
  const reader = await follow(await bff.signIn('reviewer'));
  expect(await reader.mode('polled')).toEqual({ mode: 'polled', topics: ['changes'] });
});

test('topics of the console itself are pushed', async () => {
  const reader = await LiveReader.open(operator, bff.port, ['saved']);
  readers.push(reader);
  expect(await reader.mode('pushed')).toEqual({ mode: 'pushed', topics: [] });
});
