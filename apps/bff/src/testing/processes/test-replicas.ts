import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeKeyRing, openKeyRing } from '#platform/keys/key-ring-file.ts';
import { connectStore, type Store } from '#platform/store/open-store.ts';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { PostgresServer } from '#testing/databases/postgres-server.ts';
import { ObservedRun } from '#testing/history/observed-run.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { startRoundRobin } from '#testing/servers/round-robin.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { readProcessMemory } from './read-process-memory.ts';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));
const PUBLIC_ORIGIN = 'http://localhost:4000';

/** The offset of each replica's clock, in milliseconds. */
const CLOCK_ERRORS_MS = [-90_000, 90_000];
const CRASH = 'an error that nothing caught';

type Replica = {
  port: number;
  metricsPort: number;
  clockErrorMs: number;
  process: ChildProcess | undefined;
  output: string;
};

/**
 * Two BFF processes on one PostgreSQL server, behind a load balancer that alternates between them. Their clocks differ by three
 * minutes.
 */
export class TestReplicas implements AsyncDisposable {
  readonly issuer: TestIssuer;
  readonly upstream: TestUpstream;
  readonly postgres: PostgresServer;
  /** The responses to browsers, and the effects in services. */
  readonly observed = new ObservedRun();
  /** The uncaught errors that the processes reported. */
  readonly crashes: string[] = [];
  readonly #stack: AsyncDisposableStack;
  readonly #databaseUrl: string;
  readonly #directory: string;
  readonly #replicas: Replica[];
  #balancerPort = 0;

  private constructor(
    parts: { issuer: TestIssuer; upstream: TestUpstream; postgres: PostgresServer },
    place: { databaseUrl: string; directory: string; replicas: Replica[] },
    stack: AsyncDisposableStack,
  ) {
    this.issuer = parts.issuer;
    this.upstream = parts.upstream;
    this.upstream.observed = this.observed;
    this.postgres = parts.postgres;
    this.#databaseUrl = place.databaseUrl;
    this.#directory = place.directory;
    this.#replicas = place.replicas;
    this.#stack = stack;
  }

  /** Starts everything. Both processes find an empty database and migrate it concurrently. */
  static async start(): Promise<TestReplicas> {
    const stack = new AsyncDisposableStack();
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-replicas-'));
    stack.defer(() => rm(directory, { recursive: true, force: true }));
    await writeFile(join(directory, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
    makeKeyRing(join(directory, 'keys'));
    const [issuer, upstream, postgres] = await Promise.all([
      TestIssuer.start(),
      TestUpstream.start(),
      PostgresServer.create(),
    ]);
    stack.defer(async () => void (await Promise.all([issuer.close(), upstream.close()])));
    stack.use(postgres);
    const databaseUrl = await postgres.createDatabase('console');
    await writeFile(join(directory, 'database-password'), new URL(databaseUrl).password, { mode: 0o600 });
    const replicas: Replica[] = [];
    for (const clockErrorMs of CLOCK_ERRORS_MS) {
      const [port, metricsPort] = [await findFreePort(), await findFreePort()];
      replicas.push({ port, metricsPort, clockErrorMs, process: undefined, output: '' });
    }
    const all = new TestReplicas({ issuer, upstream, postgres }, { databaseUrl, directory, replicas }, stack);
    const balancer = await startRoundRobin(replicas.map(({ port }) => port));
    stack.defer(() => balancer.close());
    all.#balancerPort = Number(new URL(balancer.origin).port);
    stack.defer(async () => void (await Promise.all(replicas.map((_, index) => all.kill(index)))));
    try {
      await Promise.all(replicas.map((_, index) => all.run(index)));
    } catch (cause) {
      throw new Error(`the replicas do not start; PostgreSQL logged: ${postgres.log}`, { cause });
    }
    return all;
  }

  /** Starts one process. Resolves when it reports that it is ready. */
  async run(index: number): Promise<void> {
    const replica = this.#of(index);
    const child = spawn(process.execPath, ['--import', toClockModule(replica.clockErrorMs), MAIN], {
      env: this.#environment(index),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    replica.process = child;
    replica.output = '';
    const isReady = Promise.withResolvers<void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        replica.output += text;
        if (text.includes(CRASH)) this.crashes.push(text);
        if (replica.output.includes('The console is at')) isReady.resolve();
      });
    }
    child.once('exit', () => isReady.reject(new Error(`a replica ended: ${replica.output}`)));
    await isReady.promise;
  }

  /** Kills one process immediately, as a system that is out of memory does. */
  async kill(index: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.#of(index).process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  /** Returns the output of one process. */
  outputOf(index: number): string {
    return this.#of(index).output;
  }

  /** Returns the memory of one process, in bytes, or 0 while it is not running. */
  memoryOf(index: number): Promise<number> {
    return readProcessMemory(this.#of(index).process?.pid);
  }

  /** Returns the metrics of all running processes in Prometheus format. */
  async readMetrics(): Promise<string> {
    const read = async ({ metricsPort }: Replica) => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const texts = await Promise.all(this.#replicas.map((replica) => read(replica).catch(() => '')));
    return texts.join('\n');
  }

  portOf(index: number): number {
    return this.#of(index).port;
  }

  /** Opens a browser for one process or, without an index, for the load balancer. */
  openBrowser(index?: number): TestBrowser {
    const port = index === undefined ? this.#balancerPort : this.portOf(index);
    const browser = new TestBrowser(PUBLIC_ORIGIN, port, this.observed);
    this.#stack.use(browser);
    return browser;
  }

  openStore(): Store {
    return connectStore({ url: this.#databaseUrl, password: undefined });
  }

  /** Returns inconsistencies in the history of all requests and effects. */
  async findFaults(): Promise<string[]> {
    await using store = this.openStore();
    return await this.observed.findFaults(
      store,
      openKeyRing({ path: join(this.#directory, 'keys'), createsIfMissing: false }),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }

  #of(index: number): Replica {
    const replica = this.#replicas[index];
    if (!replica) throw new Error(`there is no replica ${index}`);
    return replica;
  }

  #environment(index: number): Record<string, string> {
    const { port } = this.#of(index);
    const { origin } = this.upstream;
    return {
      PORT: String(port),
      METRICS_PORT: String(this.#of(index).metricsPort),
      PUBLIC_ORIGIN,
      DATA_DIR: join(this.#directory, `replica-${index}`),
      DATABASE_URL: withoutPassword(this.#databaseUrl),
      DATABASE_PASSWORD_FILE: join(this.#directory, 'database-password'),
      BFF_KEYRING_FILE: join(this.#directory, 'keys'),
      BFF_NOT_OFFERED: 'none',
      BFF_CALLS_PER_MINUTE: 'off',
      SCRIPT_BASE_URL: `${origin}/`,
      CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
      DRIVE_BASE_URL: `${origin}/drive/v3/`,
      UPLOAD_URL: `${origin}/upload/drive/v3/`,
      SCOPE_BASE: 'https://scopes.example',
      OIDC_ISSUER: this.issuer.origin,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET_FILE: join(this.#directory, 'client-secret'),
      BFF_SIGN_INS_PER_MINUTE: '100000', // Tests sign in faster than people do.
      BFF_CONNECTIONS_PER_ADDRESS: '4096', // All browsers of a test have one address.
    };
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}

/** Returns a module that sets the clock of a process wrong before any other code runs. */
function toClockModule(errorMs: number): string {
  const source = `const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...args) { if (args.length > 0) super(...args); else super(Right.now() + ${errorMs}); }
      static now() { return Right.now() + ${errorMs}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
