import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const TOPICS = ['changes', 'events:primary'];
const PERSON = { sub: 'watcher', sid: 's1', email: 'watcher@example.com', name: 'Wanda', roles: ['operator'] };
const JSON_TYPE = { 'content-type': 'application/json' };

let bff: TestBff;
let watcher: TestBrowser;
let reader: LiveReader;
/** The channels that are open at the services. */
let open: Set<string>;
/** The expiry of each requested channel, in Unix milliseconds. */
let expirations: number[];
/** The number of refresh tokens that were revoked before each channel was stopped. */
let revokedAtStop: number[];

beforeEach(async () => {
  bff = await TestBff.start();
  open = new Set();
  revokedAtStop = [];
  expirations = [];
  bff.upstream.handler = (incoming, outgoing) => {
    let text = '';
    incoming.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    incoming.on('end', () => {
      const isStop = incoming.url?.endsWith('/channels/stop') ?? false;
      const isWatch = incoming.url?.includes('/watch') ?? false;
      const body = text === '' ? {} : JSON.parse(text);
      if (isWatch) open.add(body.id);
      if (isWatch) expirations.push(Number(body.expiration));
      if (isStop && open.delete(body.id)) revokedAtStop.push(bff.issuer.revoked.length);
      outgoing.writeHead(isStop ? 204 : 200, JSON_TYPE);
      outgoing.end(
        isStop ? '' : JSON.stringify({ startPageToken: '1', resourceId: 'r1', expiration: body.expiration }),
      );
    });
  };
  watcher = await enter();
  reader = await LiveReader.open(watcher, bff.port, TOPICS);
  await Promise.all(TOPICS.map((topic) => reader.invalidation(topic, 'sync')));
  expect(open.size).toBe(TOPICS.length);
});

afterEach(async () => {
  await reader.close();
  await bff[Symbol.asyncDispose]();
});

async function enter(browser = bff.openBrowser()): Promise<TestBrowser> {
  bff.issuer.user = PERSON;
  await browser.signIn();
  return browser;
}

async function ownSessionId(): Promise<string> {
  const response = await watcher.request('/auth/sessions');
  const { sessions } = response.json() as { sessions: { id: string }[] };
  return sessions[0]?.id ?? '';
}

const signOut = () => watcher.request('/auth/logout', { method: 'POST' });

describe('the watch channels of a session are stopped before its credential is deleted', () => {
  const ways: Record<string, () => Promise<unknown>> = {
    'by signing out': signOut,
    'by ending the own session in the list': async () =>
      watcher.request(`/auth/sessions/${await ownSessionId()}`, { method: 'DELETE' }),
    'by an operator who ends it': async () => {
      const id = await ownSessionId();
      return (await bff.signIn('operator')).request(`/auth/people/sessions/${id}`, { method: 'DELETE' });
    },
    'by an operator who ends all of them': async () =>
      (await bff.signIn('operator')).request('/auth/people/sessions?subject=watcher', { method: 'DELETE' }),
    'by a change of roles': async () =>
      (await bff.signIn('operator')).request(`/auth/people/roles/${PERSON.email}`, {
        method: 'PUT',
        headers: JSON_TYPE,
        body: '{"roles":["reviewer"]}',
      }),
    'by the identity provider': async () =>
      bff.openBrowser().request('/auth/backchannel-logout', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: await bff.issuer.signLogoutToken({ sid: 's1' }) }).toString(),
      }),
    'by a new sign-in over it': () => enter(watcher),
    'by a sixth sign-in': async () => {
      for (let count = 0; count < 5; count += 1) {
        bff.clock.advance(1_000);
        await enter();
      }
    },
  };
  test.each(Object.entries(ways))('%s', async (_way, end) => {
    await end();
    await reader.ended();
    expect(open).toEqual(new Set());
    expect(revokedAtStop).toEqual(TOPICS.map(() => 0));
    await using store = bff.openStore();
    expect(await store.selectFrom('live_channels').select('id').execute()).toEqual([]);
    const left = await store
      .selectFrom('sessions')
      .select('subject')
      .where('expires_at', '<', bff.clock.nowMs())
      .execute();
    expect(left).toEqual([]);
  });
});

test('the channels of a session that was idle for too long are stopped with it', async () => {
  bff.clock.advance(31 * 60_000);
  await reader.ended();
  // Each process ends expired sessions at its start.
  await bff.startReplica();
  await expect.poll(() => open).toEqual(new Set());
  // Channels may have been renewed in the meantime. The former ones are stopped, too.
  expect(revokedAtStop.length).toBeGreaterThanOrEqual(TOPICS.length);
});

test('a channel that another process is opening is stopped once its service has returned its ID', async () => {
  await bff.startReplica();
  const operator = bff.openBrowser(1);
  bff.issuer.user = { sub: 'operator', email: 'operator@example.com', name: 'Olga', roles: ['operator'] };
  await operator.signIn();
  const { handler } = bff.upstream;
  let isEnding: Promise<unknown> | undefined;
  bff.upstream.handler = (incoming, outgoing) => {
    if (!incoming.url?.includes('/calendars/other/events/watch')) return handler?.(incoming, outgoing);
    isEnding ??= operator.request('/auth/people/sessions?subject=watcher', { method: 'DELETE' });
    setTimeout(() => handler?.(incoming, outgoing), 300);
  };
  const late = await LiveReader.open(watcher, bff.port, ['events:other']);
  await late.ended();
  await late.close();
  await isEnding;
  expect(open).toEqual(new Set());
  expect(revokedAtStop).toHaveLength(TOPICS.length + 1);
});

test('a service that does not respond cannot delay a sign-out, and its channel expires within ten minutes', async () => {
  const { handler } = bff.upstream;
  const silent: { destroy(): unknown }[] = [];
  bff.upstream.handler = (incoming, outgoing) => {
    if (!incoming.url?.endsWith('/channels/stop')) return handler?.(incoming, outgoing);
    incoming.resume();
    silent.push(outgoing);
  };
  expect((await signOut()).status).toBe(200);
  expect((await watcher.request('/auth/session')).json()).toEqual({ authenticated: false });
  await using store = bff.openStore();
  expect(await store.selectFrom('credentials').select('id').execute()).toEqual([]);
  expect(silent).toHaveLength(TOPICS.length);
  expect(expirations).toHaveLength(TOPICS.length);
  expect(Math.max(...expirations)).toBeLessThanOrEqual(bff.clock.nowMs() + 10 * 60_000);
  bff.upstream.handler = handler;
  for (const response of silent) response.destroy();
});

test('a session that one process did not finish ending is ended by another', async () => {
  await using store = bff.openStore();
  await store.updateTable('sessions').set({ expires_at: bff.clock.nowMs() }).execute();
  await reader.ended();
  bff.clock.advance(11_000);
  await bff.startReplica();
  await vi.waitFor(async () => {
    expect(await store.selectFrom('credentials').select('id').execute()).toEqual([]);
  }, 5_000);
  expect(revokedAtStop).toHaveLength(TOPICS.length);
});
