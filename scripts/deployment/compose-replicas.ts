import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgresServer } from '../../apps/bff/src/testing/databases/postgres-server.ts';
import { ConsoleProcess, type Ended, type Runner } from '../../apps/bff/src/testing/processes/console-process.ts';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '../../apps/bff/src/testing/servers/test-issuer.ts';
import { TestUpstream } from '../../apps/bff/src/testing/servers/test-upstream.ts';
import { getEnvironment, REQUIRED } from './compose-file.ts';

const MAIN = fileURLToPath(new URL('../../apps/bff/src/main.js', import.meta.url));
const SECRETS = '/run/secrets/';
/** The containers have no capabilities and cannot gain any. Users other than root have none anyway. */
const UNPRIVILEGED: Runner =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'] : [];

/**
 * The replicas of `compose.yaml` as processes of this machine, with the variables that the file and the image set. Only addresses
 * and paths of the containers are replaced with local ones. PostgreSQL is set up like its image does.
 */
export class ComposeReplicas implements AsyncDisposable {
  readonly issuer: TestIssuer;
  readonly upstream: TestUpstream;
  readonly publicOrigin = `https://${REQUIRED.CONSOLE_HOST}`;
  readonly ports: readonly number[];
  readonly #postgres: PostgresServer;
  readonly #directory: string;
  readonly #basePath: string;
  readonly #stack: AsyncDisposableStack;

  private constructor(
    { issuer, upstream, postgres }: { issuer: TestIssuer; upstream: TestUpstream; postgres: PostgresServer },
    { directory, ports, basePath }: { directory: string; ports: readonly number[]; basePath: string },
    stack: AsyncDisposableStack,
  ) {
    this.issuer = issuer;
    this.upstream = upstream;
    this.ports = ports;
    this.#postgres = postgres;
    this.#directory = directory;
    this.#basePath = basePath;
    this.#stack = stack;
  }

  /**
   * Starts the provider, the services and PostgreSQL, and writes the secrets as described in docs/deployment.md. Does not start
   * any replica. `basePath` is appended to the console's address.
   */
  static async prepare({ basePath = '' } = {}): Promise<ComposeReplicas> {
    await using stack = new AsyncDisposableStack();
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-compose-'));
    stack.defer(() => rm(directory, { recursive: true, force: true }));
    const secrets: Record<string, string> = {
      'client-secret': CLIENT_SECRET,
      'database-password': `${randomBytes(32).toString('hex')}\n`,
      keyring: `k1:${randomBytes(32).toString('base64')}\n`,
    };
    for (const [name, text] of Object.entries(secrets)) await writeFile(join(directory, name), text, { mode: 0o600 });
    const issuer = stack.adopt(await TestIssuer.start(), (started) => started.close());
    const upstream = stack.adopt(await TestUpstream.start(), (started) => started.close());
    const postgres = stack.use(await PostgresServer.create());
    await postgres.createRoleWithDatabase('console', (secrets['database-password'] ?? '').trim());
    const ports = [await findFreePort(), await findFreePort()];
    return new ComposeReplicas({ issuer, upstream, postgres }, { directory, ports, basePath }, stack.move());
  }

  /** Runs a replica with arguments to its end. Resolves to the exit code and its output. */
  async run(index: number, ...args: string[]): Promise<Ended> {
    const { command, env } = await this.#getCommand(index);
    return ConsoleProcess.run([...command, ...args], env, UNPRIVILEGED);
  }

  /** Starts a replica. Resolves when it serves requests. Rejects with its output if it exits instead. */
  async start(index: number): Promise<ConsoleProcess> {
    const { command, env } = await this.#getCommand(index);
    return this.#stack.use(await ConsoleProcess.start(command, env, UNPRIVILEGED));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }

  async #getCommand(index: number): Promise<{ command: string[]; env: Record<string, string> }> {
    const env = await this.#getEnvironment(index);
    // The containers' file system is read-only except for the data directory.
    const rights = ['--permission', '--allow-fs-read=*', `--allow-fs-write=${env.DATA_DIR}`];
    return { command: [...rights, MAIN], env };
  }

  async #getEnvironment(index: number): Promise<Record<string, string>> {
    const { origin } = this.upstream;
    const given = getEnvironment(`console-${index + 1}`, {
      ...REQUIRED,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_ISSUER: this.issuer.origin,
      SCRIPT_BASE_URL: `${origin}/`,
      CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
      DRIVE_BASE_URL: `${origin}/drive/v3/`,
      UPLOAD_URL: `${origin}/upload/drive/v3/`,
    });
    const dataDir = join(this.#directory, `data-${index}`);
    await mkdir(dataDir, { recursive: true });
    const here = Object.entries({ ...readImageEnvironment(), ...given }).map(([name, value]) => [
      name,
      value.replace(SECRETS, `${this.#directory}/`).replace('postgres:5432', `127.0.0.1:${this.#postgres.port}`),
    ]);
    return {
      ...Object.fromEntries(here),
      PUBLIC_ORIGIN: `${this.publicOrigin}${this.#basePath}`,
      DATA_DIR: dataDir,
      PORT: String(this.ports[index]),
      METRICS_PORT: String(await findFreePort()),
    };
  }
}

/** Returns the variables that the image sets. */
function readImageEnvironment(): Record<string, string> {
  const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const pairs = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, text = '']) => text.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}
