import type { components } from '@rotunda/api-client/bff-types';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { readText } from '#testing/servers/test-server.ts';
import { TestBff } from '#testing/test-bff.ts';

type Watch = components['schemas']['Watch'];
type WatchList = components['schemas']['WatchList'];

const channel = z.looseObject({ id: z.string(), token: z.string().optional(), address: z.string().optional() });

let bff: TestBff;
let operator: TestBrowser;
/** The watch and stop requests that the services received, newest last. */
let requested: { url: string; body: z.infer<typeof channel> }[];

beforeAll(async () => {
  bff = await TestBff.start();
  operator = await bff.signIn('operator');
});

afterAll(() => bff[Symbol.asyncDispose]());

beforeEach(() => {
  requested = [];
  bff.upstream.handler = async (incoming, outgoing) => {
    const body = await readText(incoming);
    if (incoming.method === 'POST') requested.push({ url: plain(incoming.url), body: channel.parse(JSON.parse(body)) });
    const response = incoming.url?.includes('startPageToken') ? { startPageToken: '42' } : { resourceId: 'r1' };
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(response));
  };
});

/** Returns an address without the parameter that every call has. */
function plain(url = ''): string {
  return url.replace(/[?&]prettyPrint=false/, '');
}

function open(draft: object, browser = operator) {
  return browser.request('/api/watches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  });
}

async function list(browser = operator): Promise<Watch[]> {
  return ((await browser.request('/api/watches')).json() as WatchList).watches;
}

async function send(number: number, change: Record<string, string> = {}): Promise<number> {
  const [watched] = requested;
  const { statusCode, body } = await request(watched?.body.address ?? '', {
    method: 'POST',
    headers: {
      'x-goog-channel-id': watched?.body.id ?? '',
      'x-goog-channel-token': watched?.body.token ?? '',
      'x-goog-resource-id': 'r1',
      'x-goog-resource-state': 'update',
      'x-goog-message-number': String(number),
      ...change,
    },
  });
  await body.dump();
  return statusCode;
}

const KINDS: [string, object, string][] = [
  ['a file', { kind: 'file', targetId: 'f1' }, '/drive/v3/files/f1/watch?supportsAllDrives=true'],
  ['all changes', { kind: 'changes' }, '/drive/v3/changes/watch?pageToken=42'],
  [
    'changes of a shared drive',
    { kind: 'changes', targetId: 'd1' },
    '/drive/v3/changes/watch?driveId=d1&supportsAllDrives=true&pageToken=42',
  ],
  ['events', { kind: 'events', targetId: 'c@1' }, '/calendar/v3/calendars/c%401/events/watch'],
  ['access rules', { kind: 'acl', targetId: 'c@1' }, '/calendar/v3/calendars/c%401/acl/watch'],
  ['the list of calendars', { kind: 'calendarList' }, '/calendar/v3/users/me/calendarList/watch'],
  ['calendar settings', { kind: 'settings' }, '/calendar/v3/users/me/settings/watch'],
];

test.each(KINDS)('%s can be watched, and the watch can be stopped', async (label, draft, url) => {
  const response = await open({ ...draft, label });
  expect([response.status, response.json()]).toMatchObject([201, { ...draft, label, isOpen: true, resourceId: 'r1' }]);
  expect(requested[0]?.url).toBe(url);
  expect(requested[0]?.body).toMatchObject({ type: 'web_hook', expiration: expect.any(String) });
  const { watchId } = response.json() as Watch;
  expect((await operator.request(`/api/watches/${watchId}`, { method: 'DELETE' })).status).toBe(204);
  expect(requested[1]).toMatchObject({ body: { id: watchId, resourceId: 'r1' } });
  expect(requested[1]?.url).toBe(url.replace(/v3\/.*/, 'v3/channels/stop'));
  expect(await list()).toEqual([]);
  expect(await send(1)).toBe(404);
});

test('that is stopped while the service opens it is also stopped at the service', async () => {
  const handler = bff.upstream.handler;
  let stopped: Promise<unknown> | undefined;
  bff.upstream.handler = async (incoming, outgoing) => {
    if (plain(incoming.url).includes('/files/f1/watch')) {
      const [watch] = await list();
      stopped = operator.request(`/api/watches/${watch?.watchId}`, { method: 'DELETE' });
      await stopped;
    }
    return handler?.(incoming, outgoing);
  };
  const response = await open({ kind: 'file', targetId: 'f1', label: 'Plan' });
  expect(await stopped).toMatchObject({ status: 204 });
  expect(response.status).toBe(404);
  const [opened, stop] = requested;
  expect(stop).toMatchObject({ url: '/drive/v3/channels/stop', body: { id: opened?.body.id, resourceId: 'r1' } });
  expect(await list()).toEqual([]);
});

test('messages are counted, the newest is stored, and open pages are notified', async () => {
  const { watchId } = (await open({ kind: 'file', targetId: 'f1', label: 'Plan' })).json() as Watch;
  const reader = await LiveReader.open(operator, bff.port, ['watches']);
  await reader.invalidation('watches', 'sync');
  expect(await send(1, { 'x-goog-resource-state': 'sync' })).toBe(200);
  expect(await send(5, { 'x-goog-changed': 'content' })).toBe(200);
  await reader.invalidation('watches', 'changed');
  await reader.close();
  expect(await send(4)).toBe(200);
  expect(await list()).toMatchObject([
    { watchId, messageCount: 2, lastMessage: { number: 5, state: 'update', changed: 'content' } },
  ]);
  expect(await send(6, { 'x-goog-channel-token': 'guessed' })).toBe(404);
  expect(await send(6, { 'x-goog-resource-id': 'r2' })).toBe(404);
  bff.clock.advance(2 * 86_400_000);
  operator = await bff.signIn('operator');
  expect(await send(6)).toBe(404);
  expect(await list()).toMatchObject([{ watchId, isOpen: false }]);
  await operator.request(`/api/watches/${watchId}`, { method: 'DELETE' });
});

test('a watch whose first notification is missing is shown as not delivering until one arrives', async () => {
  const { watchId } = (await open({ kind: 'file', targetId: 'f1', label: 'Plan' })).json() as Watch;
  const isSilent = async () => (await list()).find((watch) => watch.watchId === watchId)?.isSilent;
  expect(await isSilent()).toBeUndefined();
  bff.clock.advance(31_000);
  expect(await isSilent()).toBe(true);
  expect(await send(1, { 'x-goog-resource-state': 'sync' })).toBe(200);
  expect(await isSilent()).toBeUndefined();
  await operator.request(`/api/watches/${watchId}`, { method: 'DELETE' });
});

test('a watch that the service rejects is not stored, and other users’ watches are not visible', async () => {
  const usual = bff.upstream.handler;
  bff.upstream.handler = async (incoming, outgoing) => {
    await readText(incoming);
    outgoing.writeHead(403, { 'content-type': 'application/json' }).end('{"error":{"code":403,"message":"No"}}');
  };
  expect((await open({ kind: 'acl', targetId: 'c1', label: 'Rules' })).status).toBe(403);
  expect(await list()).toEqual([]);
  bff.upstream.handler = usual;
  const { watchId } = (await open({ kind: 'settings', label: 'Settings' })).json() as Watch;
  const reviewer = await bff.signIn('reviewer');
  expect(await list(reviewer)).toEqual([]);
  expect((await reviewer.request(`/api/watches/${watchId}`, { method: 'DELETE' })).status).toBe(404);
  expect((await open({ kind: 'settings', label: 'Settings' }, reviewer)).json()).toMatchObject({
    code: 'policy_denied',
    missing: { roles: ['operator'] },
  });
  expect(await list()).toHaveLength(1);
});

test.each([
  ['an unknown kind', { kind: 'weather', label: 'x' }, 'kind'],
  ['a file that is not named', { kind: 'file', label: 'x' }, 'targetId'],
  ['a target where there is none', { kind: 'settings', targetId: 'x', label: 'x' }, 'targetId'],
  ['a life of a month', { kind: 'settings', label: 'x', lifeSeconds: 2_592_000 }, 'lifeSeconds'],
])('%s is rejected by name', async (_case, draft, name) => {
  const response = await open(draft);
  expect([response.status, response.json()]).toMatchObject([400, { detail: expect.stringContaining(name) }]);
});

function call(path: string, body: object | undefined, browser = operator) {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return browser.request(path, { method: 'POST', ...sent });
}

describe.each([
  ['/api/drive/v3/files/f1/watch', 'f1'],
  ['/api/drive/v3/changes/watch?pageToken=7', undefined],
  ['/api/calendar/v3/calendars/c%401/events/watch?eventTypes=default&eventTypes=focusTime', 'c@1'],
  ['/api/calendar/v3/calendars/c%401/acl/watch', 'c@1'],
  ['/api/calendar/v3/users/me/calendarList/watch', undefined],
  ['/api/calendar/v3/users/me/settings/%77atch?fields=kind', undefined],
])('the operation at %s', (path, targetId) => {
  test('opens a channel to the console, whose token stays in the console', async () => {
    const response = await call(path, { type: 'web_hook' });
    expect(response.status).toBe(200);
    expect(response.json()).toEqual({ resourceId: 'r1' });
    const { body } = requested.at(-1) ?? {};
    expect(body).toMatchObject({ type: 'web_hook', token: expect.stringMatching(/^.{43}$/) });
    expect(body?.address).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:${bff.port}/hooks/(?:drive|calendar)/${body?.id}$`),
    );
    expect(response.text).not.toContain(body?.token);
    const [watch] = await list();
    expect(watch).toMatchObject({ watchId: body?.id, isOpen: true, ...(targetId && { targetId }) });
    expect(await send(1)).toBe(200);
  });

  test.each(['address', 'id', 'token', 'resourceId', 'params', 'payload'])(
    'rejects a request that sets its %s',
    async (name) => {
      const response = await call(path, { type: 'web_hook', [name]: 'http://127.0.0.1:5432/' });
      expect(response.json()).toMatchObject({
        status: 400,
        detail: `${name}: must be absent, because the console sets it.`,
      });
      expect(requested).toEqual([]);
    },
  );
});

test.each(['/api/jobs', '/api/delayed-calls'])('%s cannot open channels', async (path) => {
  const body = { address: 'http://127.0.0.1:5432/', id: 'x', type: 'web_hook' };
  const watching = { operationId: 'drive.files.watch', params: { fileId: 'f1' }, body };
  const wanted =
    path === '/api/jobs'
      ? {
          title: 'Watch',
          operationId: watching.operationId,
          items: [{ id: '1', label: 'One', params: watching.params, body }],
        }
      : { ...watching, label: 'Watch' };
  const response = await call(path, wanted);
  expect(response.json()).toMatchObject({ status: 400, detail: expect.stringContaining('use /api/watches to open') });
  expect(requested).toEqual([]);
});

test('a channel lives for at most a week', async () => {
  await call('/api/drive/v3/files/f1/watch', { expiration: String(bff.clock.nowMs() + 30 * 86_400_000) });
  const [watch] = await list();
  // The system clock may be set back slightly in the meantime.
  expect(Date.parse(watch?.expireTime ?? '') - bff.clock.nowMs()).toBeLessThanOrEqual(7 * 86_400_000 + 1_000);
});
