// Follows docs/google-workspace.md with a provider that behaves like Google and services that behave like the public
// ones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../apps/bff/src/testing/clients/test-browser.ts';
import { ConsoleProcess } from '../../apps/bff/src/testing/processes/console-process.ts';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { OpenIdProvider } from '../../apps/bff/src/testing/servers/openid-provider.ts';
import { consoleClient, makeClientFiles } from '../../apps/bff/src/testing/servers/openid-settings.ts';
import { CLIENT_ID } from '../../apps/bff/src/testing/servers/test-issuer.ts';
import { TestUpstream } from '../../apps/bff/src/testing/servers/test-upstream.ts';
import { readDocument, readVariables } from './guide-variables.ts';

const MAIN = fileURLToPath(new URL('../../apps/bff/src/main.js', import.meta.url));
const DOCTOR = fileURLToPath(new URL('../doctor.ts', import.meta.url));
const PUBLIC_ORIGIN = 'http://localhost:4000';
const guide = readVariables(readDocument('google-workspace'));

const started = new AsyncDisposableStack();
let env: Record<string, string>;
let provider: OpenIdProvider;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-guide-'));
  started.defer(() => rm(directory, { recursive: true, force: true }));
  const files = started.use(await makeClientFiles());
  const claims = { email: guide.BFF_FIRST_OPERATOR, hd: guide.OIDC_HOSTED_DOMAIN, roles: undefined };
  const setting = { isGoogleLike: true, omitsSignInTime: true, claims };
  provider = started.use(await OpenIdProvider.start(consoleClient(PUBLIC_ORIGIN), setting));
  const upstream = started.adopt(await TestUpstream.start(), (running) => running.close());
  upstream.handler = async (request, response) => {
    const isAccepted = await provider.accepts((request.headers.authorization ?? '').replace('Bearer ', ''));
    response.writeHead(isAccepted ? 200 : 401, { 'content-type': 'application/json' }).end('{}');
  };
  env = {
    ...guide,
    // Replaces Google's addresses in the guide. The issuer determines the profile.
    OIDC_ISSUER: provider.origin,
    OIDC_PROFILE: 'google',
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET_FILE: files.secretFile,
    SCRIPT_BASE_URL: `${upstream.origin}/`,
    CALENDAR_BASE_URL: `${upstream.origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${upstream.origin}/drive/v3/`,
    UPLOAD_URL: `${upstream.origin}/upload/drive/v3/`,
    SCOPE_BASE: 'https://scopes.example',
    PUBLIC_ORIGIN,
    PORT: String(await findFreePort()),
    DATA_DIR: join(directory, 'data'),
  };
});

afterAll(() => started.disposeAsync());

async function signIn(browser: TestBrowser): Promise<string | undefined> {
  let { headers, status } = await browser.navigate('/auth/login?returnTo=%2Ffiles');
  while (status === 303 && headers.location?.startsWith(provider.origin)) {
    ({ headers, status } = await browser.navigate(await provider.visit(headers.location)));
  }
  return headers.location;
}

test('the checks in the guide pass, the first operator signs in and works, and the doctor reports no errors', async () => {
  const check = await ConsoleProcess.run([MAIN, '--check'], env);
  expect(check).toEqual({ code: 0, output: 'The configuration is valid.\n' });
  expect((await ConsoleProcess.run([DOCTOR], env)).output).not.toMatch(/^error/m);
  await using console = await ConsoleProcess.start([MAIN], env);
  await using browser = new TestBrowser(PUBLIC_ORIGIN, Number(env.PORT));
  expect(await signIn(browser)).toBe('/files');
  const session = (await browser.request('/auth/session')).json();
  expect(session).toMatchObject({ user: { email: guide.BFF_FIRST_OPERATOR }, roles: ['operator'] });
  for (const path of ['/api/drive/v3/about?fields=user', '/api/calendar/v3/colors', '/api/script/v1/processes']) {
    expect([path, (await browser.request(path)).status]).toEqual([path, 200]);
  }
  expect(provider.requests.at(-1)).toMatchObject({ access_type: 'offline', prompt: 'consent' });
  const doctor = await ConsoleProcess.run([DOCTOR, '--user', guide.BFF_FIRST_OPERATOR ?? ''], env);
  expect(doctor.output).toMatch(/^ok +Session /m);
  expect(doctor.output).not.toMatch(/^error/m);
  expect(await console.stop()).toMatchObject({ code: 0 });
});

test('an account of another domain is rejected', async () => {
  const other = { ...env, OIDC_HOSTED_DOMAIN: 'other.example' };
  await using _console = await ConsoleProcess.start([MAIN], other);
  await using browser = new TestBrowser(PUBLIC_ORIGIN, Number(env.PORT));
  expect(await signIn(browser)).toBeUndefined();
  expect((await browser.request('/auth/session')).json()).toEqual({ authenticated: false });
});
