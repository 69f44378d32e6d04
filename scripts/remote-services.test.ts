// Runs the console without the embedded services, with remote services configured only by variables.
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig as parseServicesConfig } from '@rotunda/services/config';
import { startServices } from '@rotunda/services/start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../apps/bff/src/testing/servers/free-port.ts';
import { openDatabase } from '../apps/services/src/db/open-database.ts';
import { createAccount } from '../apps/services/src/identity/accounts.ts';
import { BrowserSession, redirectOf } from '../apps/services/src/testing/browser-session.ts';
import { toQuickPasswordHash } from '../apps/services/src/testing/quick-password-hash.ts';
import { parseStackConfig, type RunningStack, startStack, superviseStack } from './stack.ts';

const OPERATOR = 'operator@example.com';
const PASSWORD = 'correct horse';
const SCOPE_BASE = 'https://scopes.elsewhere.example';

const started = new AsyncDisposableStack();
const browser = new BrowserSession();
let stack: RunningStack;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-remote-'));
  started.defer(() => rm(directory, { recursive: true, force: true }));
  const [port, servicesPort] = [String(await findFreePort()), String(await findFreePort())];
  const remoteDir = join(directory, 'elsewhere');
  await createOperator(remoteDir);
  const services = parseServicesConfig({
    PORT: port,
    SERVICES_PORT: servicesPort,
    DATA_DIR: remoteDir,
    SCOPE_BASE,
    DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  if ('problems' in services) throw new Error(services.problems.join('\n'));
  const remote = started.use(await startServices(services.config));
  // Only the addresses, a client and its secret are known about the remote services.
  const secretFile = join(directory, 'client-secret');
  await copyFile(join(remoteDir, 'console-client-secret'), secretFile);
  const parsed = parseStackConfig({
    PORT: port,
    DATA_DIR: join(directory, 'console'),
    SCRIPT_BASE_URL: `${remote.origin}/`,
    CALENDAR_BASE_URL: `${remote.origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${remote.origin}/drive/v3/`,
    UPLOAD_URL: `${remote.origin}/upload/drive/v3/`,
    SCOPE_BASE,
    OIDC_ISSUER: `${remote.origin}/oidc`,
    OIDC_CLIENT_ID: 'rotunda-console',
    OIDC_CLIENT_SECRET_FILE: secretFile,
    BFF_ROLES_FROM: 'table',
    BFF_FIRST_OPERATOR: OPERATOR,
    LOG_LEVEL: 'silent',
  });
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
  expect(parsed.config.services).toBeUndefined();
  const supervisor = superviseStack(parsed.config);
  started.defer(() => supervisor.close());
  stack = await startStack(supervisor);
}, 120_000);

afterAll(() => started.disposeAsync());

/** Creates the only account of the remote services, in their data directory. */
async function createOperator(dataDir: string): Promise<void> {
  await mkdir(dataDir, { mode: 0o700 });
  const db = openDatabase(join(dataDir, 'services.db'));
  createAccount(db, {
    id: 'operator',
    email: OPERATOR,
    displayName: 'Operator',
    permissionId: '10000000000000000000',
    role: null,
    isDomainAdmin: false,
    passwordHash: toQuickPasswordHash(PASSWORD),
    createdAtMs: 0,
  });
  db.close();
}

/** Signs in like a browser at the remote provider. Resolves to the final address. */
async function signIn(): Promise<string> {
  const { url: provider } = await browser.follow(`${stack.consoleOrigin}/auth/login?returnTo=%2Ffiles`);
  const { url: page } = await browser.follow(provider);
  const signedIn = await browser.submit(page, { email: OPERATOR, password: PASSWORD });
  let next = redirectOf(signedIn, page);
  // Once the role is known, the console requests the scopes of the role from the provider.
  for (let visit = 0; visit < 3 && next && next.origin !== stack.consoleOrigin; visit += 1) {
    const { url: callback } = await browser.follow(next);
    next = redirectOf(await browser.get(callback), callback);
  }
  return next?.href ?? '';
}

async function request(
  path: string,
  init: { method?: string; body?: string; headers?: object } = {},
): Promise<unknown> {
  const url = new URL(path, stack.consoleOrigin);
  const response = await fetch(url, {
    ...init,
    headers: {
      ...init.headers,
      cookie: browser.cookieHeader(url),
      origin: stack.consoleOrigin,
      'x-bff-csrf': '1',
      'sec-fetch-site': 'same-origin',
    },
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

test('a user signs in at another provider and works with services at another origin', async () => {
  expect(stack.services).toBeUndefined();
  expect(await signIn()).toBe(`${stack.consoleOrigin}/files`);
  expect(await request('/auth/session')).toMatchObject({ user: { email: OPERATOR }, roles: ['operator'] });
  expect(await request('/api/drive/v3/about?fields=user')).toMatchObject({ user: { emailAddress: OPERATOR } });
  expect(await request('/api/calendar/v3/users/me/calendarList')).toMatchObject({ kind: 'calendar#calendarList' });
  expect(await request('/api/script/v1/processes')).toEqual({});
  const upload = { method: 'POST', body: 'Far away', headers: { 'content-type': 'text/plain' } };
  expect(await request('/api/upload/drive/v3/files?uploadType=media', upload)).toMatchObject({
    mimeType: 'text/plain',
  });
  // The services can reach this console, because each watch request contains its address.
  expect(await request('/api/watches')).toMatchObject({ canOpen: true });
  expect(await readdir(join(directory, 'console'))).not.toContain('services.db');
});

test('a missing variable is reported before anything starts', () => {
  const parsed = parseStackConfig({ DRIVE_BASE_URL: 'https://files.example/drive/v3/' });
  expect(parsed).toMatchObject({ problems: expect.arrayContaining([expect.stringMatching(/^SCRIPT_BASE_URL/)]) });
});
