import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Response, type TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import { TestBff } from '#testing/test-bff.ts';

const SESSION = '__Host-bff';
const SCOPE = 'https://scopes.example/auth';
// The narrowest scope that can list calendars.
const LEAST = `${SCOPE}/calendar.calendarlist.readonly`;
const stepUp = z.object({ redirectUrl: z.url() });

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

function begin(browser: TestBrowser, body: object): Promise<Response> {
  return browser.request('/auth/step-up', { method: 'POST', body: JSON.stringify(body) });
}

/** Visits the provider and returns as from another site: without the Strict session cookie. */
async function finish(browser: TestBrowser, started: Response): Promise<Response> {
  const path = await visitProvider(stepUp.parse(started.json()).redirectUrl);
  browser.cookies.delete(SESSION);
  return browser.navigate(path);
}

async function isSignedIn(id: string): Promise<boolean> {
  const browser = bff.openBrowser();
  browser.cookies.set(SESSION, id);
  return (await browser.request('/api/drive/v3/about?fields=user')).status === 200;
}

describe('access that was not granted', () => {
  test('is requested in addition to granted access, as little as necessary, and the new session replaces the old one', async () => {
    bff.issuer.withheldScopes.add(`${SCOPE}/calendar.readonly`);
    const browser = await bff.signIn('reviewer');
    const old = browser.cookies.get(SESSION) ?? '';
    const refused = await browser.request('/api/calendar/v3/users/me/calendarList');
    expect(refused.json()).toMatchObject({ code: 'policy_denied', missing: { scopes: expect.any(Array) } });
    bff.issuer.withheldScopes.clear();
    const started = await begin(browser, { returnTo: '/calendars?x=1', operations: ['calendar.calendarList.list'] });
    const response = await finish(browser, started);
    expect([response.status, response.headers.location]).toEqual([303, '/calendars?x=1']);
    const requested = bff.issuer.requestedScopes.at(-1)?.split(' ') ?? [];
    expect(requested).toEqual(expect.arrayContaining(['openid', `${SCOPE}/drive`, LEAST]));
    expect(new Set(requested).size).toBe(requested.length);
    expect((await browser.request('/api/calendar/v3/users/me/calendarList')).status).toBe(200);
    expect(await isSignedIn(old)).toBe(false);
  });

  test('that stays withheld changes only the session', async () => {
    for (const scope of [`${SCOPE}/calendar.readonly`, LEAST]) bff.issuer.withheldScopes.add(scope);
    const browser = await bff.signIn('reviewer');
    await finish(browser, await begin(browser, { returnTo: '/', operations: ['calendar.calendarList.list'] }));
    expect((await browser.request('/api/calendar/v3/users/me/calendarList')).status).toBe(403);
    expect((await browser.request('/api/drive/v3/about?fields=user')).status).toBe(200);
  });

  test('T12: is not requested if the role does not allow the operation', async () => {
    const browser = await bff.signIn('support');
    const before = bff.issuer.requestedScopes.length;
    const response = await begin(browser, { returnTo: '/', operations: ['script.scripts.run'] });
    expect(response.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator'] } });
    expect(bff.issuer.requestedScopes).toHaveLength(before);
  });
});

describe('access needed only by a script', () => {
  const FORMS = `${SCOPE}/forms`;

  test('is requested in addition to access granted before', async () => {
    const browser = await bff.signIn('operator');
    const response = await finish(browser, await begin(browser, { returnTo: '/confirmed.html', scopes: [FORMS] }));
    expect([response.status, response.headers.location]).toEqual([303, '/confirmed.html']);
    const requested = bff.issuer.requestedScopes.at(-1)?.split(' ') ?? [];
    expect(requested).toEqual(expect.arrayContaining(['openid', `${SCOPE}/drive`, FORMS]));
    expect((await browser.request('/api/drive/v3/about?fields=user')).status).toBe(200);
  });

  test.each([`${SCOPE}/no.such.scope`, 'https://elsewhere.example/auth/forms', 'forms', 'offline_access'])(
    'T12: is not requested if the scope is unknown: %s',
    async (scope) => {
      const browser = await bff.signIn('operator');
      const before = bff.issuer.requestedScopes.length;
      const response = await begin(browser, { returnTo: '/', scopes: [FORMS, scope] });
      expect(response.json()).toMatchObject({
        status: 400,
        code: 'bad_request',
        detail: expect.stringContaining(scope),
      });
      expect(bff.issuer.requestedScopes).toHaveLength(before);
    },
  );

  test.each(['support', 'reviewer'] as const)('T12: is not requested by a %s, who cannot run scripts', async (role) => {
    const browser = await bff.signIn(role);
    const response = await begin(browser, { returnTo: '/', scopes: [FORMS] });
    expect(response.json()).toMatchObject({ code: 'policy_denied', missing: { roles: ['operator'] } });
  });
});

describe('T4: a step-up', () => {
  test('completes with the user who started it, or changes nothing', async () => {
    const browser = await bff.signIn('operator');
    const id = browser.cookies.get(SESSION) ?? '';
    const started = await begin(browser, { returnTo: '/' });
    bff.issuer.user = { ...bff.issuer.user, sub: 'somebody-else' };
    expect((await finish(browser, started)).status).toBe(400);
    expect(await isSignedIn(id)).toBe(true);
  });

  test('completes in the browser that started it', async () => {
    const started = await begin(await bff.signIn('operator'), { returnTo: '/' });
    expect((await finish(bff.openBrowser(), started)).status).toBe(400);
  });

  test('T5: does not redirect to another origin', async () => {
    const browser = await bff.signIn('operator');
    const response = await finish(browser, await begin(browser, { returnTo: '//evil.example/' }));
    expect(response.headers.location).toBe('/');
  });

  test.each([
    ['without a place to return to', {}],
    ['for an operation that does not exist', { returnTo: '/', operations: ['drive.files.shred'] }],
    ['for no operations', { returnTo: '/', operations: [] }],
    ['for no scopes', { returnTo: '/', scopes: [] }],
    ['with something else', { returnTo: '/', prompt: 'none' }],
  ])('%s is rejected', async (_what, body) => {
    const browser = await bff.signIn('operator');
    expect((await begin(browser, body)).json()).toMatchObject({ status: 400, code: 'bad_request' });
  });

  test('T6: cannot be started by another site or without a session', async () => {
    const browser = await bff.signIn('operator');
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await browser.request('/auth/step-up', { method: 'POST', headers, body: '{}' })).status).toBe(403);
    expect((await begin(bff.openBrowser(), { returnTo: '/' })).status).toBe(401);
  });
});

describe('where recent authentication is required', () => {
  const EMPTY_TRASH = ['/api/drive/v3/files/trash', { method: 'DELETE' }] as const;

  async function enter(): Promise<TestBrowser> {
    await bff.startReplica({ ...bff.config, stepUp: 'auth_time' });
    const browser = bff.openBrowser(1);
    await browser.signIn();
    return browser;
  }

  test('calls that cannot be undone wait for it, and others do not', async () => {
    const browser = await enter();
    expect((await browser.request(...EMPTY_TRASH)).json()).toMatchObject({ status: 403, code: 'step_up_required' });
    expect((await browser.request('/api/drive/v3/files')).status).toBe(200);
    await finish(browser, await begin(browser, { returnTo: '/' }));
    expect(bff.issuer.requestedPrompts.at(-1)).toBe('login consent');
    expect((await browser.request(...EMPTY_TRASH)).status).toBe(200);
    bff.clock.advance(900_000);
    expect((await browser.request(...EMPTY_TRASH)).json()).toMatchObject({ code: 'step_up_required' });
  });

  test('an old sign-in that the provider presents as a new one is rejected', async () => {
    const browser = await enter();
    bff.issuer.proofAgeSeconds = 3_600;
    expect((await finish(browser, await begin(browser, { returnTo: '/' }))).status).toBe(400);
  });
});
