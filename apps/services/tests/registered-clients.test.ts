import { auth } from '@googleapis/drive';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccessToken } from '#core/auth/access-tokens.ts';
import { DAY_MS } from '#core/durations.ts';
import { addClient, type ClientType, createClientCredentials, removeClient } from '#identity/registered-clients.ts';
import { BrowserSession, redirectOf } from '#testing/browser-session.ts';
import { PASSWORD, SCOPE_BASE, TestIdentity } from '#testing/start-test-identity.ts';

const DRIVE = `${SCOPE_BASE}/auth/drive`;
const LOOPBACK = 'http://127.0.0.1:53682/some/path';
const WEB = 'https://app.example.com/callback';

let nowMs = Date.now();
let stack: TestIdentity;
beforeAll(async () => {
  stack = await TestIdentity.start({ nowMs: () => nowMs });
});
beforeEach(() => {
  nowMs = Date.now();
});
afterAll(() => stack[Symbol.asyncDispose]());

/** Registers a client. Returns the public library for Node configured with it. */
function register(type: ClientType = 'installed', redirectUri = type === 'web' ? WEB : LOOPBACK) {
  const redirectUris = type === 'web' ? [WEB] : [];
  const credentials = createClientCredentials();
  const { clientId, secret } = credentials;
  addClient(stack.db, credentials, { name: 'Sync tool', type, redirectUris, createdAtMs: nowMs });
  const { origin } = stack;
  const library = new auth.OAuth2({
    clientId,
    clientSecret: secret,
    redirectUri,
    endpoints: {
      oauth2AuthBaseUrl: `${origin}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${origin}/token`,
      oauth2RevokeUrl: `${origin}/revoke`,
      tokenInfoUrl: `${origin}/tokeninfo`,
    },
  });
  return { clientId, secret, library };
}

type Library = ReturnType<typeof register>['library'];
type AuthOptions = Parameters<Library['generateAuthUrl']>[0];

/** Signs in and grants access. Returns the final URL of the browser. */
async function allow(library: Library, options: AuthOptions = {}, browser = new BrowserSession()) {
  const asked = await browser.follow(library.generateAuthUrl({ scope: [DRIVE], ...options }));
  if (asked.url.origin !== stack.origin) return asked.url;
  let page = asked.url;
  if ((await asked.response.text()).includes('name="password"')) {
    const signedIn = await browser.submit(page, { email: stack.account.email, password: PASSWORD });
    page = (await browser.follow(redirectOf(signedIn, page) ?? '')).url;
  }
  if (page.origin !== stack.origin) return page;
  const allowed = await browser.submit(page, { choice: 'continue' });
  return (await browser.follow(redirectOf(allowed, page) ?? '')).url;
}

async function tokensOf(library: Library, options?: AuthOptions) {
  const callback = await allow(library, options);
  const { tokens } = await library.getToken(callback.searchParams.get('code') ?? '');
  library.setCredentials(tokens);
  return tokens;
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(stack.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers });

describe('an installed client', () => {
  test('signs in through the public library, and refreshes for years with its first refresh token', async () => {
    const { library } = register();
    const tokens = await tokensOf(library, { access_type: 'offline' });
    expect(tokens).toMatchObject({ scope: DRIVE, token_type: 'Bearer' });
    const seen = new Set([tokens.access_token]);
    for (const days of [1, 30, 400]) {
      nowMs += days * DAY_MS;
      const { credentials } = await library.refreshAccessToken();
      expect(credentials.refresh_token).toBe(tokens.refresh_token);
      expect(findAccessToken(stack.db, credentials.access_token ?? '', nowMs)).toMatchObject({
        scopes: [DRIVE, 'offline_access'],
      });
      seen.add(credentials.access_token);
    }
    expect(seen.size).toBe(4);
  });

  test('gets a refresh token even without asking for one, like all installed programs', async () => {
    expect((await tokensOf(register().library)).refresh_token).toEqual(expect.any(String));
  });

  test.each(['http://localhost', 'http://localhost:8080/', 'http://[::1]:1/a?b=c', 'http://127.0.0.1:65535/x/y'])(
    'is redirected to %s',
    async (redirectUri) => {
      const callback = await allow(register('installed', redirectUri).library);
      expect(callback.href.startsWith(redirectUri)).toBe(true);
      expect(callback.searchParams.get('code')).toEqual(expect.any(String));
    },
  );

  test.each([
    'https://localhost/',
    'http://127.0.0.1.example.com/',
    'http://user@localhost/',
    'http://10.0.0.1/',
    'myapp://callback',
    WEB,
  ])('is not redirected to %s', async (redirectUri) => {
    const { url, response } = await new BrowserSession().follow(
      register('installed', redirectUri).library.generateAuthUrl({ scope: DRIVE }),
    );
    expect([url.origin, response.status]).toEqual([stack.origin, 400]);
  });

  test('sends its secret in the header or in the body, and gets nothing with a wrong one', async () => {
    const { clientId, secret, library } = register();
    const { refresh_token: token } = await tokensOf(library);
    const fields = { grant_type: 'refresh_token', refresh_token: token ?? '' };
    const basic = (password: string) => ({ authorization: `Basic ${btoa(`${clientId}:${password}`)}` });
    const refreshed = [
      await post('/token', fields, basic(secret)),
      await post('/oauth2/v4/token', { ...fields, client_id: clientId, client_secret: secret }),
      await post('/token', fields, basic('wrong')),
      await post('/token', { ...fields, client_id: clientId, client_secret: 'wrong' }),
      await post('/token', { ...fields, client_id: clientId }),
    ];
    expect(refreshed.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401]);
  });

  test('has a secret that is not stored in the database', () => {
    const { secret } = register();
    const rows = stack.db.all<object>('SELECT * FROM oauth_clients');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('can use PKCE, and then cannot omit it', async () => {
    const { library } = register();
    const { codeVerifier, codeChallenge } = await library.generateCodeVerifierAsync();
    const options = { code_challenge: codeChallenge ?? '', code_challenge_method: 'S256' as never };
    const code = async () => (await allow(library, options)).searchParams.get('code') ?? '';
    expect((await library.getToken({ code: await code(), codeVerifier })).tokens.access_token).toEqual(
      expect.any(String),
    );
    await expect(library.getToken(await code())).rejects.toThrow('invalid_grant');
  });
});

describe('a web client', () => {
  test('gets a refresh token only if it asks for one', async () => {
    expect((await tokensOf(register('web').library)).refresh_token).toBeUndefined();
    expect((await tokensOf(register('web').library, { access_type: 'offline' })).refresh_token).toEqual(
      expect.any(String),
    );
  });

  test('is redirected only to its registered addresses', async () => {
    expect((await allow(register('web').library)).href).toContain(`${WEB}?code=`);
    for (const redirectUri of [LOOPBACK, `${WEB}/other`, 'https://app.example.com/']) {
      const { response } = await new BrowserSession().follow(
        register('web', redirectUri).library.generateAuthUrl({ scope: DRIVE }),
      );
      expect(response.status).toBe(400);
    }
  });
});

describe('the public endpoints', () => {
  const scope = ['openid', 'email', `${SCOPE_BASE}/auth/userinfo.profile`, DRIVE];

  test('return the details of an access token and an ID token', async () => {
    const { clientId, library } = register();
    const tokens = await tokensOf(library, { scope, access_type: 'offline' });
    expect(await library.getTokenInfo(tokens.access_token ?? '')).toMatchObject({
      aud: clientId,
      azp: clientId,
      sub: stack.account.id,
      email: stack.account.email,
      scopes: expect.arrayContaining(scope),
      access_type: 'offline',
    });
    const query = new URLSearchParams({ id_token: tokens.id_token ?? '' });
    const described = await fetch(`${stack.origin}/tokeninfo?${query}`);
    expect(await described.json()).toMatchObject({
      aud: clientId,
      sub: stack.account.id,
      alg: 'RS256',
      exp: expect.any(String),
    });
    const changed = new URLSearchParams({ id_token: `${tokens.id_token?.slice(0, -6)}AAAAAA` });
    expect((await fetch(`${stack.origin}/tokeninfo?${changed}`)).status).toBe(400);
    nowMs += DAY_MS;
    expect((await fetch(`${stack.origin}/tokeninfo?${query}`)).status).toBe(400);
  });

  test('return the details of a script’s ID token and its signing keys', async () => {
    const { id: accountId, email } = stack.account;
    const run = { scriptId: 'some-project', accountId, email, scopes: ['openid', 'email'], deploymentId: '' };
    const token = (await stack.identity.issueScriptToken(run)) ?? '';
    const described = await fetch(`${stack.origin}/tokeninfo?id_token=${token}`);
    expect(await described.json()).toMatchObject({
      aud: 'some-project',
      sub: accountId,
      email,
      email_verified: 'true',
    });
    const certificates = createRemoteJWKSet(new URL(`${stack.origin}/oauth2/v3/certs`));
    const options = { issuer: stack.identity.issuer, audience: 'some-project' };
    expect((await jwtVerify(token, certificates, options)).payload).toMatchObject({
      sub: accountId,
      hd: 'example.com',
    });
    expect(await stack.identity.issueScriptToken({ ...run, scopes: ['email'] })).toBeUndefined();
  });

  test('return the user’s details allowed by the scopes', async () => {
    const { library } = register();
    const { access_token: token } = await tokensOf(library, { scope });
    const headers = { authorization: `Bearer ${token}` };
    const read = async (path: string) => (await fetch(stack.origin + path, { headers })).json();
    const { id, email, displayName: name } = stack.account;
    expect(await read('/oauth2/v2/userinfo')).toEqual({ id, email, verified_email: true, name, hd: 'example.com' });
    expect(await read('/oauth2/v3/userinfo')).toEqual({
      sub: id,
      email,
      email_verified: true,
      name,
      hd: 'example.com',
    });
    const { access_token: narrow } = await tokensOf(register().library);
    const refused = await fetch(`${stack.origin}/v1/userinfo`, { headers: { authorization: `Bearer ${narrow}` } });
    expect([refused.status, Object(await refused.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
    expect((await fetch(`${stack.origin}/oauth2/v3/userinfo`)).status).toBe(401);
  });

  test('revoke everything a user has granted to a client, with either token', async () => {
    for (const name of ['access_token', 'refresh_token'] as const) {
      const { library } = register();
      const tokens = await tokensOf(library);
      expect((await library.revokeToken(tokens[name] ?? '')).status).toBe(200);
      expect(findAccessToken(stack.db, tokens.access_token ?? '', nowMs)).toBeUndefined();
      await expect(library.refreshAccessToken()).rejects.toThrow('invalid_grant');
      const again = await post('/revoke', { token: tokens[name] ?? '' });
      expect([again.status, await again.json()]).toEqual([
        400,
        { error: 'invalid_token', error_description: 'Token expired or revoked' },
      ]);
    }
  });

  test('leave tokens of the console valid, whose client has to authenticate', async () => {
    const tokens = await stack.signInForTokens();
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      expect((await post('/revoke', { token: token ?? '' })).status).toBe(400);
    }
    expect((await stack.refresh(tokens.refresh_token)).status).toBe(200);
  });

  test.each(['/tokeninfo', '/revoke', '/oauth2/v1/tokeninfo'])(
    '%s rejects invalid tokens and other methods',
    async (path) => {
      expect((await fetch(`${stack.origin}${path}?access_token=nothing`)).status).toBe(400);
      expect((await fetch(`${stack.origin}${path}?id_token=a.b.c`)).status).toBe(400);
      expect((await fetch(stack.origin + path)).status).toBe(400);
      expect((await fetch(stack.origin + path, { method: 'PUT' })).status).toBe(405);
    },
  );
});

test('a removed client loses its tokens, and no user can sign in to it', async () => {
  const { clientId, library } = register();
  const tokens = await tokensOf(library);
  expect(removeClient(stack.db, clientId)).toBe(true);
  expect(findAccessToken(stack.db, tokens.access_token ?? '', nowMs)).toBeUndefined();
  await expect(library.refreshAccessToken()).rejects.toThrow('invalid_client');
  expect((await new BrowserSession().follow(library.generateAuthUrl({ scope: DRIVE }))).response.status).toBe(400);
  expect(removeClient(stack.db, clientId)).toBe(false);
});

test('no client can get a refresh token, a redirect or a request without PKCE as the console', async () => {
  const url = new URL(`${stack.origin}/o/oauth2/v2/auth`);
  const redirect = 'http://localhost:4999/auth/callback';
  url.search = new URLSearchParams({
    client_id: 'rotunda-console',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirect,
  }).toString();
  const { url: refused } = await new BrowserSession().follow(url);
  expect(refused.searchParams.get('error')).toBe('invalid_request');
  url.searchParams.set('redirect_uri', 'http://localhost:1234/other');
  expect((await new BrowserSession().follow(url)).response.status).toBe(400);
});
