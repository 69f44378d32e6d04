import { createHash } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { readStored } from '#testing/read-stored.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const SESSION = '__Host-bff';
const CALL = '/api/drive/v3/about?fields=user';

const sessionList = z.object({
  sessions: z.array(
    z.object({ id: z.string(), isCurrent: z.boolean(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }),
  ),
});

const auditList = z.object({
  entries: z.array(
    z.object({
      action: z.string(),
      actor: z.object({ email: z.string(), subject: z.string() }).partial().optional(),
      details: z.object({ reason: z.string() }).partial(),
    }),
  ),
});

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.request(CALL)).status === 200;
}

describe('T2: no one else can set the session', () => {
  test('a duplicate session cookie is rejected', async () => {
    const browser = await bff.signIn('operator');
    const cookie = `${SESSION}=${browser.cookies.get(SESSION)}; ${SESSION}=planted`;
    expect((await browser.request(CALL, { headers: { cookie } })).status).toBe(400);
  });

  test('a cookie from before the sign-in is replaced, and its session ends', async () => {
    const browser = await bff.signIn('operator');
    const before = browser.cookies.get(SESSION) ?? '';
    await browser.signIn();
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    const old = bff.openBrowser();
    old.cookies.set(SESSION, before);
    expect(await isSignedIn(old)).toBe(false);
  });
});

test('T3: a stolen session row cannot be used to open the session', async () => {
  const browser = await bff.signIn('operator');
  const id = browser.cookies.get(SESSION) ?? '';
  await using store = bff.openStore();
  const stored = await store.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow();
  expect(stored.id_hash).toBe(createHash('sha256').update(id).digest('hex'));
  const thief = bff.openBrowser();
  thief.cookies.set(SESSION, stored.id_hash);
  expect((await thief.request(CALL)).status).toBe(401);
});

test('T1, T8: tokens appear in no response, no log line and no file', async () => {
  const browser = await bff.signIn('operator');
  const responses = [
    await browser.request('/auth/session'),
    await browser.request('/auth/sessions'),
    await browser.request(CALL),
    await browser.request('/api/drive/v3/files/x?access_token=1'),
  ];
  bff.issuer.revokeEverything();
  bff.clock.advance(3_600_000);
  responses.push(await browser.request(CALL), await browser.request('/auth/session'));
  expect(bff.upstream.lastRequest.headers.authorization).toContain(TOKEN_MARK);
  const everything = [...responses.map((response) => JSON.stringify(response)), bff.log, ...(await readStored(bff))];
  for (const text of everything) expect(text).not.toContain(TOKEN_MARK);
});

test('the key ring is not accessible to other accounts of the machine', async () => {
  await expect(bff.startReplica()).resolves.toBeUndefined();
  await chmod(join(bff.config.dataDir, 'bff-keys'), 0o644);
  await expect(bff.startReplica()).rejects.toThrow('allow only its owner');
});

/** Returns the reasons for which recorded sessions ended, with their users. */
async function listEnds(operator: TestBrowser): Promise<string[]> {
  const { entries } = auditList.parse((await operator.request('/api/audit?operation=session.end&pageSize=100')).json());
  return entries.map(({ details, actor }) => `${details.reason} ${actor?.email}`).sort();
}

describe('a session ends', () => {
  test('after half an hour without a request', async () => {
    const browser = await bff.signIn('operator');
    bff.clock.advance(29 * 60_000);
    expect(await isSignedIn(browser)).toBe(true);
    bff.clock.advance(29 * 60_000);
    expect(await isSignedIn(browser)).toBe(true);
    bff.clock.advance(30 * 60_000);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('after twelve hours, however active', async () => {
    const browser = await bff.signIn('operator');
    for (let count = 0; count < 35; count += 1) {
      bff.clock.advance(20 * 60_000);
      expect(await isSignedIn(browser)).toBe(true);
    }
    bff.clock.advance(20 * 60_000);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when its user signs in for the sixth time', async () => {
    const browsers: TestBrowser[] = [];
    for (let count = 0; count < 6; count += 1) {
      browsers.push(await bff.signIn('operator'));
      bff.clock.advance(1000);
    }
    const states: boolean[] = [];
    for (const browser of browsers) states.push(await isSignedIn(browser));
    expect(states).toEqual([false, true, true, true, true, true]);
  });

  test('with its tokens, here and at the identity provider, and audited, whatever ends it', async () => {
    const operator = await bff.signIn('operator');
    // No session end waits for the provider.
    const released = Promise.withResolvers<void>();
    bff.issuer.revocationGate = () => released.promise;
    await operator.signIn();
    for (let count = 0; count < 6; count += 1) {
      bff.clock.advance(1000);
      await bff.signIn('support');
    }
    await bff.signIn('reviewer');
    bff.clock.advance(31 * 60_000);
    expect(await isSignedIn(operator)).toBe(false);
    const auditor = await bff.signIn('operator');
    // A process ends expired sessions at its start and every minute.
    await bff.startReplica();
    released.resolve();
    const ofSupport = Array.from({ length: 5 }, () => 'idle support@example.com');
    const ends = ['replaced operator@example.com', 'too_many support@example.com', ...ofSupport];
    await expect
      .poll(() => listEnds(auditor))
      .toEqual([...ends, 'idle reviewer@example.com', 'idle operator@example.com'].sort());
    // The session replaced by its own user is excluded: revoking its token could revoke the grant of the new session.
    await expect.poll(() => new Set(bff.issuer.revoked).size).toBe(8);
    await using store = bff.openStore();
    expect(await store.selectFrom('credentials').select('subject').execute()).toHaveLength(1);
  });

  test('when its user signs out, here and at the identity provider', async () => {
    const browser = await bff.signIn('operator');
    const id = browser.cookies.get(SESSION) ?? '';
    const response = await browser.request('/auth/logout', { method: 'POST' });
    expect(response.headers['clear-site-data']).toBe('"cache", "storage"');
    const { endSessionUrl } = response.json() as { endSessionUrl: string };
    expect(endSessionUrl).toContain(`${bff.issuer.origin}/logout?`);
    // Without the hint, the provider asks the user for confirmation.
    expect(new URL(endSessionUrl).searchParams.has('id_token_hint')).toBe(true);
    expect(response.text).not.toContain(TOKEN_MARK);
    expect(bff.issuer.revoked).toEqual([expect.stringContaining('refresh-')]);
    expect(browser.cookies.has(SESSION)).toBe(false);
    browser.cookies.set(SESSION, id);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('when its user signs out while the identity provider is down', async () => {
    const browser = await bff.signIn('operator');
    await bff.issuer.close();
    const response = await browser.request('/auth/logout', { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('from another session of the same user, but not from one of another user', async () => {
    const [mine, other] = [await bff.signIn('operator'), await bff.signIn('operator')];
    const stranger = await bff.signIn('support');
    const { sessions } = sessionList.parse((await mine.request('/auth/sessions')).json());
    expect(sessions).toHaveLength(2);
    const target = `/auth/sessions/${sessions.find((session) => !session.isCurrent)?.id}`;
    expect((await stranger.request(target, { method: 'DELETE' })).status).toBe(404);
    expect((await mine.request(target, { method: 'DELETE' })).status).toBe(204);
    expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false]);
    expect(bff.issuer.revoked).toHaveLength(1);
  });
});

describe('T7: a refresh token is redeemed once', () => {
  test('by many requests on two replicas at the same time', async () => {
    await bff.startReplica();
    const here = await bff.signIn('operator');
    const there = bff.openBrowser(1);
    there.cookies.set(SESSION, here.cookies.get(SESSION) ?? '');
    bff.clock.advance(25 * 60_000);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
    bff.clock.advance(29 * 60_000);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
    bff.clock.advance(10 * 60_000);
    const requestOften = () => Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? here : there).request(CALL));
    const tokens = bff.issuer.holdTokens();
    const early = requestOften();
    await tokens.arrived;
    const late = requestOften();
    await Promise.all([here.request('/auth/session'), there.request('/auth/session')]);
    tokens.release();
    const responses = await Promise.all([...early, ...late]);
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(bff.issuer.refreshCalls).toHaveLength(1);
  });

  test('and its result is revoked at the provider if the user has signed out in the meantime', async () => {
    bff.issuer.accessTokenLifeSeconds = 30;
    const browser = await bff.signIn('operator');
    const tokens = bff.issuer.holdTokens();
    const requesting = browser.request(CALL);
    await tokens.arrived;
    await browser.request('/auth/logout', { method: 'POST' });
    tokens.release();
    expect((await requesting).status).toBe(401);
    await expect.poll(() => new Set(bff.issuer.revoked).size).toBe(2);
    expect(bff.upstream.requests).toEqual([]);
  });

  test('and a rejected one ends the session', async () => {
    bff.issuer.accessTokenLifeSeconds = 30;
    const browser = await bff.signIn('operator');
    bff.issuer.revokeEverything();
    const response = await browser.request(CALL);
    expect(response.status).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated' });
    expect((await browser.request('/auth/session')).json()).toEqual({ authenticated: false });
  });

  test('and an unreachable provider ends no session', async () => {
    bff.issuer.accessTokenLifeSeconds = 30;
    const browser = await bff.signIn('operator');
    await bff.issuer.close();
    const response = await browser.request(CALL);
    expect(response.status).toBe(502);
    expect((await browser.request('/auth/session')).json()).toMatchObject({ authenticated: true });
  });
});
