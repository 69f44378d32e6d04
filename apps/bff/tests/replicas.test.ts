import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LiveReader } from '#testing/clients/live-reader.ts';
import { OUTAGE_CODES } from '#testing/clients/response-code.ts';
import { type TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import type { FaultWatch } from '#testing/faults/fault-watch.ts';
import { watchReplicas } from '#testing/faults/watch-replicas.ts';
import { TestReplicas } from '#testing/processes/test-replicas.ts';
import { ResumableService } from '#testing/servers/resumable-service.ts';

const CALL = '/api/drive/v3/about?fields=user';
const WAIT = { timeout: 10_000, interval: 50 };
const sessions = z.object({ sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) });

let replicas: TestReplicas;
let watch: FaultWatch;

beforeAll(async () => {
  replicas = await TestReplicas.start();
  watch = watchReplicas(replicas, await signIn('bystander'), OUTAGE_CODES);
});

afterEach(() => watch.expectUnharmed());

afterAll(async () => {
  await watch[Symbol.asyncDispose]();
  await replicas[Symbol.asyncDispose]();
});

async function signIn(sub: string): Promise<TestBrowser> {
  replicas.issuer.user = { sub, email: `${sub}@example.com`, name: sub, roles: ['operator'] };
  const browser = replicas.openBrowser();
  await browser.signIn();
  return browser;
}

/** Returns the same browser at one process instead of the load balancer. */
function at(index: number, browser: TestBrowser): TestBrowser {
  const copy = replicas.openBrowser(index);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function statusOf(browser: TestBrowser): Promise<number> {
  return (await browser.request(CALL)).status;
}

/** Makes a change that the user's own streams report. */
async function pin(browser: TestBrowser, id: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await browser.request(`/api/pins/file/${id}`, {
    method: 'PUT',
    headers,
    body: '{"title":"A file"}',
  });
  expect(status).toBeLessThan(300);
}

function resumeStream(browser: TestBrowser, index: number, lastEventId?: string): Promise<LiveReader> {
  return LiveReader.open(browser, replicas.portOf(index), ['saved'], lastEventId, 'localhost:4000');
}

async function openStream(browser: TestBrowser, index: number): Promise<LiveReader> {
  const stream = await resumeStream(browser, index);
  await stream.invalidation('saved', 'sync');
  return stream;
}

describe('two replicas on PostgreSQL, with clocks three minutes apart', () => {
  test('complete a sign-in that the other one started, and recognise its session', async () => {
    const first = replicas.openBrowser(0);
    const away = await first.navigate('/auth/login?returnTo=%2Ffiles');
    const second = at(1, first);
    const phase = await second.navigate(await visitProvider(away.headers.location ?? ''));
    const last = at(0, second);
    const back = await last.navigate(await visitProvider(phase.headers.location ?? ''));
    expect([back.status, back.headers.location]).toEqual([303, '/files']);
    expect([await statusOf(at(0, last)), await statusOf(at(1, last))]).toEqual([200, 200]);
  });

  test('T22: reject a session within a second of its end at the other one, and end its streams', async () => {
    const [mine, other] = [await signIn('p1'), await signIn('p1')];
    const stream = await openStream(other, 1);
    const list = sessions.parse((await at(1, other).request('/auth/sessions')).json());
    const id = list.sessions.find(({ isCurrent }) => isCurrent)?.id;
    await at(0, mine).request(`/auth/sessions/${id}`, { method: 'DELETE' });
    await expect.poll(() => statusOf(at(1, other)), { timeout: 5_000 }).toBe(401);
    expect(await statusOf(at(1, mine))).toBe(200);
    await stream.ended();
  });

  test('T7: redeem a refresh token once, however many requests need it', async () => {
    replicas.issuer.accessTokenLifeSeconds = 30;
    const browser = await signIn('p2');
    replicas.issuer.accessTokenLifeSeconds = 3600;
    const before = replicas.issuer.refreshCalls.length;
    const responses = await Promise.all(Array.from({ length: 30 }, () => statusOf(browser)));
    expect(new Set(responses)).toEqual(new Set([200]));
    expect(replicas.issuer.refreshCalls.length - before).toBe(1);
  });

  test('T7: renew a token whose renewal was interrupted by a crash', async () => {
    replicas.issuer.accessTokenLifeSeconds = 30;
    const browser = await signIn('p3');
    replicas.issuer.accessTokenLifeSeconds = 3600;
    const arrived = Promise.withResolvers<void>();
    replicas.issuer.droppedRefreshes = { next: arrived.resolve };
    const lost = statusOf(at(0, browser)).catch(() => undefined);
    await arrived.promise;
    await replicas.kill(0);
    await lost;
    replicas.issuer.droppedRefreshes = undefined;
    // The lease lasts fifteen seconds, which the test subtracts instead of waiting.
    await using store = replicas.openStore();
    const held = await store
      .updateTable('credentials')
      .set({ lease_until: sql`lease_until - 15000` })
      .where('lease_until', '>', 0)
      .executeTakeFirst();
    expect(held.numUpdatedRows).toBe(1n);
    expect(await statusOf(at(1, browser))).toBe(200);
    await replicas.run(0);
  });

  test('receive the parts of an upload in turn, and each knows its progress', async () => {
    const unit = 256 * 1024;
    const service = new ResumableService(replicas.upstream.origin);
    replicas.upstream.handler = (request, response) => {
      if (!request.url?.startsWith('/calendar')) return service.handler(request, response);
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    const browser = await signIn('p11');
    const wanted = { operation: 'drive.files.create', metadata: { name: 'a.bin' }, sizeBytes: 3 * unit };
    const started = await at(0, browser).request('/api/files/uploads', {
      method: 'POST',
      body: JSON.stringify(wanted),
    });
    const put = (index: number, range: string, sizeBytes = 0) =>
      at(index, browser).request(String(started.headers.location), {
        method: 'PUT',
        headers: { 'content-range': `bytes ${range}/${3 * unit}` },
        body: Buffer.alloc(sizeBytes),
      });
    expect((await put(1, `0-${unit - 1}`, unit)).status).toBe(308);
    expect((await put(0, `${unit}-${2 * unit - 1}`, unit)).headers.range).toBe(`bytes=0-${2 * unit - 1}`);
    await replicas.kill(0);
    expect((await put(1, `${2 * unit}-${3 * unit - 1}`, unit)).status).toBe(200);
    expect(service.storedBytes).toBe(3 * unit);
    replicas.upstream.handler = undefined;
    await replicas.run(0);
  });

  test('accept text that PostgreSQL cannot store, and audit it', async () => {
    const browser = await signIn('p10');
    const body = JSON.stringify({ title: 'a\0b' });
    const pinned = await browser.request('/api/pins/file/x%00y', { method: 'PUT', body });
    expect([pinned.status, pinned.json()]).toMatchObject([200, { targetId: 'x\ufffdy', title: 'a\ufffdb' }]);
    expect((await browser.request('/auth/people/roles?pageToken=%00')).status).toBe(200);
    const ended = await browser.request('/auth/people/sessions?subject=a%00b', { method: 'DELETE' });
    expect(ended.status).toBe(204);
    expect((await browser.request('/api/audit?operation=session.end-all-of-other')).json()).toMatchObject({
      entries: [{ target: 'a\ufffdb', outcome: 'succeeded' }],
    });
    expect((await browser.request('/api/audit/check')).json()).toMatchObject({ isIntact: true });
  });

  test('reject a page token of another sort order', async () => {
    const token = Buffer.from(JSON.stringify(['title', 'id'])).toString('base64url');
    const browser = await signIn('p14');
    const ask = (sort: string) => browser.request(`/api/indexes/approvals?sort=${sort}&pageToken=${token}`);
    expect([(await ask('title')).status, (await ask('dueTime')).status]).toEqual([200, 400]);
    const half = Buffer.from(JSON.stringify([1.5, 'id'])).toString('base64url');
    expect((await browser.request(`/api/jobs?pageToken=${half}`)).status).toBe(400);
  });

  test('receive events from the other one', async () => {
    const browser = await signIn('p4');
    const stream = await openStream(browser, 1);
    await pin(at(0, browser), 'a');
    await stream.invalidation('saved', 'changed');
    await stream.close();
  });

  test('continue a stream of the other one: with the missed events, or with a reset', async () => {
    const browser = await signIn('p12');
    const first = await openStream(browser, 0);
    const { id } = await first.invalidation('saved', 'sync');
    await first.close();
    await pin(at(0, browser), 'a');
    const second = await resumeStream(browser, 1, id);
    await second.invalidation('saved', 'changed');
    expect(second.events.map(({ event }) => event)).toEqual(['invalidation']);
    const other = await resumeStream(await signIn('p13'), 1, id);
    await other.next('reset');
    await Promise.all([second.close(), other.close()]);
  });

  test('receive events even if the notification connection drops or sends nothing', async () => {
    const browser = await signIn('p5');
    const stream = await openStream(browser, 1);
    await using store = replicas.openStore();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`.execute(store);
    await pin(at(0, browser), 'a');
    await stream.invalidation('saved', 'changed');
    const seen = stream.events.length;
    await sql`update invalidations set id = default where topic = 'saved'`.execute(store);
    await stream.invalidation('saved', 'changed', seen);
    await stream.close();
  });

  test('keep serving when one of them is killed, and when it is back', async () => {
    const browser = await signIn('p6');
    const stream = await openStream(browser, 0);
    await replicas.kill(1);
    expect(await Promise.all([1, 2, 3, 4].map(() => statusOf(browser)))).toEqual([200, 200, 200, 200]);
    await pin(browser, 'a');
    await stream.invalidation('saved', 'changed');
    await replicas.run(1);
    expect(await statusOf(at(1, browser))).toBe(200);
    await stream.close();
  });
});

describe('a replica that no longer receives notifications', () => {
  test('reports it at /readyz, keeps working and publishing changes, and receives them again once it can connect', async () => {
    const browser = await signIn('p10');
    const stream = await openStream(browser, 1);
    await using store = replicas.openStore();
    const expectReady = async (words: string) => {
      const { status, text } = await replicas.openBrowser(1).request('/readyz');
      expect([status, text]).toEqual([200, words]);
    };
    const deaf = 'ok, but the store sends no notifications\n';
    await store.connection().execute(async (connection) => {
      await replicas.postgres.allowConnections('console', false);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen %' or query = 'select 1'`.execute(connection); // The check of the listening connection.
    });
    await vi.waitFor(() => expectReady(deaf), WAIT);
    await pin(browser, 'c');
    await stream.invalidation('saved', 'changed');
    await expectReady(deaf);
    await replicas.postgres.allowConnections('console', true);
    await vi.waitFor(() => expectReady('ok\n'), WAIT);
    await stream.close();
  });
});

describe('a restart of PostgreSQL', () => {
  test('is distinguished from other errors while it lasts, and ends neither sessions nor streams', async () => {
    const browser = await signIn('p7');
    const stream = await openStream(browser, 1);
    await pin(browser, 'a');
    await stream.invalidation('saved', 'changed');
    const seen = stream.events.length;
    await replicas.postgres.stop();
    const during = await browser.request(CALL);
    expect(during.status).toBe(503);
    expect(during.headers['retry-after']).toBe('1');
    expect(during.json()).toMatchObject({ code: 'store_unavailable', retryable: true });
    expect((await replicas.openBrowser(0).request('/readyz')).status).toBe(503);
    expect((await replicas.openBrowser(0).request('/healthz')).status).toBe(200);
    await replicas.postgres.start();
    await vi.waitFor(async () => {
      expect([await statusOf(at(0, browser)), await statusOf(at(1, browser))]).toEqual([200, 200]);
      expect((await replicas.openBrowser(0).request('/readyz')).status).toBe(200);
    }, WAIT);
    await pin(at(0, browser), 'b');
    await stream.invalidation('saved', 'changed', seen);
    await stream.close();
  });

  test('during a renewal loses no tokens', async () => {
    replicas.issuer.accessTokenLifeSeconds = 30;
    const browser = await signIn('p8');
    replicas.issuer.accessTokenLifeSeconds = 3600;
    replicas.issuer.tokenGate = async () => {
      replicas.issuer.tokenGate = async () => undefined;
      await replicas.postgres.stop();
      setTimeout(() => void replicas.postgres.start(), 500);
    };
    expect(await statusOf(at(0, browser))).toBe(200);
    expect(await statusOf(at(1, browser))).toBe(200);
  });
});

test('a replica that is asked to stop exits with 0, after a goodbye', async () => {
  const browser = await signIn('p9');
  const stream = await openStream(browser, 1);
  expect(await replicas.kill(1, 'SIGTERM')).toBe(0);
  await stream.ended();
  expect(stream.events.at(-1)?.event).toBe('goodbye');
  expect(await statusOf(browser)).toBe(200);
});
