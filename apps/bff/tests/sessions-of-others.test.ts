import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const PEOPLE = '/auth/people/sessions';
const CALL = '/api/drive/v3/about?fields=user';

const sessionList = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      subject: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
    }),
  ),
  nextPageToken: z.string().optional(),
});

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.request(CALL)).status === 200;
}

async function list(browser: TestBrowser, query = '') {
  return sessionList.parse((await browser.request(PEOPLE + query)).json());
}

describe('an operator', () => {
  test('sees the sessions of all users, newest first, and which one is their own', async () => {
    await bff.signIn('support');
    bff.clock.advance(1000);
    const operator = await bff.signIn('operator');
    const { sessions, nextPageToken } = await list(operator);
    expect(sessions.every(({ subject, roles }) => roles.includes(subject.replace('sub-', '')))).toBe(true);
    expect(sessions.map(({ subject, isCurrent }) => [subject, isCurrent])).toEqual([
      ['sub-operator', true],
      ['sub-support', false],
    ]);
    expect(nextPageToken).toBeUndefined();
  });

  test('does not see expired sessions', async () => {
    await bff.signIn('support');
    bff.clock.advance(31 * 60_000);
    const operator = await bff.signIn('operator');
    expect((await list(operator)).sessions).toHaveLength(1);
  });

  test('ends one session of another user, here and at the identity provider', async () => {
    const [first, second, operator] = [
      await bff.signIn('support'),
      await bff.signIn('support'),
      await bff.signIn('operator'),
    ];
    const target = (await list(operator)).sessions.find(({ subject }) => subject === 'sub-support');
    const before = [await isSignedIn(first), await isSignedIn(second)];
    expect((await operator.request(`${PEOPLE}/${target?.id}`, { method: 'DELETE' })).status).toBe(204);
    const after = [await isSignedIn(first), await isSignedIn(second)];
    expect([before, after.toSorted()]).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(bff.issuer.revoked).toHaveLength(1);
    expect((await operator.request(`${PEOPLE}/${target?.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('T22: ends a session in every replica within a second', async () => {
    await bff.startReplica();
    const [support, operator] = [await bff.signIn('support'), await bff.signIn('operator')];
    const elsewhere = bff.openBrowser(1);
    for (const [name, value] of support.cookies) elsewhere.cookies.set(name, value);
    expect(await isSignedIn(elsewhere)).toBe(true);
    await operator.request(`${PEOPLE}?subject=sub-support`, { method: 'DELETE' });
    await expect.poll(() => isSignedIn(elsewhere), { timeout: 5_000 }).toBe(false);
  });

  test('ends all sessions of one user and no others', async () => {
    const [first, second, other, operator] = [
      await bff.signIn('support'),
      await bff.signIn('support'),
      await bff.signIn('reviewer'),
      await bff.signIn('operator'),
    ];
    expect((await operator.request(`${PEOPLE}?subject=sub-support`, { method: 'DELETE' })).status).toBe(204);
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false]);
    expect([await isSignedIn(other), await isSignedIn(operator)]).toEqual([true, true]);
    expect(bff.issuer.revoked).toHaveLength(2);
  });

  test('reads long lists in pages, each session once', async () => {
    const operator = await bff.signIn('operator');
    await using store = bff.openStore();
    const session = await store.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 250 }, (_, index) => ({
      ...session,
      id_hash: index.toString(16).padStart(64, '0'),
      subject: `p${index}`,
      created_at: session.created_at - (index % 7),
    }));
    await store.insertInto('sessions').values(copies).execute();
    const first = await list(operator);
    const second = await list(operator, `?pageToken=${first.nextPageToken}`);
    expect([first.sessions.length, second.sessions.length, second.nextPageToken]).toEqual([200, 51, undefined]);
    const ids = [...first.sessions, ...second.sessions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(251);
  });

  test('gets an error for an invalid request', async () => {
    const operator = await bff.signIn('operator');
    expect((await operator.request(PEOPLE, { method: 'DELETE' })).json()).toMatchObject({ code: 'bad_query' });
    expect((await operator.request(`${PEOPLE}?pageToken=x`)).json()).toMatchObject({ code: 'bad_query' });
    expect((await operator.request(`${PEOPLE}/nothing`, { method: 'DELETE' })).status).toBe(404);
  });
});

test.each(['reviewer', 'support'])('T12: a %s can neither see nor end sessions of others', async (role) => {
  const operator = await bff.signIn('operator');
  const { sessions } = await list(operator);
  const browser = await bff.signIn(role);
  const refused = { code: 'policy_denied', missing: { roles: ['operator'] } };
  expect((await browser.request(PEOPLE)).json()).toMatchObject(refused);
  for (const path of [`${PEOPLE}/${sessions[0]?.id}`, `${PEOPLE}?subject=sub-operator`]) {
    expect((await browser.request(path, { method: 'DELETE' })).json()).toMatchObject(refused);
  }
  expect(await isSignedIn(operator)).toBe(true);
});

test('T6: sessions of others are inaccessible to other sites and to users who are not signed in', async () => {
  const operator = await bff.signIn('operator');
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const response = await operator.request(`${PEOPLE}?subject=sub-operator`, { method: 'DELETE', headers: foreign });
  expect(response.json()).toMatchObject({ code: 'csrf_refused' });
  expect((await bff.openBrowser().request(PEOPLE)).status).toBe(401);
  expect(await isSignedIn(operator)).toBe(true);
});

test('sessions end when the console is moved to another identity provider, whose subjects are different users', async () => {
  const browser = await bff.signIn('operator');
  const cookies = new Map(browser.cookies);
  const moved = { ...bff.config, oidc: { ...bff.config.oidc, issuer: 'https://other.example' } };
  await bff.startReplica(moved);
  const there = bff.openBrowser(1);
  for (const [name, value] of cookies) there.cookies.set(name, value);
  expect([await isSignedIn(browser), await isSignedIn(there)]).toEqual([true, false]);
});
