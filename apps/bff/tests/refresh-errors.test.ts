import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const FILES = '/api/drive/v3/files';
const LIFE_SECONDS = 600;

let bff: TestBff;

beforeAll(async () => {
  bff = await TestBff.start();
  bff.issuer.accessTokenLifeSeconds = LIFE_SECONDS;
});

afterEach(() => {
  bff.issuer.override = () => undefined;
});

afterAll(() => bff[Symbol.asyncDispose]());

/** Returns a browser whose next call requires a refresh, to which the provider sends this response. */
async function signInUntilRefresh(
  status: number,
  body: object,
  contentType = 'application/json',
): Promise<TestBrowser> {
  const browser = await bff.signIn('operator');
  bff.clock.advance(LIFE_SECONDS * 1_000);
  const headers = { 'content-type': contentType };
  const response = { status, headers, body: JSON.stringify(body) };
  bff.issuer.override = (url) => (url.pathname === '/token' ? response : undefined);
  return browser;
}

test.each([
  [400, 'invalid_grant'],
  [400, 'interaction_required'],
  [400, 'login_required'],
  [400, 'consent_required'],
  [400, 'account_selection_required'],
  [403, 'access_denied'],
])('a refresh answered with %i %s ends the session, because only a new sign-in helps', async (status, error) => {
  const browser = await signInUntilRefresh(status, { error });
  expect((await browser.request(FILES)).json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect((await browser.request('/auth/session')).json()).toMatchObject({ authenticated: false });
});

test.each(['text/html; charset=utf-8', 'text/plain', 'application/problem+json', ''])(
  'a refresh answered with invalid_grant as “%s” ends the session',
  async (contentType) => {
    const browser = await signInUntilRefresh(400, { error: 'invalid_grant' }, contentType);
    expect((await browser.request(FILES)).json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  },
);

test.each([
  [401, { error: 'invalid_client' }, 'The identity provider did not accept the console’s own credentials.'],
  [400, { error: 'unauthorized_client' }, 'The identity provider did not accept the console’s own credentials.'],
  [400, { error: 'invalid_scope' }, 'The identity provider does not support the scopes that the console requests.'],
  [400, { error: 'invalid_request' }, 'The identity provider did not accept the console’s request.'],
  [200, { token_type: 'Bearer' }, 'The identity provider sent an invalid response.'],
  [200, { token_type: 'Bearer', access_token: 'a\nb' }, 'The identity provider sent an invalid response.'],
  [503, {}, 'The identity provider cannot be reached at the moment. Try again in a minute.'],
  [429, { error: 'slow_down' }, 'The identity provider cannot be reached at the moment. Try again in a minute.'],
])(
  'after a refresh answered with %i %j, the call fails with the cause and the session continues',
  async (status, body, detail) => {
    const browser = await signInUntilRefresh(status, body);
    const sent = bff.upstream.requests.length;
    expect((await browser.request(FILES)).json()).toMatchObject({ status: 502, detail, retryable: true });
    expect(bff.upstream.requests).toHaveLength(sent);
    bff.issuer.override = () => undefined;
    expect((await browser.request(FILES)).status).toBe(200);
  },
);

test('a failed refresh is logged with the setting to check', async () => {
  const browser = await signInUntilRefresh(401, { error: 'invalid_client' });
  await browser.request(FILES);
  expect(bff.log).toContain('client_refused: check OIDC_CLIENT_ID');
});
