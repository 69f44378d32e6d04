import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { findAccessToken } from '#core/auth/access-tokens.ts';
import { BrowserSession, redirectOf } from '#testing/browser-session.ts';
import { CONSOLE_ORIGIN, PASSWORD, SCOPE_BASE, TestIdentity } from '#testing/start-test-identity.ts';

describe('signing in to the console', () => {
  test('returns tokens for the requested scopes, without a consent page', async () => {
    await using stack = await TestIdentity.start();
    const { callback, verifier } = await stack.signIn(new BrowserSession());
    expect(callback.href).toContain(`${CONSOLE_ORIGIN}/auth/callback?code=`);
    expect(callback.searchParams.get('state')).toBe('some-state');
    expect(callback.searchParams.get('iss')).toBe(stack.identity.issuer);
    const tokens = await stack.exchange(callback.searchParams.get('code') ?? '', verifier);
    expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600 });
    expect(findAccessToken(stack.db, tokens.access_token ?? '', Date.now())).toMatchObject({
      accountId: stack.account.id,
      clientId: 'rotunda-console',
      scopes: expect.arrayContaining(['openid', `${SCOPE_BASE}/auth/drive`]),
    });
    expect(tokens.refresh_token).toBeTypeOf('string');
    expect(stack.errors).toEqual([]);
  });

  test('returns the user and their role in an ID token that the published key verifies', async () => {
    await using stack = await TestIdentity.start();
    const { id_token: idToken = '', access_token: accessToken } = await stack.signInForTokens();
    const [head = '', body = '', signature = ''] = idToken.split('.');
    const header = JSON.parse(Buffer.from(head, 'base64url').toString());
    const { keys } = JSON.parse(await (await fetch(`${stack.identity.issuer}/jwks`)).text());
    const jwk = keys.find((key: { kid: string }) => key.kid === header.kid);
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    const user = { sub: stack.account.id, email: 'ana@example.com', name: 'Ana Duarte', roles: ['reviewer'] };
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims).toMatchObject({ ...user, iss: stack.identity.issuer, nonce: 'some-nonce' });
    const headers = { authorization: `Bearer ${accessToken}` };
    const userInfo = await fetch(`${stack.identity.issuer}/me`, { headers });
    expect(await userInfo.json()).toMatchObject(user);
  });

  test('shows no consent page to the console, even if it requests one and more scopes than before', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    await stack.signIn(browser);
    const scope = `openid offline_access ${SCOPE_BASE}/auth/drive ${SCOPE_BASE}/auth/calendar`;
    const { callback, verifier } = await stack.signIn(browser, { scope, prompt: 'consent' });
    const tokens = await stack.exchange(callback.searchParams.get('code') ?? '', verifier);
    expect(tokens.status).toBe(200);
    expect(tokens.scope?.split(' ').toSorted()).toEqual(scope.split(' ').toSorted());
  });

  test('does not prompt again in a signed-in browser, unless the client requests it', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    await stack.signIn(browser);
    const again = await browser.follow((await stack.authorize()).url);
    expect(again.url.searchParams.get('code')).toBeTypeOf('string');
    const fresh = await browser.follow((await stack.authorize({ prompt: 'login' })).url);
    expect(fresh.url.pathname).toMatch(/^\/oidc\/interaction\//);
  });

  test('requires PKCE with S256', async () => {
    await using stack = await TestIdentity.start();
    const request = { client_id: 'rotunda-console', response_type: 'code', scope: 'openid' };
    expect(await stack.post('/request', request)).toMatchObject({ status: 400, error: 'invalid_request' });
    const plain = { ...request, code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
    expect(await stack.post('/request', plain)).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  test('rejects a code with another verifier', async () => {
    await using stack = await TestIdentity.start();
    const { callback } = await stack.signIn(new BrowserSession());
    const response = await stack.exchange(callback.searchParams.get('code') ?? '', 'x'.repeat(43));
    expect(response).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test('survives a restart of the provider', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const tokens = await stack.signInForTokens(browser);
    stack.restart();
    expect((await stack.refresh(tokens.refresh_token)).status).toBe(200);
    const again = await browser.follow((await stack.authorize()).url);
    expect(again.url.searchParams.get('code')).toBeTypeOf('string');
  });

  test('stores keys and secrets in files that only their owner can read', async () => {
    await using stack = await TestIdentity.start();
    for (const path of [stack.identity.clientSecretFile, join(stack.dataDir, 'identity-keys.json')]) {
      expect(statSync(path).mode & 0o777).toBe(0o600);
    }
  });
});

test('provider addresses come from its issuer, whatever host a request names', async () => {
  await using stack = await TestIdentity.start();
  const request = get(`${stack.identity.issuer}/.well-known/openid-configuration`, {
    headers: { host: 'evil.example' },
  });
  const [response] = await once(request, 'response');
  const document = await json(response);
  expect(document).toMatchObject({
    issuer: stack.identity.issuer,
    authorization_endpoint: `${stack.identity.issuer}/auth`,
    token_endpoint: `${stack.identity.issuer}/token`,
    pushed_authorization_request_endpoint: `${stack.identity.issuer}/request`,
    code_challenge_methods_supported: ['S256'],
    claims_supported: expect.arrayContaining(['auth_time']),
  });
});

describe('a stolen credential', () => {
  test('revokes everything from the sign-in if it is a code used twice', async () => {
    await using stack = await TestIdentity.start();
    const { callback, verifier } = await stack.signIn(new BrowserSession());
    const code = callback.searchParams.get('code') ?? '';
    const tokens = await stack.exchange(code, verifier);
    expect(await stack.exchange(code, verifier)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(findAccessToken(stack.db, tokens.access_token ?? '', Date.now())).toBeUndefined();
    expect(await stack.refresh(tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
  });

  test('revokes everything from the sign-in if it is a refresh token used twice', async () => {
    await using stack = await TestIdentity.start();
    const first = await stack.signInForTokens();
    const second = await stack.refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await stack.refresh(first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await stack.refresh(second.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(findAccessToken(stack.db, second.access_token ?? '', Date.now())).toBeUndefined();
  });

  test('redeems a refresh token at most once for simultaneous requests', async () => {
    await using stack = await TestIdentity.start();
    const { refresh_token: token } = await stack.signInForTokens();
    const responses = await Promise.all(Array.from({ length: 8 }, () => stack.refresh(token)));
    expect(responses.filter((response) => response.status === 200).length).toBeLessThanOrEqual(1);
    expect(responses.filter((response) => response.error === 'invalid_grant').length).toBeGreaterThanOrEqual(7);
    expect(stack.errors).toEqual([]);
  });

  test('cannot be read from the database file', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { callback, verifier } = await stack.signIn(browser);
    const code = callback.searchParams.get('code') ?? '';
    const first = await stack.exchange(code, verifier);
    const second = await stack.refresh(first.refresh_token);
    const pending = await browser.follow((await stack.authorize({ prompt: 'login' })).url);
    const interactionId = pending.url.pathname.split('/').at(-1) ?? '';
    stack.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const file = readFileSync(join(stack.dataDir, 'services.db'), 'latin1');
    const secrets = [code, first.access_token, first.refresh_token, second.access_token, second.refresh_token];
    expect(file).toContain('some-nonce');
    for (const secret of [...secrets, interactionId, ...browser.cookieValues]) {
      expect(secret).toMatch(/^.{20,}$/);
      expect(file.includes(secret ?? '')).toBe(false);
    }
  });

  test.each(['access_token', 'refresh_token'] as const)(
    'revokes its whole sign-in if its %s is revoked',
    async (kind) => {
      await using stack = await TestIdentity.start();
      const tokens = await stack.signInForTokens();
      expect((await stack.post('/token/revocation', { token: tokens[kind] ?? '' })).status).toBe(200);
      expect(findAccessToken(stack.db, tokens.access_token ?? '', Date.now())).toBeUndefined();
      expect(await stack.refresh(tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    },
  );
});

describe('signing out', () => {
  test('from the console ends the session and its tokens without another prompt', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const tokens = await stack.signInForTokens(browser);
    const url = new URL(`${stack.identity.issuer}/session/end`);
    url.searchParams.set('id_token_hint', tokens.id_token ?? '');
    url.searchParams.set('post_logout_redirect_uri', `${CONSOLE_ORIGIN}/`);
    url.searchParams.set('state', 'bye');
    const response = await browser.get(url);
    expect(redirectOf(response, url)?.href).toBe(`${CONSOLE_ORIGIN}/?state=bye`);
    expect(findAccessToken(stack.db, tokens.access_token ?? '', Date.now())).toBeUndefined();
    expect(await stack.refresh(tokens.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const next = await browser.follow((await stack.authorize()).url);
    expect(next.url.pathname).toMatch(/^\/oidc\/interaction\//);
    expect(stack.errors).toEqual([]);
  });

  test('asks for confirmation if there is no ID token for the user', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const tokens = await stack.signInForTokens(browser);
    const page = await (await browser.get(`${stack.identity.issuer}/session/end`)).text();
    expect(page).toContain('<h1>Sign out?</h1>');
    expect(findAccessToken(stack.db, tokens.access_token ?? '', Date.now())).toBeDefined();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const done = await browser.submit(`${stack.identity.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    const goodbye = await browser.follow(redirectOf(done, new URL(stack.origin)) ?? '');
    expect(await goodbye.response.text()).toContain('<h1>You are signed out</h1>');
    expect(findAccessToken(stack.db, tokens.access_token ?? '', Date.now())).toBeUndefined();
  });
});

test('a user who has to reauthenticate signs in again, and the ID token contains the time', async () => {
  await using stack = await TestIdentity.start();
  const browser = new BrowserSession();
  await stack.signIn(browser);
  const confirmed = { prompt: 'login consent', max_age: '300', scope: 'openid offline_access' };
  const { url, verifier } = await stack.authorize(confirmed);
  const reached = await browser.follow(url);
  expect(reached.url.pathname).toMatch(/^\/oidc\/interaction\//);
  const response = await browser.submit(reached.url, { email: stack.account.email, password: PASSWORD });
  const { searchParams } = (await browser.follow(redirectOf(response, reached.url) ?? '')).url;
  const tokens = await stack.exchange(searchParams.get('code') ?? '', verifier);
  const claims = JSON.parse(Buffer.from(tokens.id_token?.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ sub: stack.account.id, auth_time: expect.any(Number) });
});

test('the console receives the time of every sign-in, whatever it requested', async () => {
  await using stack = await TestIdentity.start();
  const tokens = await stack.signInForTokens(new BrowserSession());
  const claims = JSON.parse(Buffer.from(tokens.id_token?.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ auth_time: expect.any(Number) });
});
