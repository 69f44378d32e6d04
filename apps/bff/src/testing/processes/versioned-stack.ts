import type { ChildProcess } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { ConsoleProcess, type Ended } from './console-process.ts';
import { consoleVariables, PUBLIC_ORIGIN } from './console-variables.ts';
import { launchServices } from './launch-services.ts';

const SCOPES = ['drive', 'calendar', 'script.projects', 'script.deployments', 'script.processes'];
const SCOPE_BASE = 'https://www.googleapis.com/auth';
const YEAR_2100_MS = 4_102_444_800_000;
const SERVICES = 'apps/services/src/main.js';
const CONSOLE = 'apps/bff/src/main.js';

/** A running console with services, of one version. */
export type RunningVersion = { browser: TestBrowser; stop(): Promise<void> };

/**
 * A data directory of console and services, as one command serves it, on which any version can be started. `root` is the
 * directory of that version's sources.
 */
export class VersionedStack implements AsyncDisposable {
  readonly dataDir: string;
  readonly upstream: TestUpstream;
  readonly #issuer: TestIssuer;
  readonly #stack: AsyncDisposableStack;
  readonly #tokens = new Map<string, string>();
  #servicesOrigin = '';

  private constructor(
    dataDir: string,
    parts: { issuer: TestIssuer; upstream: TestUpstream },
    stack: AsyncDisposableStack,
  ) {
    this.dataDir = dataDir;
    this.upstream = parts.upstream;
    this.#issuer = parts.issuer;
    this.#stack = stack;
  }

  static async create(): Promise<VersionedStack> {
    await using stack = new AsyncDisposableStack();
    const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-versions-'));
    stack.defer(() => rm(dataDir, { recursive: true, force: true }));
    const issuer = stack.adopt(await TestIssuer.start(), (started) => started.close());
    const upstream = stack.adopt(await TestUpstream.start(), (started) => started.close());
    return new VersionedStack(dataDir, { issuer, upstream }, stack.move());
  }

  /** The origin of the running version's services. */
  get origin(): string {
    return this.#servicesOrigin;
  }

  /** Returns the services' token for the account with an address, creating the account if necessary. Valid in all versions. */
  readonly token = (email: string): string => {
    const known = this.#tokens.get(email);
    if (known !== undefined) return known;
    const token = `rt.${randomBytes(32).toString('base64url')}`;
    const id = email.split('@')[0] ?? '';
    const scopes = SCOPES.map((name) => `${SCOPE_BASE}/${name}`).join(' ');
    using db = new DatabaseSync(join(this.dataDir, 'services.db'), { timeout: 5_000 });
    db.prepare(
      `INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at) VALUES (?, ?, ?, ?, 'example.com', 0)`,
    ).run(id, email, id, String(this.#tokens.size + 1));
    db.prepare(
      'INSERT INTO access_tokens (token_hash, account_id, client_id, scopes, expires_at) VALUES (?, ?, ?, ?, ?)',
    ).run(hash('sha256', token), id, 'test', scopes, YEAR_2100_MS);
    this.#tokens.set(email, token);
    return token;
  };

  /** Starts the services and console of a version. `cookies` are those of a browser with an existing session. */
  async start(root: string, cookies?: Map<string, string>): Promise<RunningVersion> {
    const { child, origin } = await launchServices(this.#servicesEnvironment(), join(root, SERVICES));
    this.#servicesOrigin = origin;
    const stopServices = () => endProcess(child);
    this.#stack.defer(stopServices);
    const env = await this.#consoleEnvironment();
    const console = this.#stack.use(await ConsoleProcess.start([join(root, CONSOLE)], env));
    const browser = this.#stack.use(new TestBrowser(PUBLIC_ORIGIN, Number(env.PORT)));
    for (const [name, value] of cookies ?? []) browser.cookies.set(name, value);
    const stop = async () => {
      const { code, output } = await console.stop();
      if (code !== 0) throw new Error(`the console exited with code ${code}: ${output}`);
      await stopServices();
    };
    return { browser, stop };
  }

  /** Runs the console of a version, or another of its programs, to its end. */
  async runConsole(root: string, path = CONSOLE, ...args: string[]): Promise<Ended> {
    return ConsoleProcess.run([join(root, path), ...args], await this.#consoleEnvironment());
  }

  /** Runs the services of a version to their end. */
  runServices(root: string): Promise<Ended> {
    return ConsoleProcess.run([join(root, SERVICES)], this.#servicesEnvironment());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }

  #servicesEnvironment(): Record<string, string> {
    return { ...COMPILE_CACHE, DATA_DIR: this.dataDir, DEMO: '0', SERVICES_PORT: '0', LOG_LEVEL: 'silent' };
  }

  async #consoleEnvironment(): Promise<Record<string, string>> {
    const secret = join(this.dataDir, 'client-secret');
    await writeFile(secret, CLIENT_SECRET, { mode: 0o600 });
    const origins = { issuerOrigin: this.#issuer.origin, servicesOrigin: this.upstream.origin };
    const variables = consoleVariables({ ...origins, secretPath: secret });
    return { ...variables, DATA_DIR: this.dataDir, PORT: String(await findFreePort()) };
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
