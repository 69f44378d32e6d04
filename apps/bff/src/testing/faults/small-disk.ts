import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { readProcessMemory } from '#testing/processes/read-process-memory.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { FaultWatch } from './fault-watch.ts';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));
const DISK_MIB = 8;
const entryList = z.object({ entries: z.array(z.unknown()) });
const check = z.object({ isIntact: z.boolean() });

/** A BFF with its data on a disk of 8 MiB that can be filled. The disk is in memory and visible to the BFF only. */
export class SmallDisk implements AsyncDisposable {
  readonly upstream: TestUpstream;
  readonly browser: TestBrowser;
  /** Watches the process with calendar calls of the same user. */
  readonly watch: FaultWatch;
  readonly #issuer: TestIssuer;
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(
    parts: { issuer: TestIssuer; upstream: TestUpstream; browser: TestBrowser },
    started: ChildProcess,
    directory: string,
    metricsPort: number,
  ) {
    this.#issuer = parts.issuer;
    this.upstream = parts.upstream;
    this.browser = parts.browser;
    this.#process = started;
    this.#directory = directory;
    this.watch = this.#watch(metricsPort);
  }

  /** Starts the BFF, with an operator signed in. */
  static async start(): Promise<SmallDisk> {
    const [issuer, upstream] = await Promise.all([TestIssuer.start(), TestUpstream.start()]);
    const ports = { port: await findFreePort(), metricsPort: await findFreePort() };
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-disk-'));
    await mkdir(join(directory, 'disk'));
    await writeFile(join(directory, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
    const mount = `mount -t tmpfs -o size=${DISK_MIB}m,mode=700 tmpfs ${join(directory, 'disk')}`;
    const command = `${mount} && exec ${process.execPath} ${MAIN}`;
    const started = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', command], {
      env: toEnvironment(directory, ports, issuer.origin, upstream.origin),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
    if (started.exitCode !== null) throw new Error('the BFF does not start on its small disk');
    started.stdout.resume();
    const browser = new TestBrowser(`http://localhost:${ports.port}`, ports.port);
    await browser.signIn();
    return new SmallDisk({ issuer, upstream, browser }, started, directory, ports.metricsPort);
  }

  /** Fills up the disk. */
  async fill(): Promise<void> {
    const file = await open(this.#filler, 'w');
    try {
      for (;;) await file.write(Buffer.alloc(4096));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      await file.close();
    }
  }

  /** Frees the space. */
  async free(): Promise<void> {
    await rm(this.#filler);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.watch[Symbol.asyncDispose]();
    await this.browser[Symbol.asyncDispose]();
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    await Promise.all([this.#issuer.close(), this.upstream.close()]);
    await rm(this.#directory, { recursive: true });
  }

  #watch(metricsPort: number): FaultWatch {
    return new FaultWatch({
      probe: () => this.browser.request('/api/calendar/v3/calendars/c/events'),
      readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
      countOpenIntents: async () => {
        // No other process can open the store on this disk, so the console itself is queried.
        const { status, text } = await this.browser.request('/api/audit?outcome=pending');
        return status === 200 ? entryList.parse(JSON.parse(text)).entries.length : Number.NaN;
      },
      findFaults: async () => {
        const { text } = await this.browser.request('/api/audit/check');
        return check.parse(JSON.parse(text)).isIntact ? [] : [`the audit trail is not intact: ${text}`];
      },
      separateProcess: {
        readMemory: () => readProcessMemory(this.#process.pid),
        findCrashes: () => (this.#process.exitCode === null ? [] : [`exited with code ${this.#process.exitCode}`]),
        allowedFailures: new Set(),
      },
    });
  }

  get #filler(): string {
    return this.#pathOf('filler');
  }

  // Returns a path on the disk through the other process's root.
  #pathOf(name: string): string {
    return join(`/proc/${this.#process.pid}/root`, this.#directory, 'disk', name);
  }
}

function toEnvironment(
  directory: string,
  { port, metricsPort }: { port: number; metricsPort: number },
  issuer: string,
  upstream: string,
): Record<string, string> {
  return {
    METRICS_PORT: String(metricsPort),
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    DATA_DIR: join(directory, 'disk'),
    LOG_LEVEL: 'info',
    SCRIPT_BASE_URL: `${upstream}/`,
    CALENDAR_BASE_URL: `${upstream}/calendar/v3/`,
    DRIVE_BASE_URL: `${upstream}/drive/v3/`,
    UPLOAD_URL: `${upstream}/upload/drive/v3/`,
    SCOPE_BASE: 'https://scopes.example',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET_FILE: join(directory, 'client-secret'),
  };
}
