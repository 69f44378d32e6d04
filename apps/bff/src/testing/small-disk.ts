import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import { TestBrowser } from './test-browser.ts';
import { CLIENT_ID, CLIENT_SECRET, TestIssuer } from './test-issuer.ts';
import { TestUpstream } from './test-upstream.ts';

const MAIN = fileURLToPath(new URL('../main.js', import.meta.url));
const DISK_MIB = 8;

/** A BFF whose data lie on a disk of 8 MiB, which can be filled. The disk is one of memory, seen by the BFF alone. */
export class SmallDisk implements AsyncDisposable {
  readonly upstream: TestUpstream;
  readonly browser: TestBrowser;
  readonly #issuer: TestIssuer;
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(
    parts: { issuer: TestIssuer; upstream: TestUpstream; browser: TestBrowser },
    started: ChildProcess,
    directory: string,
  ) {
    this.#issuer = parts.issuer;
    this.upstream = parts.upstream;
    this.browser = parts.browser;
    this.#process = started;
    this.#directory = directory;
  }

  /** Starts it, with an operator signed in. */
  static async start(): Promise<SmallDisk> {
    const [issuer, upstream, port] = await Promise.all([TestIssuer.start(), TestUpstream.start(), findFreePort()]);
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-disk-'));
    await mkdir(join(directory, 'disk'));
    await writeFile(join(directory, 'client-secret'), CLIENT_SECRET, { mode: 0o600 });
    const mount = `mount -t tmpfs -o size=${DISK_MIB}m,mode=700 tmpfs ${join(directory, 'disk')}`;
    const command = `${mount} && exec ${process.execPath} ${MAIN}`;
    const started = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', command], {
      env: toEnvironment(directory, port, issuer.origin, upstream.origin),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
    if (started.exitCode !== null) throw new Error('the BFF does not start on its small disk');
    started.stdout.resume();
    const browser = new TestBrowser(`http://localhost:${port}`, port);
    await browser.signIn();
    return new SmallDisk({ issuer, upstream, browser }, started, directory);
  }

  /** Takes all the room that is left. */
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

  /** Gives the room back. */
  async free(): Promise<void> {
    await rm(this.#filler);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.browser[Symbol.asyncDispose]();
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    await Promise.all([this.#issuer.close(), this.upstream.close()]);
    await rm(this.#directory, { recursive: true });
  }

  // The disk of the other process, as it sees it.
  get #filler(): string {
    return join(`/proc/${this.#process.pid}/root`, this.#directory, 'disk', 'filler');
  }
}

function toEnvironment(directory: string, port: number, issuer: string, upstream: string): Record<string, string> {
  return {
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
