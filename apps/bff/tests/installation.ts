import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { makeKeyRing } from '#platform/keys/key-ring-file.ts';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { copyDatabase } from '#testing/databases/test-database.ts';
import { COMPILE_CACHE } from '#testing/processes/compile-cache.ts';
import { ConsoleProcess, type Ended } from '#testing/processes/console-process.ts';
import { type FormerVersion, unpackVersion } from '#testing/processes/former-version.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { startTestServices, type TestServices } from '../../services/src/testing/start-test-services.ts';
import { serveByServices } from './serve-by-services.ts';

const PUBLIC_ORIGIN = 'http://localhost:4000';
const PRESENT = new URL('../src/', import.meta.url);
const template = inject('postgresTemplate');

/** Returns the path of a program of the current version, relative to `src`. */
const presentProgram = (path: string) => fileURLToPath(new URL(path, PRESENT));

/**
 * A console installed with a data directory, or with PostgreSQL in runs on PostgreSQL. A former version and the current
 * one run with the same variables.
 */
export class Installation implements AsyncDisposable {
  readonly issuer: TestIssuer;
  readonly services: TestServices;
  readonly #directory: string;
  readonly #variables: Readonly<Record<string, string>>;
  readonly #program: (name: string) => string;
  readonly #stack: AsyncDisposableStack;
  #dataDir: string;
  #databaseUrl: string | undefined;

  private constructor(
    parts: { issuer: TestIssuer; services: TestServices; databaseUrl: string | undefined },
    place: { directory: string; variables: Record<string, string>; program: (name: string) => string },
    stack: AsyncDisposableStack,
  ) {
    this.issuer = parts.issuer;
    this.services = parts.services;
    this.#databaseUrl = parts.databaseUrl;
    this.#directory = place.directory;
    this.#variables = place.variables;
    this.#program = place.program;
    this.#dataDir = join(place.directory, 'data');
    this.#stack = stack;
  }

  static async of(version: FormerVersion): Promise<Installation> {
    await using stack = new AsyncDisposableStack();
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-upgrade-'));
    stack.defer(() => rm(directory, { recursive: true, force: true }));
    await writeFile(join(directory, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
    const issuer = stack.adopt(await TestIssuer.start(), (started) => started.close());
    const upstream = stack.adopt(await TestUpstream.start(), (started) => started.close());
    const services = stack.use(await startTestServices());
    serveByServices(upstream, services);
    const variables: Record<string, string> = {
      ...COMPILE_CACHE,
      PUBLIC_ORIGIN,
      LOG_LEVEL: 'error',
      BFF_NOT_OFFERED: 'none',
      SCRIPT_BASE_URL: `${upstream.origin}/`,
      CALENDAR_BASE_URL: `${upstream.origin}/calendar/v3/`,
      DRIVE_BASE_URL: `${upstream.origin}/drive/v3/`,
      UPLOAD_URL: `${upstream.origin}/upload/drive/v3/`,
      SCOPE_BASE: 'https://scopes.example',
      OIDC_ISSUER: issuer.origin,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET_FILE: join(directory, 'client-secret'),
    };
    let databaseUrl: string | undefined;
    if (template !== undefined) {
      databaseUrl = stack.use(await copyDatabase(new URL('/template1', template).href)).url;
      variables.BFF_KEYRING_FILE = join(directory, 'keys');
      makeKeyRing(variables.BFF_KEYRING_FILE);
    }
    const program = await unpackVersion(version, join(directory, 'former'));
    return new Installation({ issuer, services, databaseUrl }, { directory, variables, program }, stack.move());
  }

  /** Starts a replica of the former version. */
  async startFormer(): Promise<{ console: ConsoleProcess; browser: TestBrowser }> {
    return this.#start(this.#program('main'));
  }

  /** Starts a replica of the current version. */
  async startPresent(): Promise<{ console: ConsoleProcess; browser: TestBrowser }> {
    return this.#start(presentProgram('main.js'));
  }

  /** Runs a program of the former version to its end. */
  async runFormer(name: string, ...args: string[]): Promise<Ended> {
    return ConsoleProcess.run([this.#program(name), ...args], await this.#environment());
  }

  /** Runs a program of the current version to its end. */
  async runPresent(path: string, ...args: string[]): Promise<Ended> {
    return ConsoleProcess.run([presentProgram(path), ...args], await this.#environment());
  }

  /**
   * Makes a backup with the former version. Resolves to a function that restores it to an empty location and switches
   * to that. npm does not install `pg_dump`, so on PostgreSQL the backup is a copy of the database without connections.
   */
  async backUp(): Promise<() => Promise<void>> {
    if (this.#databaseUrl === undefined) return this.#backUpDirectory();
    const copy = this.#stack.use(await copyDatabase(this.#databaseUrl));
    return async () => {
      this.#databaseUrl = copy.url;
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }

  async #backUpDirectory(): Promise<() => Promise<void>> {
    const target = join(this.#directory, 'backup');
    const made = await this.runFormer('backup', target);
    if (made.code !== 0) throw new Error(made.output);
    return async () => {
      this.#dataDir = join(this.#directory, 'restored');
      const restored = await this.runFormer('restore', target);
      if (restored.code !== 0) throw new Error(restored.output);
    };
  }

  async #start(program: string): Promise<{ console: ConsoleProcess; browser: TestBrowser }> {
    const env = await this.#environment();
    const console = this.#stack.use(await ConsoleProcess.start([program], env));
    return { console, browser: this.#stack.use(new TestBrowser(PUBLIC_ORIGIN, Number(env.PORT))) };
  }

  async #environment(): Promise<Record<string, string>> {
    const place = this.#databaseUrl === undefined ? undefined : { DATABASE_URL: this.#databaseUrl };
    return { ...this.#variables, ...place, DATA_DIR: this.#dataDir, PORT: String(await findFreePort()) };
  }
}
