import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitProvider } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

/** The text of the page for a sign-in that the browser did not start or that has ended. */
const TOO_LATE = 'has already been completed';
/** The text of the page for a browser without the console's cookies. */
const NO_COOKIE = 'did not send the sign-in cookie';

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

test('a user who signs in returns to the requested page, with the operations of their role', async () => {
  const browser = bff.openBrowser();
  const response = await browser.signIn('/processes?status=FAILED');
  expect(response.headers.location).toBe('/processes?status=FAILED');
  const session = await browser.request('/auth/session');
  expect(session.json()).toMatchObject({
    authenticated: true,
    user: { email: 'operator@example.com', name: 'Olga Operator' },
    roles: ['operator'],
    operations: expect.arrayContaining(['script.scripts.run', 'drive.files.emptyTrash']),
  });
});

test('the provider is asked for the user’s identity first, and then only for the scopes of their role', async () => {
  await bff.signIn('support');
  const [first, second] = bff.issuer.requestedScopes;
  expect(first).toBe('openid profile email');
  expect(second).toContain('https://scopes.example/auth/script.processes');
  expect(second).not.toContain('https://scopes.example/auth/drive ');
});

test('the session cookie is inaccessible to scripts, other sites and other hosts', async () => {
  const response = await bff.openBrowser().signIn();
  const cookie = [response.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('__Host-bff='));
  expect(cookie).toMatch(/^__Host-bff=[\w-]{43}; /);
  expect(cookie?.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
});

test('over plain http, which is only for loopback names, every browser accepts the cookies', async () => {
  await bff.startReplica({ ...bff.config, insecureCookies: true });
  const browser = bff.openBrowser(1);
  const started = await browser.navigate('/auth/login');
  const response = await browser.signIn();
  const cookies = [started, response].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(cookies).toEqual(expect.arrayContaining([expect.stringMatching('^bff='), expect.stringMatching('^bff-tx-')]));
  expect(cookies.filter((line) => /__Host-|__Secure-|; Secure/i.test(line))).toEqual([]);
  expect((await browser.request('/auth/session')).json()).toMatchObject({ authenticated: true });
});

test('users without a role get a page that says so, and no session', async () => {
  const browser = bff.openBrowser();
  bff.issuer.user = { sub: 'p9', email: '<b>x@example.com', name: 'X', roles: ['admin'] };
  const response = await browser.signIn();
  expect(response.status).toBe(403);
  expect(response.text).toContain('&lt;b&gt;x@example.com');
  expect((await browser.request('/auth/session')).json()).toEqual({ authenticated: false });
});

describe('a refresh token from a sign-in that does not become a session is revoked at the provider', () => {
  const oneRefreshToken = [expect.stringContaining('refresh-')];

  test('when the user has no role', async () => {
    bff.issuer.user = { ...bff.issuer.user, roles: [] };
    expect((await bff.openBrowser().signIn()).status).toBe(403);
    await expect.poll(() => bff.issuer.revoked).toEqual(oneRefreshToken);
  });

  test('when the second phase returns a different user', async () => {
    const browser = bff.openBrowser();
    const first = await browser.navigate('/auth/login');
    const second = await browser.navigate(await visitProvider(first.headers.location ?? ''));
    bff.issuer.user = { ...bff.issuer.user, sub: 'p2' };
    expect((await browser.navigate(await visitProvider(second.headers.location ?? ''))).status).toBe(400);
    await expect.poll(() => bff.issuer.revoked).toEqual(oneRefreshToken);
  });

  test('when its ID token is not accepted', async () => {
    bff.issuer.claimedNonce = 'other';
    expect((await bff.openBrowser().signIn()).status).toBe(400);
    await expect.poll(() => bff.issuer.revoked).toEqual(oneRefreshToken);
    bff.issuer.claimedNonce = undefined;
    await bff.issuer.signWithForeignKey();
    expect((await bff.openBrowser().signIn()).status).toBe(400);
    await expect.poll(() => new Set(bff.issuer.revoked).size).toBe(2);
  });

  test('when the session cannot be stored, and the tokens are not stored either', async () => {
    await using store = bff.openStore();
    await store.schema.alterTable('sessions').renameColumn('user_agent', 'elsewhere').execute();
    expect((await bff.openBrowser().signIn()).status).toBe(500);
    await expect.poll(() => bff.issuer.revoked).toEqual(oneRefreshToken);
    expect(await store.selectFrom('credentials').select('id').execute()).toEqual([]);
  });

  test('and no other refresh token', async () => {
    await bff.signIn('operator');
    await bff.stop();
    expect(bff.issuer.revoked).toEqual([]);
  });
});

describe('T4: a sign-in completes only in the browser that started it, once, and with the requested response', () => {
  test('a response from another browser is rejected', async () => {
    const started = await bff.openBrowser().navigate('/auth/login');
    const path = await visitProvider(started.headers.location ?? '');
    const other = bff.openBrowser();
    await other.navigate('/auth/login');
    const response = await other.navigate(path);
    expect([response.status, response.text]).toEqual([400, expect.stringContaining(TOO_LATE)]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('a response works once, even if the browser keeps its cookies', async () => {
    const browser = bff.openBrowser();
    const started = await browser.navigate('/auth/login');
    const path = await visitProvider(started.headers.location ?? '');
    const retained = new Map(browser.cookies);
    expect((await browser.navigate(path)).status).toBe(303);
    for (const [name, value] of retained) browser.cookies.set(name, value);
    const again = await browser.navigate(path);
    // The console itself rejects the response, without relying on the provider.
    expect([again.status, again.text]).toEqual([400, expect.stringContaining(TOO_LATE)]);
  });

  test('another state is rejected', async () => {
    const browser = bff.openBrowser();
    const started = await browser.navigate('/auth/login');
    const path = await visitProvider(started.headers.location ?? '');
    const response = await browser.navigate(path.replace(/state=[^&]+/, 'state=other'));
    expect([response.status, response.text]).toEqual([400, expect.stringContaining(TOO_LATE)]);
  });

  test('a response in the name of another provider is rejected', async () => {
    bff.issuer.claimedIssuer = 'https://other.example';
    const response = await bff.openBrowser().signIn();
    expect(response.status).toBe(400);
    expect(response.text).toContain('did not confirm');
  });

  test('an ID token with another nonce, for another client, or with an invalid signature is rejected', async () => {
    bff.issuer.claimedNonce = 'other';
    const replayed = await bff.openBrowser().signIn();
    bff.issuer.claimedNonce = undefined;
    bff.issuer.claimedAudience = 'another-client';
    const misplaced = await bff.openBrowser().signIn();
    bff.issuer.claimedAudience = undefined;
    expect((await bff.openBrowser().signIn()).status).toBe(303);
    await bff.issuer.signWithForeignKey();
    const forged = await bff.openBrowser().signIn();
    for (const response of [replayed, misplaced, forged]) {
      expect([response.status, response.text]).toEqual([400, expect.stringContaining('did not confirm')]);
    }
  });

  test('a provider that signs with a new key is accepted as soon as the key is published', async () => {
    await bff.signIn('operator');
    await bff.issuer.rotateKey();
    expect((await bff.openBrowser().signIn()).status).toBe(303);
  });

  test('a code from another browser is rejected, and the provider’s error text is not displayed', async () => {
    const [mine, others] = [bff.openBrowser(), bff.openBrowser()];
    const started = await mine.navigate('/auth/login');
    const path = await visitProvider(started.headers.location ?? '');
    const foreign = await visitProvider((await others.navigate('/auth/login')).headers.location ?? '');
    const code = new URLSearchParams(foreign.split('?')[1]).get('code') ?? '';
    const response = await mine.navigate(path.replace(/code=[^&]+/, `code=${code}`));
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('<b>');
  });

  test('a different user in the second phase is rejected', async () => {
    const browser = bff.openBrowser();
    const first = await browser.navigate('/auth/login');
    const second = await browser.navigate(await visitProvider(first.headers.location ?? ''));
    bff.issuer.user = { ...bff.issuer.user, sub: 'p2', email: 'other@example.com' };
    const response = await browser.navigate(await visitProvider(second.headers.location ?? ''));
    expect(response.status).toBe(400);
    expect((await browser.request('/auth/session')).json()).toEqual({ authenticated: false });
  });

  test('it expires after ten minutes', async () => {
    const browser = bff.openBrowser();
    const started = await browser.navigate('/auth/login');
    const path = await visitProvider(started.headers.location ?? '');
    bff.clock.advance(600_001);
    const response = await browser.navigate(path);
    expect([response.status, response.text]).toEqual([400, expect.stringContaining(TOO_LATE)]);
  });

  test('it may end on a different replica', async () => {
    await bff.startReplica();
    const [here, there] = [bff.openBrowser(0), bff.openBrowser(1)];
    const started = await here.navigate('/auth/login');
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    const response = await there.navigate(await visitProvider(started.headers.location ?? ''));
    expect(response.status).toBe(303);
  });

  test('a browser that accepted no cookie gets an explanation and a remedy', async () => {
    const browser = bff.openBrowser();
    const path = await visitProvider((await browser.navigate('/auth/login')).headers.location ?? '');
    browser.cookies.clear();
    const response = await browser.navigate(path);
    expect([response.status, response.text]).toEqual([400, expect.stringContaining(NO_COOKIE)]);
    expect(response.text).toContain('allow them for http://console.test');
    expect(response.text).not.toContain(TOO_LATE);
    await using store = bff.openStore();
    const records = store.selectFrom('audit_records').select('details').where('action', '=', 'session.begin');
    await expect.poll(() => records.execute()).toEqual([{ details: '{"reason":"no_cookie"}' }]);
  });

  test('a callback without parameters gets a page, not an internal error', async () => {
    expect((await bff.openBrowser().navigate('/auth/callback')).status).toBe(400);
    expect((await bff.openBrowser().navigate('/auth/callback?error=access_denied&state=x')).status).toBe(400);
  });
});

test('T5: a sign-in does not redirect to another origin', async () => {
  expect((await bff.openBrowser().signIn('//evil.example/')).headers.location).toBe('/');
});

test('only a few of many sign-ins started in one browser stay open', async () => {
  const browser = bff.openBrowser();
  for (let count = 0; count < 12; count += 1) await browser.navigate('/auth/login');
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('__Host-bff-tx-')).length).toBeLessThanOrEqual(5);
});

test('a provider whose metadata names another issuer is not used', async () => {
  bff.issuer.claimedMetadataIssuer = 'https://other.example';
  const response = await bff.openBrowser().navigate('/auth/login');
  expect([response.status, response.headers.location]).toEqual([502, undefined]);
});

test('an unreachable provider results in a page that says so', async () => {
  await bff.issuer.close();
  const response = await bff.openBrowser().navigate('/auth/login');
  expect(response.status).toBe(502);
  expect(response.text).toContain('identity provider cannot be reached');
});
