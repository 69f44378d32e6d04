import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../apps/bff/src/testing/processes/compile-cache.ts';
import { findFreePort } from '../apps/bff/src/testing/servers/free-port.ts';
import { BrowserSession, redirectOf } from '../apps/services/src/testing/browser-session.ts';

const SERVE = new URL('serve.ts', import.meta.url).href;

// The headers of requests by the console's own scripts.
const FROM_CONSOLE = { 'x-bff-csrf': '1', 'sec-fetch-site': 'same-origin' };

const STARTS_MS = 180_000; // The test includes several starts, each with a demo organisation or two processes.

const RESPONDS_MS = 10_000; // Even on a busy machine, a process that does not respond for this long hangs.

let directory: string;
let environment: Record<string, string>;
let system: ServedSystem;

const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** The system as served by `pnpm start`, without the preceding build. */
class ServedSystem {
  readonly process: ChildProcess;
  /** Resolves when the system reports that it is ready. Rejects if it exits first. */
  readonly ready: Promise<void>;
  output = '';
  errors = '';

  constructor(env: Record<string, string>, launcher?: (command: string) => readonly string[]) {
    const args = ['--input-type=module', '-e', `import { serve } from '${SERVE}'; await serve();`];
    const [program = '', ...rest] = launcher?.([process.execPath, ...args].map(quote).join(' ')) ?? [
      process.execPath,
      ...args,
    ];
    this.process = spawn(program, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.ready = promise;
    promise.catch(() => undefined);
    this.process.stdout?.setEncoding('utf8').on('data', (text) => {
      this.output += text;
      if (this.output.includes('Press Ctrl-C to stop.')) resolve();
    });
    this.process.once('close', () => reject(new Error(`the system did not start: ${this.errors}`)));
    this.process.stderr?.setEncoding('utf8').on('data', (text) => {
      this.errors += text;
    });
  }

  async end(signal: NodeJS.Signals): Promise<unknown> {
    const ended = once(this.process, 'close');
    this.process.kill(signal);
    return (await ended)[0];
  }
}

const readServicesPid = async () => Number(await readFile(join(directory, 'services.pid'), 'utf8').catch(() => 0));
const statusOf = (url: string) =>
  fetch(url, { headers: FROM_CONSOLE, signal: AbortSignal.timeout(RESPONDS_MS) }).then(
    ({ status }) => status,
    () => 0,
  );
const consoleStatus = (path: string) => statusOf(`http://localhost:${environment.PORT}${path}`);
const servicesStatus = () =>
  statusOf(`http://127.0.0.1:${environment.SERVICES_PORT}/oidc/.well-known/openid-configuration`);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rotunda-serve-'));
  environment = {
    ...COMPILE_CACHE,
    PATH: process.env.PATH ?? '',
    DATA_DIR: directory,
    PORT: String(await findFreePort()),
    SERVICES_PORT: String(await findFreePort()),
    LOG_LEVEL: 'warn',
  };
  system = new ServedSystem(environment);
  await system.ready;
}, STARTS_MS);

afterAll(async () => {
  if (system.process.exitCode === null && system.process.signalCode === null) await system.end('SIGTERM');
  await rm(directory, { recursive: true, force: true });
});

test('one command serves console and services as two processes, and prints the address and how to sign in', async () => {
  expect(system.output).toMatch(
    /Rotunda is ready at http:\/\/localhost:\d+\n.*operator@example\.com.*\n {2}with the password \S+\n/,
  );
  expect(system.output).toContain(`The services listen at http://127.0.0.1:${environment.SERVICES_PORT}\n`);
  expect(await readServicesPid()).not.toBe(system.process.pid);
  expect([await consoleStatus('/healthz'), await servicesStatus()]).toEqual([200, 200]);
});

/** Signs in like a browser on the provider's page. Returns the session with its cookies. */
async function signIn(): Promise<BrowserSession> {
  const browser = new BrowserSession();
  const password = /with the password (\S+)/.exec(system.output)?.[1] ?? '';
  const { url: provider } = await browser.follow(`http://localhost:${environment.PORT}/auth/login`);
  const { url: page } = await browser.follow(provider);
  let next = redirectOf(await browser.submit(page, { email: 'operator@example.com', password }), page);
  // Once the role is known, the console also requests its scopes from the provider.
  while (next && next.pathname !== '/') {
    const { url } = await browser.follow(next);
    next = redirectOf(await browser.get(url), url);
  }
  return browser;
}

/** Calls the console like its own scripts. Resolves to the status, or to 0 without a response within ten seconds. */
async function callAs(browser: BrowserSession, path: string, method = 'GET'): Promise<number> {
  const url = new URL(path, `http://localhost:${environment.PORT}`);
  const headers = { ...FROM_CONSOLE, origin: url.origin, cookie: browser.cookieHeader(url) };
  return fetch(url, { method, headers, signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => 0,
  );
}

test('while the services hang, the console responds and users can sign out; killed services restart, and sessions continue', async () => {
  const [leaving, staying] = [await signIn(), await signIn()];
  const call = '/api/drive/v3/about?fields=kind';
  expect([await callAs(leaving, call), await callAs(staying, call)]).toEqual([200, 200]);
  const pid = await readServicesPid();
  process.kill(pid, 'SIGSTOP');
  expect(await servicesStatus()).toBe(0);
  for (const path of ['/healthz', '/readyz', '/auth/session']) {
    expect([path, await consoleStatus(path)]).toEqual([path, 200]);
  }
  expect(await callAs(staying, '/api/jobs')).toBe(200);
  expect(await callAs(leaving, '/auth/logout', 'POST')).toBe(200);
  expect(await callAs(leaving, '/api/jobs')).toBe(401);
  process.kill(pid, 'SIGKILL');
  await expect.poll(servicesStatus, { timeout: 30_000 }).toBe(200);
  await expect.poll(() => callAs(staying, call), { timeout: 40_000, interval: 500 }).toBe(200);
  await expect.poll(() => system.errors).toContain('services: running again\n');
  expect(system.errors).toMatch(/^services: ended with SIGKILL, restarting in [\d.]+ s\n/m);
  expect(await readServicesPid()).not.toBe(pid);
});

test(
  'a second system fails to start with a one-line error: a data directory in use, a port in use, an invalid variable',
  async () => {
    const inUse = new ServedSystem({ ...environment, PORT: '0', SERVICES_PORT: '0' });
    expect((await once(inUse.process, 'close'))[0]).toBe(1);
    expect(inUse.errors).toMatch(/^DATA_DIR \S+ is in use by process \d+: .+\n$/);
    const wrong = new ServedSystem({ ...environment, PORT: 'x' });
    expect((await once(wrong.process, 'close'))[0]).toBe(78);
    expect(wrong.errors).toMatch(/^The configuration is invalid:\n(?: {2}PORT: .+\n)+$/);
    const other = await mkdtemp(join(tmpdir(), 'rotunda-serve-'));
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    // Only the console's port is in use. The services, which start first, stop with the console.
    const env = { ...environment, DATA_DIR: other, PORT: port, SERVICES_PORT: String(await findFreePort()), DEMO: '0' };
    const refused = new ServedSystem(env);
    expect((await once(refused.process, 'close'))[0]).toBe(1);
    expect(refused.errors).toBe(`Port ${port} on 127.0.0.1 is already in use: set PORT to a free port.\n`);
    expect(await statusOf(`http://127.0.0.1:${env.SERVICES_PORT}/`)).toBe(0);
    taken.close();
    await rm(other, { recursive: true });
  },
  STARTS_MS,
);

test(
  'one signal stops both, the console first, with exit code 0; if the supervisor is killed, neither is left running',
  async () => {
    expect(await system.end('SIGINT')).toBe(0);
    expect(system.output).toContain('Stopping…\n');
    expect([await consoleStatus('/healthz'), await servicesStatus()]).toEqual([0, 0]);
    system = new ServedSystem(environment);
    await system.ready;
    await system.end('SIGKILL');
    await expect.poll(() => consoleStatus('/healthz'), { timeout: 30_000 }).toBe(0);
    await expect.poll(servicesStatus, { timeout: 30_000 }).toBe(0);
    await expect.poll(readServicesPid).toBe(0);
  },
  STARTS_MS,
);

test(
  'if the npx that has started the system is stopped alone, the system stops, too',
  async () => {
    if (system.process.exitCode === null && system.process.signalCode === null) await system.end('SIGTERM');
    system = new ServedSystem(environment, (command) => ['npm', 'exec', '--offline', '-c', command]);
    await system.ready;
    await system.end('SIGTERM');
    expect(system.output).toContain('Stopping…\n');
    await expect.poll(() => consoleStatus('/healthz'), { timeout: 30_000 }).toBe(0);
    await expect.poll(servicesStatus, { timeout: 30_000 }).toBe(0);
  },
  STARTS_MS,
);
