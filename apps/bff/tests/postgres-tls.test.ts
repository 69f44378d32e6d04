// Opens the store on a PostgreSQL server that requires TLS, with a certificate of a private authority.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { diagnose } from '#app/doctor/diagnose.ts';
import { findPreflightProblems } from '#app/preflight.ts';
import { startBff } from '#app/start.ts';
import type { Finding } from '#features/connections/finding.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { makeKeyRing } from '#platform/keys/key-ring-file.ts';
import type { TestBrowser } from '#testing/clients/test-browser.ts';
import { PostgresServer } from '#testing/databases/postgres-server.ts';
import { TestAuthority } from '#testing/servers/test-authority.ts';
import { TestBff } from '#testing/test-bff.ts';

const KEYS = fileURLToPath(new URL('../src/app/keys-main.ts', import.meta.url));
const HOST = 'localhost';
const PASSWORD = randomBytes(12).toString('hex');
const authority = new TestAuthority('The authority of the database');

let directory: string;
let server: PostgresServer;
let bff: TestBff;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-tls-'));
  await writeFile(join(directory, 'authority.crt'), authority.cert);
  await writeFile(join(directory, 'other.crt'), new TestAuthority('Another authority').cert);
  await writeFile(join(directory, 'password'), PASSWORD, { mode: 0o600 });
  makeKeyRing(join(directory, 'keys'));
  server = await PostgresServer.create(authority.issue(HOST));
  await server.createRoleWithDatabase('console', PASSWORD);
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  bff = await TestBff.start();
});

afterEach(() => bff[Symbol.asyncDispose]());

function configWith({ mode = 'verify-full', ca = 'authority.crt', host = HOST } = {}): BffConfig {
  const parameters = new URLSearchParams({ sslmode: mode, ...(ca !== '' && { sslrootcert: join(directory, ca) }) });
  const url = `postgresql://console@${host}:${server.port}/console?${parameters}`;
  const keyRing = { path: join(directory, 'keys'), createsIfMissing: false };
  return { ...bff.config, port: 0, keyRing, database: { url, passwordFile: join(directory, 'password') } };
}

async function startWith(config: BffConfig): Promise<TestBrowser> {
  await bff.stop();
  await bff.startReplica(config);
  return bff.openBrowser();
}

test('a certificate from the configured CA is accepted, and every connection is encrypted', async () => {
  const config = configWith();
  expect(await findPreflightProblems(config)).toEqual([]);
  const browser = await startWith(config);
  await browser.signIn();
  expect((await browser.request('/auth/session')).status).toBe(200);
  expect((await browser.request('/readyz')).text).toBe('ok\n');
  const connections = await server.query(
    "select ssl, count(*)::int from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'rotunda-bff' group by ssl",
  );
  // One connection listens for notifications.
  expect(connections).toEqual([{ ssl: true, count: expect.any(Number) }]);
  expect(connections[0]?.count).toBeGreaterThan(1);
});

test('a CA from NODE_EXTRA_CA_CERTS is trusted as well', async () => {
  const { database } = configWith({ ca: '' });
  const run = (more: Record<string, string>) =>
    promisify(execFile)(process.execPath, [KEYS, 'status'], {
      env: {
        ...bff.storeEnv(),
        DATABASE_URL: database?.url,
        DATABASE_PASSWORD_FILE: join(directory, 'password'),
        BFF_KEYRING_FILE: join(directory, 'keys'),
        ...more,
      },
    });
  const { stdout } = await run({ NODE_EXTRA_CA_CERTS: join(directory, 'authority.crt') });
  expect(stdout).toMatch(/^k1\tseals/);
  await expect(run({})).rejects.toThrow('not from a trusted authority');
});

const REFUSED: [what: string, parts: Parameters<typeof configWith>[0], why: string, remedy: string][] = [
  [
    'a certificate of another authority',
    { ca: 'other.crt' },
    '(the certificate of the server is not from a trusted authority, UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
    'set sslrootcert in DATABASE_URL to the certificate of its authority, or NODE_EXTRA_CA_CERTS.',
  ],
  [
    'a private authority that is not named',
    { ca: '' },
    '(the certificate of the server is not from a trusted authority, UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
    'set sslrootcert in DATABASE_URL to the certificate of its authority, or NODE_EXTRA_CA_CERTS.',
  ],
  [
    'a certificate for another host name',
    { host: '127.0.0.1' },
    "(Hostname/IP does not match certificate's altnames",
    'use the host name of its certificate in DATABASE_URL.',
  ],
  [
    'a connection without TLS',
    { mode: 'disable', ca: '' },
    'no encryption)',
    'if the server requires TLS, add sslmode=verify-full to DATABASE_URL.',
  ],
  [
    'a path where no certificate is',
    { ca: 'nowhere.crt' },
    '(ENOENT: no such file or directory',
    'check the paths of certificates in DATABASE_URL.',
  ],
];

test.each(REFUSED)('%s is rejected; start, check and doctor explain what to set', async (_what, parts, why, remedy) => {
  const config = configWith(parts);
  const faults = await findPreflightProblems(config);
  expect(faults).toEqual([expect.stringContaining(`cannot be used`)]);
  expect(faults[0]).toContain(why);
  expect(faults[0]?.endsWith(`: ${remedy}`)).toBe(true);
  expect(faults[0]).not.toContain(PASSWORD);
  await expect(startBff(config)).rejects.toThrow(faults[0]);
  const findings: Finding[] = [];
  for await (const finding of diagnose(config, undefined)) findings.push(finding);
  expect(findings).toContainEqual({ level: 'error', subject: 'Start', text: faults[0] });
});

test('a server without TLS is reported as such', async () => {
  await using plain = await PostgresServer.create();
  const url = `postgresql://postgres@127.0.0.1:${plain.port}/postgres?sslmode=verify-full`;
  const database = { url, passwordFile: join(directory, 'password') };
  expect(await findPreflightProblems({ ...bff.config, database })).toEqual([
    `The store 127.0.0.1:${plain.port}/postgres cannot be used (The server does not support SSL connections): turn on TLS at the server, or remove sslmode from DATABASE_URL.`,
  ]);
});

test('while the server has a certificate from another CA, calls get a 503, and they succeed again once it is fixed', async () => {
  const browser = await startWith(configWith());
  await browser.signIn();
  const status = async (path: string) => (await browser.request(path)).status;
  await server.stop();
  await server.setCertificate(new TestAuthority('A third authority').issue(HOST));
  await server.start();
  await expect.poll(() => status('/auth/session'), { timeout: 10_000 }).toBe(503);
  expect((await browser.request('/auth/session')).json()).toMatchObject({ code: 'store_unavailable' });
  expect(await status('/readyz')).toBe(503);
  await rm(join(directory, 'authority.crt'));
  await server.stop();
  await server.setCertificate(authority.issue(HOST));
  await server.start();
  expect(await status('/auth/session')).toBe(503);
  await writeFile(join(directory, 'authority.crt'), authority.cert);
  await expect.poll(() => status('/auth/session'), { timeout: 10_000 }).toBe(200);
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
});
