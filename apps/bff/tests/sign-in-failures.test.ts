import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFailure, SIGN_IN_FAILURES, type SignInFailure } from '#identity/sessions/oidc/sign-in-failures.ts';
import { type Response, type TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import type { IssuerResponse } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const SESSION = '__Host-bff';

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

/** Visits the provider. Returns the path of its redirect without following it. */
async function authorizeAtProvider(browser: TestBrowser): Promise<string> {
  return visitProvider((await browser.navigate('/auth/login')).headers.location ?? '');
}

/** Signs in at a provider that responds to authorization requests with an error. */
function signInWithError(error: string, description = 'told by the provider'): Promise<Response> {
  bff.issuer.override = (url) => {
    if (url.pathname !== '/authorize') return undefined;
    const target = new URL(url.searchParams.get('redirect_uri') ?? '');
    const query = {
      error,
      error_description: description,
      state: url.searchParams.get('state') ?? '',
      iss: bff.issuer.origin,
    };
    target.search = new URLSearchParams(query).toString();
    return { status: 303, headers: { location: target.href } };
  };
  return bff.openBrowser().signIn();
}

/** Signs in at a provider whose token endpoint returns this response. */
function signInWithResponse(response: IssuerResponse): Promise<Response> {
  bff.issuer.override = (url) => (url.pathname === '/token' ? response : undefined);
  return bff.openBrowser().signIn();
}

function json(status: number, body: object) {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function giveRole(email: string): Promise<void> {
  const operator = await bff.signIn('operator');
  const body = JSON.stringify({ roles: ['support'] });
  const given = await operator.request(`/auth/people/roles/${email}`, { method: 'PUT', body });
  expect(given.status).toBe(200);
}

async function stepUp(browser: TestBrowser): Promise<Response> {
  const started = await browser.request('/auth/step-up', { method: 'POST', body: '{"returnTo":"/"}' });
  const path = await visitProvider(String(Object(started.json()).redirectUrl));
  browser.cookies.delete(SESSION);
  return browser.navigate(path);
}

/** The scenario of each failure. */
const SCENARIOS = {
  no_cookie: async () => {
    const browser = bff.openBrowser();
    const path = await authorizeAtProvider(browser);
    browser.cookies.clear();
    return browser.navigate(path);
  },
  expired: async () => {
    const browser = bff.openBrowser();
    const path = await authorizeAtProvider(browser);
    bff.clock.advance(600_001);
    return browser.navigate(path);
  },
  other_provider: async () => {
    await bff.startReplica({ ...bff.config, oidc: { ...bff.config.oidc, issuer: 'http://127.0.0.1:1' } });
    const [before, after] = [bff.openBrowser(0), bff.openBrowser(1)];
    const path = await authorizeAtProvider(before);
    for (const [name, value] of before.cookies) after.cookies.set(name, value);
    return after.navigate(path);
  },
  access_denied: () => signInWithError('access_denied'),
  interaction_required: () => signInWithError('consent_required'),
  provider_unavailable: () => signInWithError('temporarily_unavailable'),
  provider_unusable: () => {
    bff.issuer.claimedMetadataIssuer = 'https://other.example';
    return bff.openBrowser().signIn();
  },
  client_refused: () => signInWithResponse(json(401, { error: 'invalid_client', error_description: 'no such client' })),
  scope_refused: () => signInWithError('invalid_scope'),
  request_refused: () => signInWithError('invalid_request'),
  code_refused: () => signInWithResponse(json(400, { error: 'invalid_grant' })),
  refused: () => {
    bff.issuer.claimedNonce = 'other';
    return bff.openBrowser().signIn();
  },
  claims_unavailable: async () => {
    const oidc = { ...bff.config.oidc, claimsFrom: 'userinfo' } as const;
    await bff.startReplica({ ...bff.config, oidc });
    return bff.openBrowser(1).signIn();
  },
  wrong_domain: async () => {
    await bff.startReplica({ ...bff.config, oidc: { ...bff.config.oidc, hostedDomain: 'example.com' } });
    return bff.openBrowser(1).signIn();
  },
  not_recent: async () => {
    bff.issuer.proofAgeSeconds = 3_600;
    return stepUp(await bff.signIn('operator'));
  },
  no_email: () => {
    bff.issuer.user = { sub: 'p3', name: 'No Address', roles: ['operator'] };
    return bff.openBrowser().signIn();
  },
  unverified_email: async () => {
    await giveRole('rita@example.com');
    bff.issuer.user = { sub: 'p4', email: 'rita@example.com', email_verified: false, name: 'Rita', roles: [] };
    return bff.openBrowser().signIn();
  },
  address_taken: async () => {
    await giveRole('rita@example.com');
    bff.issuer.user = { sub: 'p4', email: 'rita@example.com', name: 'Rita', roles: [] };
    await bff.openBrowser().signIn();
    bff.issuer.user = { ...bff.issuer.user, sub: 'p5' };
    return bff.openBrowser().signIn();
  },
  no_role: () => {
    bff.issuer.user = { sub: 'p6', email: 'nobody@example.com', name: 'Nobody', roles: ['admin'] };
    return bff.openBrowser().signIn();
  },
  other_account: async () => {
    const browser = await bff.signIn('operator');
    bff.issuer.user = { ...bff.issuer.user, sub: 'p7', email: 'other@example.com' };
    return stepUp(browser);
  },
  roles_changed: async () => {
    await giveRole('rita@example.com');
    await using store = bff.openStore();
    await sql`create trigger change_roles after insert on sessions begin delete from user_roles; end`.execute(store);
    bff.issuer.user = { sub: 'p8', email: 'rita@example.com', name: 'Rita', roles: [] };
    return bff.openBrowser().signIn();
  },
} satisfies Record<SignInFailure, () => Promise<Response>>;

const reasons = Object.keys(SIGN_IN_FAILURES).filter((key): key is SignInFailure => key in SCENARIOS);

/** Returns the last log line about a failed sign-in. */
function lastLine(): unknown {
  const lines = bff.log.split('\n').filter((line) => line.includes('"sign-in failed"'));
  return JSON.parse(lines.at(-1) ?? '{}');
}

test.each(reasons)(
  '%s: the user reads what happened and has a link to continue, and the log explains what to set',
  async (reason) => {
    const response = await SCENARIOS[reason]();
    const { status, message, remedy } = describeFailure(reason);
    expect([response.status, response.text]).toEqual([status, expect.stringContaining(message)]);
    expect(response.text).toMatch(/<a href="login(?:\?account=other)?">/);
    expect(lastLine()).toMatchObject({ reason, ...(remedy && { remedy }) });
    await using store = bff.openStore();
    const records = store.selectFrom('audit_records').select('details').where('action', '=', 'session.begin');
    await expect
      .poll(async () => (await records.execute()).map(({ details }) => details))
      .toContain(JSON.stringify({ reason }));
  },
);

describe('the provider’s error text', () => {
  test('is in the log and not on the page', async () => {
    const response = await signInWithError('access_denied', 'AADSTS50105: not assigned to a role');
    expect(response.text).not.toContain('AADSTS50105');
    expect(lastLine()).toMatchObject({
      providerError: 'access_denied',
      providerDescription: 'AADSTS50105: not assigned to a role',
    });
  });

  test('is in the log with possible tokens removed and its length limited', async () => {
    const token = 'eyJhbGciOiJFUzI1NiJ9'.repeat(3);
    await signInWithResponse(
      json(400, { error: 'invalid_grant', error_description: `spent: ${token} ${'x '.repeat(999)}` }),
    );
    expect(bff.log).not.toContain(token);
    expect(bff.log).toContain('spent: …');
    expect(JSON.stringify(lastLine()).length).toBeLessThan(8_000);
  });
});

test.each<[string, IssuerResponse, SignInFailure]>([
  ['503', { status: 503 }, 'provider_unavailable'],
  ['503 with an error', json(503, { error: 'server_error' }), 'provider_unavailable'],
  ['429', json(429, { error: 'slow_down' }), 'provider_unavailable'],
  ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }, 'provider_unusable'],
  ['404', { status: 404 }, 'provider_unusable'],
  ['half a body', { ...json(200, {}), body: '{"access' }, 'provider_unusable'],
  ['a challenge', { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' } }, 'client_refused'],
  ['an unknown error', json(400, { error: 'brand_new' }), 'request_refused'],
  ['unauthorized_client', json(400, { error: 'unauthorized_client' }), 'client_refused'],
  ['invalid_scope', json(400, { error: 'invalid_scope' }), 'scope_refused'],
  ['no ID token', json(200, { access_token: 'a', token_type: 'Bearer' }), 'refused'],
])('a token endpoint that responds with %s is explained on the page', async (_what, response, reason) => {
  const { text } = await signInWithResponse(response);
  expect(text).toContain(describeFailure(reason).message);
});

test('a step-up with another account names both, and leaves the session unchanged', async () => {
  const browser = await bff.signIn('operator');
  const id = browser.cookies.get(SESSION) ?? '';
  bff.issuer.user = { ...bff.issuer.user, sub: 'p7', email: 'other@example.com' };
  const { text } = await stepUp(browser);
  expect(text).toContain('other@example.com');
  expect(text).toContain('operator@example.com');
  expect(text).toContain('You are still signed in');
  browser.cookies.set(SESSION, id);
  expect((await browser.request('/auth/session')).json()).toMatchObject({ authenticated: true });
});

test('a step-up with an unreachable provider explains the reason', async () => {
  const browser = await bff.signIn('operator');
  const replica = { ...bff.config, oidc: { ...bff.config.oidc, issuer: bff.issuer.origin } };
  await bff.startReplica(replica);
  const other = bff.openBrowser(1);
  other.cookies.set(SESSION, browser.cookies.get(SESSION) ?? '');
  await bff.issuer.close();
  const response = await other.request('/auth/step-up', { method: 'POST', body: '{"returnTo":"/"}' });
  const { message } = describeFailure('provider_unavailable');
  expect(response.json()).toMatchObject({ status: 502, code: 'upstream_unreachable', detail: message });
});

test('a user may select another account, even if the provider has a session', async () => {
  await bff
    .openBrowser()
    .navigate('/auth/login?account=other')
    .then(({ headers }) => visitProvider(headers.location ?? ''));
  expect(bff.issuer.requestedPrompts).toEqual(['login']);
});

test('a token response without a scope grants the requested scopes', async () => {
  bff.issuer.omitsScope = true;
  const browser = await bff.signIn('operator');
  expect((await browser.request('/auth/session')).json()).toMatchObject({
    operations: expect.arrayContaining(['script.scripts.run', 'drive.files.emptyTrash']),
  });
  expect((await browser.request('/api/drive/v3/files')).status).toBe(200);
});

test('an address verified by the text “true” counts as verified', async () => {
  await giveRole('rita@example.com');
  bff.issuer.user = { sub: 'p4', email: 'rita@example.com', email_verified: 'true', name: 'Rita', roles: [] };
  expect((await bff.openBrowser().signIn()).status).toBe(303);
});

describe('a sign-in without a refresh token', () => {
  test('states how long it lasts and why, and tells the administrator what to set', async () => {
    bff.issuer.omitsRefreshToken = true;
    const browser = bff.openBrowser();
    const response = await browser.signIn('/files?q=a&b');
    expect([response.status, response.text]).toEqual([
      200,
      expect.stringMatching(/You are signed in for (59|60) minutes/),
    ]);
    expect(response.text).toContain('<a href="/files?q=a&amp;b">');
    expect(bff.log).toContain('the identity provider issued no refresh token');
    expect((await browser.request('/auth/session')).json()).toMatchObject({ authenticated: true });
  });

  test('ends with the access token, not during a call', async () => {
    bff.issuer.omitsRefreshToken = true;
    const browser = await bff.signIn('operator');
    for (let minutes = 0; minutes < 58; minutes += 29) {
      bff.clock.advance(29 * 60_000);
      expect((await browser.request('/api/drive/v3/files')).status).toBe(200);
    }
    bff.clock.advance(60_000);
    expect((await browser.request('/auth/session')).json()).toEqual({ authenticated: false });
    expect(bff.issuer.refreshCalls).toEqual([]);
  });
});
