import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TestBrowser } from '#testing/clients/test-browser.ts';
import { ObservedRun } from '#testing/history/observed-run.ts';
import { findFreePort } from '#testing/servers/free-port.ts';
import { CLIENT_SECRET, TestIssuer } from '#testing/servers/test-issuer.ts';
import { TestUpstream } from '#testing/servers/test-upstream.ts';
import { ConsoleProcess } from './console-process.ts';
import { consoleVariables, PUBLIC_ORIGIN } from './console-variables.ts';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));

/** A console process that tests can kill and restart, while the identity provider and services keep running. */
export class KillableConsole implements AsyncDisposable {
  readonly upstream: TestUpstream;
  /** Variables of the console, without its data directory. */
  readonly variables: Readonly<Record<string, string>>;
  /** The default data directory of a start. */
  readonly dataDir: string;
  /** A separate directory for the administrator's files. */
  readonly secretDirectory: string;
  /** The responses to browsers, and the effects in services. */
  readonly observed = new ObservedRun();
  readonly #stack: AsyncDisposableStack;

  private constructor(
    parts: { upstream: TestUpstream; variables: Record<string, string>; directory: string },
    stack: AsyncDisposableStack,
  ) {
    this.upstream = Object.assign(parts.upstream, { observed: this.observed });
    this.variables = parts.variables;
    this.dataDir = join(parts.directory, 'data');
    this.secretDirectory = parts.directory;
    this.#stack = stack;
  }

  static async create(): Promise<KillableConsole> {
    await using stack = new AsyncDisposableStack();
    const directory = await mkdtemp(join(tmpdir(), 'rotunda-killable-'));
    stack.defer(() => rm(directory, { recursive: true, force: true }));
    const issuer = stack.adopt(await TestIssuer.start(), (started) => started.close());
    const upstream = stack.adopt(await TestUpstream.start(), (started) => started.close());
    const secretPath = join(directory, 'client-secret');
    await writeFile(secretPath, CLIENT_SECRET, { mode: 0o600 });
    const origins = { issuerOrigin: issuer.origin, servicesOrigin: upstream.origin };
    const variables = consoleVariables({ ...origins, secretPath });
    return new KillableConsole({ upstream, variables, directory }, stack.move());
  }

  /** Starts a process, with a browser that has these cookies. */
  async start(
    more: Readonly<Record<string, string>> = {},
    cookies?: ReadonlyMap<string, string>,
  ): Promise<{ console: ConsoleProcess; browser: TestBrowser }> {
    const env = { ...this.variables, DATA_DIR: this.dataDir, PORT: String(await findFreePort()), ...more };
    const console = this.#stack.use(await ConsoleProcess.start([MAIN], env));
    const browser = this.#stack.use(new TestBrowser(PUBLIC_ORIGIN, Number(env.PORT), this.observed));
    for (const [name, value] of cookies ?? []) browser.cookies.set(name, value);
    return { console, browser };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stack.disposeAsync();
  }
}
