// Uses a provider and services with certificates of a private authority.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser, visitProvider } from '#testing/clients/test-browser.ts';
import { COMPILE_CACHE } from '#testing/processes/compile-cache.ts';
import { ConsoleProcess } from '#testing/processes/console-process.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TestAuthority } from '#testing/servers/test-authority.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { terminateTls } from '#testing/servers/tls-terminator.ts';

const MAIN = fileURLToPath(new URL('../src/main.js', import.meta.url));
const DOCTOR = fileURLToPath(new URL('../../../scripts/doctor.ts', import.meta.url));
const PUBLIC_ORIGIN = 'http://localhost:4000';
const HOST = 'localhost';
const EXPLAINED = /the certificate is not trusted: add its authority with NODE_EXTRA_CA_CERTS/g;
const SUBJECTS = ['Identity provider', 'Scripting', 'Calendar', 'File storage', 'Upload'];

let started: AsyncDisposableStack;
let issuer: TestIssuer;
let plainIssuerOrigin: string;
let untrusting: Record<string, string>;
let trusting: Record<string, string>;

beforeAll(async () => {
  started = new AsyncDisposableStack();
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-authority-'));
  started.defer(() => rm(directory, { recursive: true }));
  issuer = started.adopt(await TestIssuer.start(), (running) => running.close());
  const upstream = started.adopt(await TestUpstream.start(), (running) => running.close());
  upstream.handler = (request, response) => {
    const status = request.headers.authorization === undefined ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
  const authority = new TestAuthority('The authority of the organisation');
  const tls = { host: HOST, certificate: authority.issue(HOST) };
  plainIssuerOrigin = issuer.origin;
  const provider = started.use(await terminateTls(issuer.origin, tls));
  const services = started.use(await terminateTls(upstream.origin, tls));
  issuer.publicOrigin = provider.origin;
  await writeFile(join(directory, 'authority.crt'), authority.cert);
  await writeFile(join(directory, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
  untrusting = {
    ...COMPILE_CACHE,
    PUBLIC_ORIGIN,
    PORT: String(await findFreePort()),
    DATA_DIR: join(directory, 'data'),
    SCRIPT_BASE_URL: `${services.origin}/`,
    CALENDAR_BASE_URL: `${services.origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${services.origin}/drive/v3/`,
    UPLOAD_URL: `${services.origin}/upload/drive/v3/`,
    SCOPE_BASE: 'https://scopes.example',
    OIDC_ISSUER: provider.origin,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET_FILE: join(directory, 'client-secret'),
  };
  trusting = { ...untrusting, NODE_EXTRA_CA_CERTS: join(directory, 'authority.crt') };
});

afterAll(() => started.disposeAsync());

/** Signs in. The provider is visited without TLS, because this process does not trust the authority. */
async function signIn(browser: TestBrowser): Promise<string | undefined> {
  let { headers, status } = await browser.navigate('/auth/login?returnTo=%2Ffiles');
  while (status === 303 && headers.location?.startsWith(issuer.origin)) {
    const path = await visitProvider(headers.location.replace(issuer.origin, plainIssuerOrigin));
    ({ headers, status } = await browser.navigate(path));
  }
  return headers.location;
}

test('the CA from NODE_EXTRA_CA_CERTS is trusted for the provider and the services', async () => {
  await using console = await ConsoleProcess.start([MAIN], trusting);
  await using browser = new TestBrowser(PUBLIC_ORIGIN, Number(trusting.PORT));
  expect(await signIn(browser)).toBe('/files');
  expect((await browser.request('/api/drive/v3/about?fields=user')).status).toBe(200);
  expect((await browser.request('/api/calendar/v3/colors')).status).toBe(200);
  const body = Buffer.from('content');
  const headers = { 'content-type': 'text/plain' };
  const upload = '/api/upload/drive/v3/files?uploadType=media';
  expect((await browser.request(upload, { method: 'POST', headers, body })).status).toBe(200);
  const doctor = await ConsoleProcess.run([DOCTOR, '--user', issuer.user.email ?? ''], trusting);
  expect(doctor.output).toMatch(/^ok +Session /m);
  expect(doctor.output).not.toMatch(/^error/m);
  expect(await console.stop()).toMatchObject({ code: 0 });
});

test('without it, the doctor asks to add the CA for each address', async () => {
  const { code, output } = await ConsoleProcess.run([DOCTOR], untrusting);
  expect(code).toBe(1);
  const errors = output.split('\n').filter((line) => line.startsWith('error'));
  expect(errors.map((line) => SUBJECTS.find((subject) => line.includes(` ${subject} `)))).toEqual(SUBJECTS);
  expect(output.match(EXPLAINED)).toHaveLength(SUBJECTS.length);
});
