// Signs in with the independent provider `oidc-provider`, configured like those of different organisations.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { BffConfig } from '#platform/config/config.ts';
import { type OidcConfig, oidcVariables, toOidcConfig } from '#platform/config/oidc-config.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { OpenIdProvider } from '#testing/servers/openid-provider.ts';
import {
  consoleClient,
  makeClientFiles,
  OPENID_SETTINGS,
  type OpenIdSetting,
} from '#testing/servers/openid-settings.ts';
import { CLIENT_ID } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const SCOPES = 'https://scopes.example/auth';
const HOUR_MS = 3_600_000;

const CLIENT = consoleClient('http://console.test');

let bff: TestBff;
let replicas = 0;

const clientFiles = await makeClientFiles();

beforeAll(async () => {
  bff = await TestBff.start();
  bff.upstream.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
});

afterAll(async () => {
  await bff[Symbol.asyncDispose]();
  await clientFiles[Symbol.asyncDispose]();
});

/** Opens a console for a provider on the shared store. */
async function openConsole(
  provider: OpenIdProvider,
  oidc: Partial<OidcConfig> = {},
  stepUp: BffConfig['stepUp'] = 'off',
): Promise<TestBrowser> {
  await bff.startReplica({ ...bff.config, stepUp, oidc: { ...bff.config.oidc, issuer: provider.origin, ...oidc } });
  replicas += 1;
  return bff.openBrowser(replicas);
}

async function signIn(browser: TestBrowser, provider: OpenIdProvider) {
  let response = await browser.navigate('/auth/login?returnTo=%2Ffiles');
  while (response.status === 303 && !response.headers.location?.startsWith('/')) {
    response = await browser.navigate(await provider.visit(response.headers.location ?? ''));
  }
  return response;
}

/** Parses the variables of a setting into the configuration of the console. */
function toConfig({ variables }: OpenIdSetting, provider: OpenIdProvider): OidcConfig {
  const { secretFile: OIDC_CLIENT_SECRET_FILE } = clientFiles;
  const client = { OIDC_ISSUER: provider.origin, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET_FILE };
  return toOidcConfig(z.object({ OIDC_ISSUER: z.string(), ...oidcVariables }).parse({ ...client, ...variables }));
}

test.each(Object.entries(OPENID_SETTINGS))(
  '%s: users sign in, work, stay signed in for hours, and sign out',
  async (_name, prepare) => {
    const setting = prepare(clientFiles);
    await using provider = await OpenIdProvider.start(CLIENT, setting);
    const browser = await openConsole(provider, toConfig(setting, provider));
    const signedIn = await signIn(browser, provider);
    expect([signedIn.status, signedIn.headers.location, signedIn.text]).toEqual([303, '/files', '']);
    expect((await browser.request('/auth/session')).json()).toMatchObject({
      authenticated: true,
      user: { email: 'rita@example.com', name: 'Rita' },
      roles: ['operator'],
      operations: expect.arrayContaining(['drive.files.emptyTrash', 'script.scripts.run']),
    });
    expect((await browser.request('/api/drive/v3/files')).status).toBe(200);
    for (const refreshes of [1, 2]) {
      // The time stays below the idle limit, which is not tested here.
      for (let part = 0; part < 3; part += 1) {
        bff.clock.advance(HOUR_MS / 3 + 1_000);
        expect((await browser.request('/api/drive/v3/files')).status).toBe(200);
      }
      expect(provider.counts.refreshes).toBe(refreshes);
    }
    const destroyed = provider.counts.revocations;
    const signedOut = (await browser.request('/auth/logout', { method: 'POST' })).json();
    expect(signedOut).toMatchObject({ endSessionUrl: expect.stringContaining(`${provider.origin}/session/end?`) });
    expect(provider.counts.revocations).toBe(destroyed + 1);
    expect((await browser.request('/auth/session')).json()).toEqual({ authenticated: false });
    expect(provider.requests.at(-1)).toMatchObject({
      scope: expect.stringContaining(`${SCOPES}/drive`),
      login_hint: 'rita@example.com',
    });
  },
);

test('a provider that ends the whole grant with one token is notified only of the last session', async () => {
  await using provider = await OpenIdProvider.start(CLIENT, { isGoogleLike: true });
  const first = await openConsole(provider, { profile: 'google' });
  const second = bff.openBrowser(replicas);
  for (const browser of [first, second]) await signIn(browser, provider);
  const before = provider.counts.revocations;
  expect((await first.request('/auth/logout', { method: 'POST' })).status).toBe(200);
  expect(provider.counts.revocations).toBe(before);
  expect((await second.request('/api/drive/v3/files')).status).toBe(200);
  expect((await second.request('/auth/logout', { method: 'POST' })).status).toBe(200);
  expect(provider.counts.revocations).toBe(before + 1);
});

test('Google is asked for the scopes of a script and of the console together, and returns one refresh token for all', async () => {
  await using provider = await OpenIdProvider.start(CLIENT, { isGoogleLike: true });
  const browser = await openConsole(provider, { profile: 'google' });
  await signIn(browser, provider);
  const body = JSON.stringify({ returnTo: '/confirmed.html', scopes: [`${SCOPES}/forms`] });
  const started = await browser.request('/auth/step-up', { method: 'POST', body });
  const path = await provider.visit(String(Object(started.json()).redirectUrl));
  expect(provider.requests.at(-1)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    scope: expect.stringMatching(/\/auth\/drive .*\/auth\/forms$/),
  });
  expect((await browser.navigate(path)).headers.location).toBe('/confirmed.html');
  expect((await browser.request('/api/drive/v3/files')).status).toBe(200);
});

test('a provider that reports no sign-in time: step-up is disabled and logged, or a new sign-in is trusted', async () => {
  const emptyTrash = (browser: TestBrowser) => browser.request('/api/drive/v3/files/trash', { method: 'DELETE' });
  await using provider = await OpenIdProvider.start(CLIENT, { omitsSignInTime: true });
  const unasked = await openConsole(provider, {}, 'auto');
  await signIn(unasked, provider);
  expect((await emptyTrash(unasked)).status).toBe(200);
  expect(bff.log).toContain('step-up is off, because the identity provider does not report the sign-in time');
  const requested = await openConsole(provider, {}, 'login');
  await signIn(requested, provider);
  expect((await emptyTrash(requested)).json()).toMatchObject({ code: 'step_up_required' });
  const started = await requested.request('/auth/step-up', { method: 'POST', body: '{"returnTo":"/"}' });
  const path = await provider.visit(String(Object(started.json()).redirectUrl));
  expect(provider.requests.at(-1)).toMatchObject({ prompt: 'login consent', max_age: undefined });
  expect((await requested.navigate(path)).status).toBe(303);
  expect((await emptyTrash(requested)).status).toBe(200);
});
