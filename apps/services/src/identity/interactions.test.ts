import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#core/durations.ts';
import { BrowserSession, redirectOf } from '#testing/browser-session.ts';
import { PASSWORD, SCOPE_BASE, TestIdentity } from '#testing/start-test-identity.ts';

async function openSignIn(stack: TestIdentity, browser: BrowserSession, params: Record<string, string> = {}) {
  const { url } = await stack.authorize(params);
  return await browser.follow(url);
}

describe('the sign-in page', () => {
  test('runs no script and is prefilled with what the client knows about the user', async () => {
    await using stack = await TestIdentity.start();
    const { response } = await openSignIn(stack, new BrowserSession(), { login_hint: 'x"><script>@example.com' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4999");
    const page = await response.text();
    expect(page).toContain('value="x&quot;&gt;&lt;script&gt;@example.com"');
    expect(page).toContain('autocomplete="current-password"');
    expect(page).not.toContain('<script');
    // Browsers request no other resource that the policy would block.
    expect(page).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(response.headers.get('content-security-policy')).toContain('img-src data:');
  });

  test('looks like the console, and tells a previously signed-in user why it appears', async () => {
    await using stack = await TestIdentity.start();
    const ended = { login_hint: 'ana@example.com', sign_in_reason: 'session_ended' };
    const { response } = await openSignIn(stack, new BrowserSession(), ended);
    expect(response.headers.get('content-security-policy')).toContain('font-src data:');
    const page = await response.text();
    expect(page).toContain('Your session has ended. Sign in again to continue where you left off.');
    expect(page).toContain('<header><img src="data:image/svg+xml,');
    expect(page).toContain("font-family: 'Inter Variable'");
    expect(page).toContain('value="ana@example.com"');
    const other = await openSignIn(stack, new BrowserSession(), { sign_in_reason: 'Call 555-0100' });
    expect(await other.response.text()).not.toMatch(/session has ended|555/);
  });

  test('shows the same error for a wrong password and an unknown address', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { url } = await openSignIn(stack, browser);
    const wrong = await browser.submit(url, { email: 'ana@example.com', password: 'wrong' });
    const unknown = await browser.submit(url, { email: 'nobody@example.com', password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    const page = await wrong.text();
    expect(page).toContain('Wrong email or password.');
    expect(page.replaceAll('ana@', 'nobody@')).toBe(await unknown.text());
  });

  test('blocks guessing after five failures and accepts the user later', async () => {
    let nowMs = Date.now();
    await using stack = await TestIdentity.start({ nowMs: () => nowMs });
    const browser = new BrowserSession();
    const { url } = await openSignIn(stack, browser);
    const form = { email: 'Ana@example.com', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await browser.submit(url, form)).status).toBe(422);
    const throttled = await browser.submit(url, { ...form, password: PASSWORD });
    expect(throttled.status).toBe(429);
    expect(throttled.headers.get('retry-after')).toBe('900');
    expect(await throttled.text()).toContain('Too many attempts. Try again in 15 minutes.');
    nowMs += 15 * MINUTE_MS;
    expect((await browser.submit(url, { ...form, password: PASSWORD })).status).toBe(303);
  });

  test('returns to the client when the user cancels', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { url } = await openSignIn(stack, browser);
    const cancelled = await browser.submit(url, { choice: 'cancel' });
    const { url: callback } = await browser.follow(redirectOf(cancelled, url) ?? '');
    expect(callback.searchParams.get('error')).toBe('access_denied');
  });
});

describe('an invalid request', () => {
  test('is rejected if another site submits the form', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { url } = await openSignIn(stack, browser);
    const form = { email: 'ana@example.com', password: PASSWORD };
    const crossSite = await browser.submit(url, form, { 'sec-fetch-site': 'cross-site' });
    const otherOrigin = await browser.submit(url, form, { origin: 'https://evil.example' });
    expect([crossSite.status, otherOrigin.status]).toEqual([403, 403]);
  });

  test.each([
    ['is no form', 415, 'application/json', '{}'],
    ['is too long', 413, 'application/x-www-form-urlencoded', `email=${'x'.repeat(10_000)}`],
  ])('is rejected if it %s', async (_, status, contentType, body) => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { url } = await openSignIn(stack, browser);
    const cookie = browser.cookieHeader(url);
    const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': contentType, cookie } });
    expect(response.status).toBe(status);
  });

  test('gets a page that says the sign-in has expired if its interaction is unknown here', async () => {
    await using stack = await TestIdentity.start();
    const { url } = await openSignIn(stack, new BrowserSession());
    const response = await new BrowserSession().get(url);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired');
  });

  test('gets a page without the technical reason if the client is unknown', async () => {
    await using stack = await TestIdentity.start();
    const response = await new BrowserSession().get(`${stack.identity.issuer}/auth?client_id=<b>`);
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('This application is not registered.');
    expect(page).not.toContain('<b>');
  });
});

describe('the consent page', () => {
  const verifier = 'v'.repeat(43);
  const request = {
    client_id: 'rotunda-tools',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1:53211/callback',
    scope: `openid offline_access ${SCOPE_BASE}/auth/drive.readonly ${SCOPE_BASE}/auth/calendar.events`,
    prompt: 'consent',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };

  async function openConsent(stack: TestIdentity, browser: BrowserSession) {
    await stack.signIn(browser);
    return await browser.follow(`${stack.identity.issuer}/auth?${new URLSearchParams(request)}`);
  }

  test('describes what a program on the user’s own machine will be able to do, grouped by area', async () => {
    await using stack = await TestIdentity.start();
    const { response } = await openConsent(stack, new BrowserSession());
    const page = await response.text();
    expect(page).toContain('<h1>Allow Rotunda tools access?</h1>');
    expect(page).toContain('<h2>Files</h2>\n<ul><li>See and download all your files</li></ul>');
    expect(page).toContain('<h2>Calendar</h2>\n<ul><li>See and change events in all your calendars</li></ul>');
  });

  test('gives the program its tokens once the user allows it, on whatever port it listens', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { url } = await openConsent(stack, browser);
    const allowed = await browser.submit(url, { choice: 'continue' });
    const { url: callback } = await browser.follow(redirectOf(allowed, url) ?? '');
    expect(callback.origin).toBe('http://127.0.0.1:53211');
    const response = await fetch(`${stack.identity.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'rotunda-tools',
        code: callback.searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: request.redirect_uri,
      }),
    });
    expect(await response.json()).toMatchObject({ scope: request.scope, refresh_token: expect.any(String) });
  });

  test('gives nothing if the user denies it', async () => {
    await using stack = await TestIdentity.start();
    const browser = new BrowserSession();
    const { url } = await openConsent(stack, browser);
    const denied = await browser.submit(url, { choice: 'cancel' });
    const { url: callback } = await browser.follow(redirectOf(denied, url) ?? '');
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(callback.searchParams.has('code')).toBe(false);
  });
});
