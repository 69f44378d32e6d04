import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Response, TestBrowser } from '#testing/clients/test-browser.ts';
import { CLIENT_SECRET, type IssuerResponse } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const CALL = '/api/drive/v3/about?fields=user';

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

/** Posts a token like an identity provider, without cookies and without browser headers. */
function deliver(token: string): Promise<Response> {
  return bff.openBrowser().request('/auth/backchannel-logout', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-bff-csrf': undefined,
      'sec-fetch-site': undefined,
      origin: undefined,
    },
    body: new URLSearchParams({ logout_token: token }).toString(),
  });
}

async function enter(sub: string, sid: string): Promise<TestBrowser> {
  bff.issuer.user = { sub, sid, email: `${sub}@example.com`, name: sub, roles: ['operator'] };
  const browser = bff.openBrowser();
  await browser.signIn();
  return browser;
}

function areSignedIn(...browsers: TestBrowser[]): Promise<boolean[]> {
  return Promise.all(browsers.map(async (browser) => (await browser.request(CALL)).status === 200));
}

describe('a logout at the identity provider', () => {
  test('ends the sessions started from that provider session, and no other sessions of the user', async () => {
    const [here, there] = [await enter('p1', 's1'), await enter('p1', 's2')];
    const response = await deliver(await bff.issuer.signLogoutToken({ sub: 'p1', sid: 's1' }));
    expect([response.status, response.headers['cache-control'], response.text]).toEqual([200, 'no-store', '']);
    expect(await areSignedIn(here, there)).toEqual([false, true]);
    expect((await here.request('/auth/session')).json()).toEqual({ authenticated: false });
  });

  test('ends all sessions of the user if it names no session, and affects no other user', async () => {
    const [here, there, other] = [await enter('p1', 's1'), await enter('p1', 's2'), await enter('p2', 's3')];
    expect((await deliver(await bff.issuer.signLogoutToken({ sub: 'p1' }))).status).toBe(200);
    expect(await areSignedIn(here, there, other)).toEqual([false, false, true]);
  });

  test.each([
    ['another person', { sub: 'p2', sid: 's1' }],
    ['another session', { sub: 'p1', sid: 's2' }],
    ['somebody who never was here', { sub: 'p9' }],
  ])('with %s ends no session', async (_who, claims) => {
    const browser = await enter('p1', 's1');
    expect((await deliver(await bff.issuer.signLogoutToken(claims))).status).toBe(200);
    expect(await areSignedIn(browser)).toEqual([true]);
  });

  test('ends sessions on every replica', async () => {
    await bff.startReplica();
    const browser = await enter('p1', 's1');
    const elsewhere = bff.openBrowser(1);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(await areSignedIn(elsewhere)).toEqual([true]);
    await deliver(await bff.issuer.signLogoutToken({ sid: 's1' }));
    await expect.poll(() => areSignedIn(elsewhere), { timeout: 5_000 }).toEqual([false]);
  });
});

describe('a logout token is rejected', () => {
  test.each([
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another client', { aud: 'other' }],
    ['that is older than two minutes', { iat: Math.floor(Date.now() / 1000) - 180 }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['with a nonce', { nonce: 'n' }],
    ['without an event', { events: undefined }],
    ['with another event', { events: { 'https://other.example': {} } }],
    ['without an id', { jti: undefined }],
    ['without the time of its issue', { iat: undefined }],
    ['that names nobody', { sub: undefined }],
  ])('%s', async (_what, claims) => {
    const browser = await enter('p1', 's1');
    const response = await deliver(await bff.issuer.signLogoutToken({ sub: 'p1', ...claims }));
    expect([response.status, response.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    expect(await areSignedIn(browser)).toEqual([true]);
  });

  test('that is an ID token by its type, has an unknown key, or is signed with the client secret', async () => {
    const browser = await enter('p1', 's1');
    const shared = new SignJWT({ sub: 'p1', jti: 'x', events: {} })
      .setProtectedHeader({ alg: 'HS256', typ: 'logout+jwt' })
      .setIssuedAt()
      .sign(new TextEncoder().encode(CLIENT_SECRET));
    const tokens = [
      await bff.issuer.signLogoutToken({ sub: 'p1' }, { typ: 'JWT' }),
      await bff.issuer.signLogoutToken({ sub: 'p1' }, { kid: 'k2' }),
      await shared,
      'nonsense',
      '',
    ];
    for (const token of tokens) expect((await deliver(token)).status).toBe(400);
    expect(await areSignedIn(browser)).toEqual([true]);
  });

  test('the second time', async () => {
    await enter('p1', 's1');
    const token = await bff.issuer.signLogoutToken({ sub: 'p1' });
    expect((await deliver(token)).status).toBe(200);
    const again = await enter('p1', 's1');
    expect((await deliver(token)).json()).toMatchObject({
      error_description: expect.stringContaining('has already been used'),
    });
    expect(await areSignedIn(again)).toEqual([true]);
  });
});

describe('a logout token is accepted when the provider delivers it again,', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  test.each<[string, IssuerResponse]>([
    ['no response', (response) => response.socket?.destroy()],
    ['503', { status: 503 }],
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }],
    ['no set of keys', { status: 200, headers: JSON_TYPE, body: '[]' }],
    [
      'half of a response',
      (response) => {
        response.writeHead(200, { ...JSON_TYPE, 'content-length': 999 }).write('{');
        setTimeout(() => response.socket?.destroy(), 50);
      },
    ],
  ])('after the address of the keys sent %s', async (_what, response) => {
    const browser = await enter('p1', 's1');
    await bff.issuer.rotateKey();
    const token = await bff.issuer.signLogoutToken({ sub: 'p1' });
    bff.issuer.override = (url) => (url.pathname === '/jwks' ? response : undefined);
    // The keys were fetched for the sign-in and are not fetched again within a second.
    await expect.poll(async () => (await deliver(token)).status, { timeout: 5_000 }).toBe(502);
    expect(await areSignedIn(browser)).toEqual([true]);
    bff.issuer.override = () => undefined;
    await expect.poll(async () => (await deliver(token)).status, { timeout: 5_000 }).toBe(200);
    expect(await areSignedIn(browser)).toEqual([false]);
  });

  test('after the session could not be ended', async () => {
    const browser = await enter('p1', 's1');
    const token = await bff.issuer.signLogoutToken({ sub: 'p1' });
    await using store = bff.openStore();
    await store.schema.alterTable('sessions').renameTo('other_name').execute();
    expect((await deliver(token)).status).toBe(500);
    await store.schema.alterTable('other_name').renameTo('sessions').execute();
    expect((await deliver(token)).status).toBe(200);
    expect(await areSignedIn(browser)).toEqual([false]);
  });
});
