import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectStore, type Store } from '#platform/store/open-store.ts';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { readCpuSeconds } from './cpu-time.ts';
import { readMemoryMib } from './memory.ts';

const MAIN = fileURLToPath(new URL('console-main.js', import.meta.url));
const POLL_EVERY_MS = 20;
const COLLECT_MS = 2_000; // Several times the duration of a garbage collection.

/** Memory of a process, in KiB. */
export type LiveMemory = { residentKib: number; usedKib: number };

/** The console in its own process, with an identity provider, in front of a service. */
export class BenchConsole implements AsyncDisposable {
  readonly port: number;
  readonly #issuer: TestIssuer;
  readonly #process: ChildProcess;
  readonly #dataDir: string;
  readonly #browsers: TestBrowser[] = [];

  readonly #metricsPort: number | undefined;

  private constructor(issuer: TestIssuer, started: ChildProcess, port: number, dataDir: string, metricsPort?: number) {
    this.#metricsPort = metricsPort;
    this.#issuer = issuer;
    this.#process = started;
    this.port = port;
    this.#dataDir = dataDir;
  }

  /**
   * Starts the console in front of the service at `upstreamOrigin`. `cpu` pins the console to that core; `metricsPort` makes it
   * serve its own measurements there. `variables` are added to its environment.
   */
  static async start(
    upstreamOrigin: string,
    { cpu, metricsPort, variables }: { cpu?: number; metricsPort?: number; variables?: Record<string, string> } = {},
  ): Promise<BenchConsole> {
    const issuer = await TestIssuer.start();
    const dataDir = await mkdtemp(join(tmpdir(), 'rotunda-bench-'));
    await writeFile(join(dataDir, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
    const port = await findFreePort();
    const pinned = cpu === undefined ? [] : ['taskset', '--cpu-list', String(cpu)];
    const [command = '', ...args] = [...pinned, process.execPath, MAIN];
    const started = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        MALLOC_ARENA_MAX: '1', // As `pnpm start` and the container image set it.
        PORT: String(port),
        DATA_DIR: dataDir,
        SCRIPT_BASE_URL: `${upstreamOrigin}/`,
        CALENDAR_BASE_URL: `${upstreamOrigin}/calendar/v3/`,
        DRIVE_BASE_URL: `${upstreamOrigin}/drive/v3/`,
        UPLOAD_URL: `${upstreamOrigin}/upload/drive/v3/`,
        SCOPE_BASE: 'https://scopes.example',
        OIDC_ISSUER: issuer.origin,
        OIDC_CLIENT_ID: CLIENT_ID,
        OIDC_CLIENT_SECRET_FILE: join(dataDir, 'client-secret'),
        BFF_SIGN_INS_PER_MINUTE: '100000',
        BFF_CALLS_PER_MINUTE: 'off', // As with the embedded services, which have no quota.
        BFF_CONNECTIONS_PER_ADDRESS: '4096', // All connections of a benchmark have the same address.
        ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort) }),
        ...variables,
      },
    });
    const all = new BenchConsole(issuer, started, port, dataDir, metricsPort);
    await all.#isReady();
    return all;
  }

  /** The origin that browsers use for the console. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Returns a browser in which the user with this number has signed in. */
  async signIn(user = 0): Promise<TestBrowser> {
    this.#issuer.user = { sub: `p${user}`, email: `p${user}@example.com`, name: 'Olga', roles: ['operator'] };
    const browser = new TestBrowser(this.origin, this.port);
    this.#browsers.push(browser);
    await browser.signIn();
    return browser;
  }

  /** Opens the console's store from this process, as another process would. */
  openStore(): Store {
    return connectStore({ path: join(this.#dataDir, 'bff.db') });
  }

  /** Resets `VmHWM`, so that later reads cover only what follows. */
  resetPeakMemory(): void {
    writeFileSync(`/proc/${this.#process.pid}/clear_refs`, '5');
  }

  /** Returns the resident memory in MiB after garbage collection. */
  async liveMemoryMib(): Promise<number> {
    this.#process.kill('SIGUSR2');
    await sleep(COLLECT_MS);
    return this.memoryMib();
  }

  /** Returns the memory in KiB after a full garbage collection: the resident memory, and the part used by objects and buffers. */
  async liveMemoryKib(): Promise<LiveMemory> {
    // Objects freed by the first collection were keeping others alive; the second collection frees those.
    await this.liveMemoryMib();
    const residentMib = await this.liveMemoryMib();
    const text = await (await fetch(`http://127.0.0.1:${this.#metricsPort}/metrics`)).text();
    const bytesOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    const usedBytes = bytesOf('nodejs_heap_size_used_bytes') + bytesOf('nodejs_external_memory_bytes');
    return { residentKib: residentMib * 1024, usedKib: usedBytes / 1024 };
  }

  /** Returns the resident memory in MiB, or with `VmHWM` its peak. */
  memoryMib(name: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
    return readMemoryMib(this.#process.pid, name);
  }

  /** Returns the processor time used so far, in seconds. */
  cpuSeconds(): number {
    return readCpuSeconds(this.#process.pid);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#browsers.map((browser) => browser[Symbol.asyncDispose]()));
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await Promise.all([ended, this.#issuer.close()]);
    await rm(this.#dataDir, { recursive: true });
  }

  async #isReady(): Promise<void> {
    while (
      !(await fetch(`http://127.0.0.1:${this.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (this.#process.exitCode !== null) throw new Error('the console did not start');
      await sleep(POLL_EVERY_MS);
    }
  }
}
