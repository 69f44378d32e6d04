import type { components } from '@rotunda/api-client/bff-types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const RATES = {
  signInsPerMinute: 10,
  sessionPerSecond: 2,
  sessionBurst: 20,
  highRiskPerMinute: 3,
  uploadsPerMinute: 3,
  anonymousPerSecond: 3,
};

let bff: TestBff;
let operator: TestBrowser;
let reviewer: TestBrowser;
let support: TestBrowser;

beforeAll(async () => {
  bff = await TestBff.start({ rates: RATES });
  await bff.startReplica();
  operator = await bff.signIn('operator');
  reviewer = await bff.signIn('reviewer');
  support = await bff.signIn('support');
});

afterEach(() => {
  bff.upstream.handler = undefined;
});

afterAll(() => bff[Symbol.asyncDispose]());

/** Returns another browser with the session of the same user, on another process. */
function onReplica(browser: TestBrowser): TestBrowser {
  const other = bff.openBrowser(1);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return operator.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('T16: requests beyond a limit', () => {
  test('of one session are rejected with a retry time, while other sessions continue', async () => {
    const responses = await Promise.all(Array.from({ length: 60 }, () => support.request('/api/drive/v3/files')));
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]?.json()).toMatchObject({ code: 'rate_limited', retryable: true });
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-limit': '22',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
    });
    const other = await reviewer.request('/api/drive/v3/files');
    expect(other.status).toBe(200);
    expect(other.headers).toMatchObject({ 'ratelimit-limit': '22', 'ratelimit-remaining': '21' });
  });

  test('without a session are rejected, however they are sent', async () => {
    const stranger = bff.openBrowser();
    const statuses: number[] = [];
    await expect
      .poll(async () => {
        statuses.push((await stranger.request('/api/drive/v3/files')).status);
        return statuses;
      })
      .toContain(429);
    expect(statuses[0]).toBe(401);
  });

  test('for the session status are also rejected', async () => {
    const stranger = bff.openBrowser();
    const statuses: number[] = [];
    await expect
      .poll(async () => {
        statuses.push((await stranger.request('/auth/session')).status);
        return statuses;
      })
      .toEqual(expect.arrayContaining([200, 429]));
  });

  test('of a session are rejected on every route', async () => {
    const browser = await bff.signIn('auditor', 'operator');
    for (const path of ['/auth/session', '/auth/sessions', '/dl/none']) {
      const response = await browser.request(path);
      expect([path, response.headers['ratelimit-limit']]).toEqual([path, '22']);
    }
    const responses = await Promise.all(Array.from({ length: 40 }, () => browser.request('/auth/session')));
    expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]));
  });

  test('with change notifications are rejected if their channel is unknown', async () => {
    const service = bff.openBrowser();
    const notifyChannel = (channelId: string) =>
      service.request(`/hooks/drive/${channelId}`, {
        method: 'POST',
        headers: { 'x-goog-channel-id': channelId, 'x-goog-message-number': '1' },
      });
    const statuses: number[] = [];
    await expect
      .poll(async () => {
        statuses.push((await notifyChannel('0'.repeat(48))).status, (await notifyChannel('malformed')).status);
        return statuses;
      })
      .toEqual(expect.arrayContaining([404, 429]));
  });

  test('with back-channel logouts are rejected before they are audited', async () => {
    const stranger = bff.openBrowser();
    const deliver = () => stranger.request('/auth/backchannel-logout', { method: 'POST', body: 'logout_token=none' });
    const statuses: number[] = [];
    await expect
      .poll(async () => {
        statuses.push((await deliver()).status);
        return statuses;
      })
      .toEqual(expect.arrayContaining([400, 429]));
  });

  test('to start a sign-in are counted across all processes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await bff.openBrowser(count % 2).navigate('/auth/login')).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    bff.clock.advance(61_000);
    expect((await bff.openBrowser().navigate('/auth/login')).status).toBe(303);
  });
});

describe('T12: calls that cannot be undone', () => {
  test('are limited per user, whatever process they reach', async () => {
    const browsers = [operator, onReplica(operator)];
    const statuses: number[] = [];
    for (const index of [0, 1, 2, 3]) {
      bff.clock.advance(10_000);
      const response = await browsers[index % 2]?.request(`/api/drive/v3/files/f${index}`, { method: 'DELETE' });
      statuses.push(response?.status ?? 0);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    bff.clock.advance(61_000);
    expect((await operator.request('/api/drive/v3/files/f9', { method: 'DELETE' })).status).toBe(200);
  });

  test('are also limited if they are delayed, part of a job, or made with administrator rights', async () => {
    bff.clock.advance(61_000);
    const send = (call: object) => post('/api/delayed-calls', { label: 'Empty the trash', holdMs: 30_000, ...call });
    const trash = { operationId: 'drive.files.emptyTrash', params: {} };
    const items = [1, 2, 3, 4].map((index) => ({ id: `f${index}`, label: 'A file', params: { fileId: `f${index}` } }));
    const asAdmin = { operationId: 'drive.permissions.create', body: { role: 'reader', type: 'anyone' } };
    const params = { fileId: 'f1', useDomainAdminAccess: true };
    const job = await post('/api/jobs', { title: 'Delete', operationId: 'drive.files.delete', items });
    const responses = [
      job,
      await send({ ...asAdmin, params }),
      await send(trash),
      await send(trash),
      await send({
        ...asAdmin,
        body: { role: 'reader', type: 'domain', domain: 'example.com' },
        params: { fileId: 'f1' },
      }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 429, 201]);
    const { delayedCalls } = (
      await operator.request('/api/delayed-calls')
    ).json() as components['schemas']['DelayedCallList'];
    for (const { delayedCallId } of delayedCalls)
      await operator.request(`/api/delayed-calls/${delayedCallId}`, { method: 'DELETE' });
    const { jobId } = job.json() as { jobId: string };
    await expect
      .poll(async () => (await operator.request(`/api/jobs/${jobId}`)).json())
      .toMatchObject({ state: 'ended' });
  });

  test('stay limited while the counter store does not respond', async () => {
    const store = bff.openStore();
    await store.schema.alterTable('rate_counters').renameTo('rate_counters_away').execute();
    bff.clock.advance(61_000);
    const statuses: number[] = [];
    for (const index of [0, 1, 2, 3]) {
      statuses.push((await reviewer.request(`/api/drive/v3/files/f${index}/comments/c`, { method: 'DELETE' })).status);
    }
    await store.schema.alterTable('rate_counters_away').renameTo('rate_counters').execute();
    await store.destroy();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('permission changes of one file', () => {
  test('are made one after the other across all processes; those of other files need not wait', async () => {
    const running = new Map<string, number>();
    const bothInProgress = Promise.withResolvers<void>();
    let mostOfOne = 0;
    let mostOfAll = 0;
    bff.upstream.handler = async (request, response) => {
      request.resume();
      const file = /files\/(\w+)\//.exec(request.url ?? '')?.[1] ?? '';
      running.set(file, (running.get(file) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, running.get(file) ?? 0);
      mostOfAll = Math.max(
        mostOfAll,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      if (mostOfAll > 1) bothInProgress.resolve();
      await bothInProgress.promise;
      await new Promise((resolve) => setTimeout(resolve, 20));
      running.set(file, (running.get(file) ?? 1) - 1);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    const share = (browser: TestBrowser, file: string) =>
      browser.request(`/api/drive/v3/files/${file}/permissions`, { method: 'POST', body: '{"role":"reader"}' });
    const replica = onReplica(operator);
    const responses = await Promise.all(
      ['a', 'b', 'a', 'a', 'b'].flatMap((file, index) => share(index % 2 === 0 ? operator : replica, file)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(mostOfOne).toBe(1);
    expect(mostOfAll).toBe(2);
  });

  test('do not wait for a process that has crashed', async () => {
    const store = bff.openStore();
    await store
      .insertInto('leases')
      .values({ name: 'permissions f1', lease_until: bff.clock.nowMs() + 60_000 })
      .execute();
    await store.destroy();
    const sharing = operator.request('/api/drive/v3/files/f1/permissions/p1', { method: 'PATCH', body: '{}' });
    bff.clock.advance(61_000);
    expect((await sharing).status).toBe(200);
  });
});
