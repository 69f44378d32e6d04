import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BffConfig } from '#platform/config/config.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const ROLES = '/auth/people/roles';

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

function give(browser: TestBrowser, email: string, roles: unknown) {
  return browser.request(`${ROLES}/${encodeURIComponent(email)}`, { method: 'PUT', body: JSON.stringify({ roles }) });
}

async function rolesOf(browser: TestBrowser): Promise<unknown> {
  return (await browser.request('/auth/session')).json();
}

/** Signs in a user on one of the processes. */
async function enter(user: { sub: string; email: string; email_verified?: boolean }, roles: string[], replica = 0) {
  bff.issuer.user = { name: 'Somebody', ...user, roles };
  const browser = bff.openBrowser(replica);
  return { browser, response: await browser.signIn() };
}

describe('an operator', () => {
  test('gives a role to a user without a claim, whatever the case of the address', async () => {
    const operator = await bff.signIn('operator');
    const given = await give(operator, 'Rita@Example.com', ['support', 'reviewer', 'support']);
    const entry = {
      email: 'Rita@Example.com',
      roles: ['reviewer', 'support'],
      hasSignedIn: false,
      updatedBy: 'operator@example.com',
    };
    expect(given.json()).toMatchObject(entry);
    const { browser } = await enter({ sub: 'p7', email: 'rita@example.com' }, []);
    expect(await rolesOf(browser)).toMatchObject({ authenticated: true, roles: ['reviewer', 'support'] });
    const listed = (await operator.request(ROLES)).json();
    expect(listed).toMatchObject({ isUsed: true, people: [{ ...entry, hasSignedIn: true }] });
  });

  test('changes a role, which at once ends the sessions with the old one', async () => {
    const [support, operator] = [await bff.signIn('support'), await bff.signIn('operator')];
    const before = await rolesOf(support);
    expect(before).toMatchObject({ deviceCacheKey: expect.stringMatching(/^.{43}=$/) });
    expect((await give(operator, 'support@example.com', ['reviewer'])).status).toBe(200);
    expect(await rolesOf(support)).toEqual({ authenticated: false });
    const { browser } = await enter({ sub: 'sub-support', email: 'support@example.com' }, ['support']);
    const after = await rolesOf(browser);
    expect(after).toMatchObject({ roles: ['reviewer'], deviceCacheKey: expect.any(String) });
    expect(Reflect.get(Object(after), 'deviceCacheKey')).not.toBe(Reflect.get(Object(before), 'deviceCacheKey'));
    expect((await give(operator, 'support@example.com', ['reviewer'])).status).toBe(200);
    expect(await rolesOf(browser)).toMatchObject({ authenticated: true });
  });

  test('locks a user out with an entry without roles, and lets them in again by deleting it', async () => {
    const operator = await bff.signIn('operator');
    const user = { sub: 'sub-support', email: 'support@example.com' };
    await give(operator, user.email, []);
    expect((await enter(user, ['support'])).response.status).toBe(403);
    expect((await operator.request(`${ROLES}/${user.email}`, { method: 'DELETE' })).status).toBe(204);
    expect((await enter(user, ['support'])).response.status).toBe(303);
    expect((await operator.request(`${ROLES}/${user.email}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('cannot change their own roles', async () => {
    const operator = await bff.signIn('operator');
    expect((await give(operator, 'Operator@example.com', [])).json()).toMatchObject({ status: 409, code: 'conflict' });
    const path = `${ROLES}/operator@example.com`;
    expect((await operator.request(path, { method: 'DELETE' })).json()).toMatchObject({ code: 'conflict' });
  });

  test.each(['PUT', 'DELETE'] as const)(
    'remains when two operators remove each other’s role by %s at the same time',
    async (method) => {
      await bff.startReplica();
      const first = await bff.signIn('operator');
      const people = ['ann', 'ben'].map((sub) => ({ sub, email: `${sub}@example.com` }));
      const operators: TestBrowser[] = [];
      for (const [replica, user] of people.entries()) {
        await give(first, user.email, ['operator']);
        operators.push((await enter(user, [], replica)).browser);
      }
      await using store = bff.openStore();
      // Both requests must have passed the sign-in check, which is recorded once a minute, before one of them changes a
      // role.
      await store.insertInto('leases').values({ name: 'roles', lease_until: Number.MAX_SAFE_INTEGER }).execute();
      const before = bff.clock.nowMs();
      bff.clock.advance(61_000);
      const requesting = operators.map(async (operator, index) => {
        const path = `${ROLES}/${people[1 - index]?.email}`;
        return (await operator.request(path, { method, body: method === 'PUT' ? '{"roles":[]}' : null })).status;
      });
      const waiting = store
        .selectFrom('sessions')
        .select('subject')
        .where('last_seen_at', '>', before + 30_000);
      await expect.poll(async () => (await waiting.execute()).length).toBe(people.length);
      await store.deleteFrom('leases').execute();
      expect((await Promise.all(requesting)).sort()).toEqual([method === 'PUT' ? 200 : 204, 401]);
    },
  );

  test.each([
    ['a role that does not exist', 'rita@example.com', ['admin'], 'bad_request'],
    ['roles that are no list', 'rita@example.com', 'operator', 'bad_request'],
    ['an address without an at sign', 'rita', ['support'], 'bad_request'],
    ['an address that is too long', `${'a'.repeat(250)}@example.com`, ['support'], 'bad_request'],
    ['a body of a megabyte', 'rita@example.com', ['x'.repeat(1_000_000)], 'body_too_large'],
  ])('cannot send %s', async (_what, email, roles, code) => {
    const operator = await bff.signIn('operator');
    expect((await give(operator, email, roles)).json()).toMatchObject({ code });
    expect((await operator.request(ROLES)).json()).toMatchObject({ people: [] });
  });
});

test.each(['reviewer', 'support'])('T12: a %s can neither see nor grant roles', async (role) => {
  const browser = await bff.signIn(role);
  expect((await browser.request(ROLES)).json()).toMatchObject({
    code: 'policy_denied',
    missing: { roles: ['operator'] },
  });
  expect((await give(browser, 'rita@example.com', ['operator'])).json()).toMatchObject({ code: 'policy_denied' });
  expect((await browser.request(`${ROLES}/x@example.com`, { method: 'DELETE' })).status).toBe(403);
});

describe('an entry applies to the intended user', () => {
  test('and not to a user whose address the provider has not verified', async () => {
    await give(await bff.signIn('operator'), 'rita@example.com', ['operator']);
    const { response } = await enter({ sub: 'p8', email: 'rita@example.com', email_verified: false }, ['support']);
    expect(response.status).toBe(403);
  });

  test('and not to a user who gets the address later', async () => {
    const operator = await bff.signIn('operator');
    await give(operator, 'rita@example.com', ['reviewer']);
    expect((await enter({ sub: 'p7', email: 'rita@example.com' }, [])).response.status).toBe(303);
    expect((await enter({ sub: 'p8', email: 'rita@example.com' }, [])).response.status).toBe(403);
    const renamed = await enter({ sub: 'p7', email: 'rita.gomes@example.com' }, []);
    expect(await rolesOf(renamed.browser)).toMatchObject({ roles: ['reviewer'] });
    await give(operator, 'rita@example.com', ['support']);
    expect(await rolesOf(renamed.browser)).toEqual({ authenticated: false });
  });
});

describe('the role source', () => {
  const withRoles = (roles: Partial<BffConfig['roles']>) => ({
    ...bff.config,
    roles: { ...bff.config.roles, ...roles },
  });

  test('is only the claim if so configured, under the name that the provider uses', async () => {
    await give(await bff.signIn('operator'), 'rita@example.com', ['reviewer']);
    await bff.startReplica({ ...withRoles({ from: 'claim' }), oidc: { ...bff.config.oidc, groupsClaim: 'name' } });
    bff.issuer.user = { sub: 'p7', email: 'rita@example.com', name: 'operator', roles: [] };
    const browser = bff.openBrowser(1);
    await browser.signIn();
    expect(await rolesOf(browser)).toMatchObject({ roles: ['operator'] });
    const claim = {
      name: expect.any(String),
      values: expect.arrayContaining([{ value: 'operator', roles: ['operator'] }]),
    };
    expect((await browser.request(ROLES)).json()).toMatchObject({ isUsed: false, claim });
    expect((await give(browser, 'x@example.com', ['support'])).json()).toMatchObject({ code: 'conflict' });
  });

  test('is only the table if so configured, and its first operator comes from the configuration', async () => {
    const table = withRoles({ from: 'table' });
    await expect(bff.startReplica(table)).rejects.toThrow('set BFF_FIRST_OPERATOR');
    await bff.startReplica({ ...table, roles: { ...table.roles, firstOperator: 'first@example.com' } });
    expect((await enter({ sub: 'p1', email: 'first@example.com' }, [], 1)).response.status).toBe(303);
    expect((await enter({ sub: 'p2', email: 'second@example.com' }, ['operator'], 1)).response.status).toBe(403);
    await expect(bff.startReplica(table)).resolves.toBeUndefined();
  });
});
