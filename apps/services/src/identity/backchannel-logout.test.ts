import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { systemClock } from '#core/clock.ts';
import { BrowserSession, redirectOf } from '#testing/browser-session.ts';
import { TestIdentity } from '#testing/start-test-identity.ts';

type Delivery = { path: string; token: string };

/** Starts a listener in place of the console, which passes on the requests that it receives. */
async function startConsole(deliver: (delivery: Delivery) => void) {
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    deliver({ path: `${request.method} ${request.url}`, token: form.get('logout_token') ?? '' });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, [Symbol.asyncDispose]: close };
}

/** Signs out at the provider, without the console. */
async function signOut(stack: TestIdentity, browser: BrowserSession): Promise<void> {
  const page = await (await browser.get(`${stack.identity.issuer}/session/end`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const done = await browser.submit(`${stack.identity.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
  expect(redirectOf(done, new URL(stack.origin))).toBeDefined();
}

function readPart(token: string, index: number): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString());
}

test('the provider metadata announces back-channel logout', async () => {
  await using stack = await TestIdentity.start();
  const document = await (await fetch(`${stack.identity.issuer}/.well-known/openid-configuration`)).json();
  expect(document).toMatchObject({ backchannel_logout_supported: true, backchannel_logout_session_supported: true });
});

test('a sign-out here reaches the console with a signed token for the session in its ID token', async () => {
  const deliveries: Delivery[] = [];
  await using server = await startConsole((delivery) => deliveries.push(delivery));
  await using stack = await TestIdentity.start(systemClock, server.origin);
  const browser = new BrowserSession();
  const { id_token: idToken = '' } = await stack.signInForTokens(browser);
  const { sid } = readPart(idToken, 1);
  expect(sid).toBeTypeOf('string');
  await signOut(stack, browser);
  const [delivery, ...others] = deliveries;
  expect([delivery?.path, others]).toEqual(['POST /auth/backchannel-logout', []]);
  const token = delivery?.token ?? '';
  const { typ, kid } = readPart(token, 0);
  expect(typ).toBe('logout+jwt');
  expect(readPart(token, 1)).toMatchObject({
    iss: stack.identity.issuer,
    aud: 'rotunda-console',
    sub: stack.account.id,
    sid,
    jti: expect.any(String),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  const { keys }: { keys: JsonWebKey[] } = JSON.parse(await (await fetch(`${stack.identity.issuer}/jwks`)).text());
  const key = createPublicKey({ key: keys.find((jwk) => jwk.kid === kid) ?? {}, format: 'jwk' });
  const [head = '', body = '', signature = ''] = token.split('.');
  expect(verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(stack.errors).toEqual([]);
});

test('a sign-out works while the console is down, and the failure is logged', async () => {
  await using stack = await TestIdentity.start();
  const browser = new BrowserSession();
  const tokens = await stack.signInForTokens(browser);
  await signOut(stack, browser);
  expect((await stack.refresh(tokens.refresh_token)).status).toBe(400);
  expect(stack.errors).toHaveLength(1);
});
