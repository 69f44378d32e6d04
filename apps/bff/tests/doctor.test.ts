import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagnose } from '#app/doctor/diagnose.ts';
import { runDoctor } from '#app/doctor/run-doctor.ts';
import type { Finding } from '#features/connections/finding.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { TOKEN_MARK } from '#testing/servers/test-issuer.ts';
import { TestBff } from '#testing/test-bff.ts';

const EMAIL = 'operator@example.com';
const JSON_TYPE = { 'content-type': 'application/json' };

let bff: TestBff;

beforeEach(async () => {
  bff = await TestBff.start();
  bff.upstream.handler = (request, response) => {
    const status = request.headers.authorization === undefined ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  };
});

afterEach(() => bff[Symbol.asyncDispose]());

async function collect(config: BffConfig, email?: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of diagnose(config, email)) findings.push(finding);
  return findings;
}

function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error');
}

test('a working setup has no errors, and everything that has to be registered is listed exactly', async () => {
  await bff.signIn('operator');
  const findings = await collect({ ...bff.config, hookOrigin: `http://127.0.0.1:${bff.port}` }, EMAIL);
  expect(errorsOf(findings)).toEqual([]);
  const right = findings.filter(({ level }) => level === 'ok').map(({ subject }) => subject);
  expect([...new Set(right)]).toEqual([
    'Start',
    'Identity provider',
    'Session',
    'Scripting',
    'Calendar',
    'File storage',
    'Upload',
    'Hooks',
  ]);
  expect(findings).toContainEqual({
    level: 'info',
    subject: 'Redirect URI',
    text: `${bff.config.publicOrigin}/auth/callback`,
  });
  const scopes = findings.find(({ subject }) => subject === 'Scopes of operator')?.text.split(' ');
  // The listed scopes are those that a sign-in with the role requests.
  expect(bff.issuer.requestedScopes.at(-2)?.split(' ')).toEqual(expect.arrayContaining(scopes ?? ['']));
  expect(scopes?.every((scope) => scope.startsWith(`${bff.config.scopeBase}/auth/`))).toBe(true);
  expect(JSON.stringify(findings)).not.toContain(TOKEN_MARK);
});

test('a misregistered client is detected: secret, redirect URI', async () => {
  bff.issuer.override = ({ pathname }) => {
    if (pathname === '/token') return { status: 401, body: '{"error":"invalid_client"}', headers: JSON_TYPE };
    return pathname === '/authorize' ? { status: 400, body: 'redirect_uri_mismatch' } : undefined;
  };
  expect(errorsOf(await collect(bff.config))).toEqual([
    {
      level: 'error',
      subject: 'Identity provider',
      text: expect.stringContaining('client_refused (invalid_client'),
      remedy: expect.stringContaining('OIDC_CLIENT_ID'),
    },
    {
      level: 'error',
      subject: 'Identity provider',
      text: 'rejects the sign-in request: 400',
      remedy: expect.stringContaining('redirect URI'),
    },
  ]);
});

test('wrong addresses are detected: services, the provider, hooks', async () => {
  const { upstreams, oidc } = bff.config;
  bff.upstream.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>');
  };
  const findings = await collect({
    ...bff.config,
    upstreams: { ...upstreams, drive: `http://127.0.0.1:${await findFreePort()}/drive/v3/` },
    oidc: { ...oidc, issuer: `${oidc.issuer}/other` },
    hookOrigin: bff.upstream.origin,
  });
  const wrong = errorsOf(findings).map(({ subject, remedy }) => [subject, remedy]);
  expect(wrong).toEqual([
    ['Identity provider', expect.stringContaining('OIDC_ISSUER')],
    ['Scripting', 'check SCRIPT_BASE_URL'],
    ['Calendar', 'check CALENDAR_BASE_URL'],
    ['File storage', expect.stringContaining('check DRIVE_BASE_URL')],
    ['Upload', 'check UPLOAD_URL'],
    ['Hooks', expect.stringContaining('/hooks/')],
  ]);
});

test('startup errors and service rejections are detected: a secret, the keys, a disabled API', async () => {
  const dataDir = bff.config.dataDir;
  const broken = await collect({
    ...bff.config,
    keyRing: { path: join(dataDir, 'no-keys'), createsIfMissing: false },
    oidc: { ...bff.config.oidc, clientAuth: { method: 'auto', secretFile: join(dataDir, 'no-secret') } },
  });
  expect(errorsOf(broken).map(({ text }) => text)).toEqual([
    expect.stringContaining('no-keys cannot be read'),
    expect.stringContaining('OIDC_CLIENT_SECRET_FILE'),
  ]);
  const ofProvider = broken.filter(({ subject }) => subject === 'Identity provider').map(({ text }) => text);
  expect(ofProvider).toEqual([`${bff.issuer.origin} responds`, expect.stringContaining('not checked')]);
  await bff.signIn('operator');
  bff.upstream.handler = (request, response) => {
    const isCalendar = request.url?.includes('calendar') ?? false;
    const error = { code: 403, message: 'It is disabled.', errors: [{ reason: 'accessNotConfigured' }] };
    const status = request.headers.authorization === undefined ? 401 : isCalendar ? 403 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  };
  expect(errorsOf(await collect(bff.config, EMAIL))).toEqual([
    {
      level: 'error',
      subject: 'Calendar',
      text: 'responds with 403 (accessNotConfigured) to the token of the session: It is disabled.',
      remedy: 'enable the API in the project of OIDC_CLIENT_ID',
    },
  ]);
});

test('a user without a session is told to sign in first', async () => {
  expect(await collect(bff.config, 'nobody@example.com')).toContainEqual(
    expect.objectContaining({ level: 'warning', subject: 'Session', text: 'nobody@example.com is not signed in' }),
  );
});

test('why the console does not respond decides what to do', async () => {
  const remedyAt = async (publicOrigin: string) => {
    const findings = await collect({ ...bff.config, publicOrigin });
    return findings.find(({ subject }) => subject === 'Console')?.remedy;
  };
  expect(await remedyAt('https://console.invalid')).toMatch(/cannot resolve the name/);
  expect(await remedyAt(`http://127.0.0.1:${await findFreePort()}`)).toMatch(/^start the console, or if it is running/);
});

test.each([
  [['--nonsense'], 64],
  [[], 78],
])('the command with %j exits with %i', async (args, code) => {
  const before = process.exitCode;
  await runDoctor({ problems: ['PORT: is not a whole number'] }, args);
  expect(process.exitCode).toBe(code);
  process.exitCode = before;
});
