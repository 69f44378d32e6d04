import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../apps/bff/src/testing/servers/free-port.ts';
import { BrowserSession } from '../../apps/services/src/testing/browser-session.ts';

const START_TIMEOUT_MS = 15 * 60_000;
const STOP_TIMEOUT_MS = 30_000;
// The npm included in the tested Node versions.
const NPM = 'npm@10';
// Nothing listens there, so registry requests fail immediately, as without a network.
const NO_NETWORK = {
  npm_config_https_proxy: 'http://127.0.0.1:9',
  npm_config_proxy: 'http://127.0.0.1:9',
  npm_config_noproxy: 'localhost,127.0.0.1',
};

/** A new clone of a repository's last commit, with its own Node and empty caches. */
export class NewClone {
  readonly path: string;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(path: string, env: NodeJS.ProcessEnv) {
    this.path = path;
    this.#env = env;
  }

  /** Clones into `directory`, which also contains the given Node version, npm and all caches. */
  static async create(repository: string, directory: string, nodeVersion: string): Promise<NewClone> {
    const [tools, path] = [join(directory, 'tools'), join(directory, 'clone')];
    const env = omitPnpmVariables(process.env);
    run('npm', ['install', '--silent', '--prefix', tools, `node@${nodeVersion}`, NPM], directory, env);
    run('git', ['clone', '--quiet', '--no-hardlinks', repository, path], directory, env);
    return new NewClone(path, {
      ...env,
      PATH: `${join(tools, 'node_modules/.bin')}${delimiter}${env.PATH}`,
      PORT: String(await findFreePort()),
      SERVICES_PORT: String(await findFreePort()),
      npm_config_cache: join(directory, 'npm-cache'),
      XDG_DATA_HOME: join(directory, 'data'),
      XDG_CACHE_HOME: join(directory, 'cache'),
    });
  }

  /**
   * Runs the start command until a browser gets the sign-in page, and stops it. Resolves to the seconds until it was ready.
   * Throws if it does not become ready, warns about the Node version, or does not stop.
   */
  async start({ isOffline = false } = {}): Promise<number> {
    const startedAt = performance.now();
    const env = { ...this.#env, ...(isOffline && NO_NETWORK) };
    const child = spawn('npx', ['-y', 'pnpm@12', 'start'], { cwd: this.path, env, detached: true });
    const ended = once(child, 'close');
    let output = '';
    const ready = Promise.withResolvers<void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes('Rotunda is ready at')) ready.resolve();
      });
    }
    const fail = (why: string) => new Error(`${why}\n${output}`);
    void ended.then(() => ready.reject(fail('The start command exited.')));
    const deadline = setTimeout(() => ready.reject(fail('The start command took too long.')), START_TIMEOUT_MS);
    try {
      await ready.promise;
      const seconds = (performance.now() - startedAt) / 1_000;
      await this.#openSignInPage();
      if (/unsupported engine|ebadengine/i.test(output)) throw fail('It warns about the version of Node.');
      return seconds;
    } finally {
      clearTimeout(deadline);
      await stop(child.pid, ended);
    }
  }

  /** Leaves the clone in the state in which pnpm left it on an old Node, before the project pinned its Node version. */
  async breakInstallation(): Promise<void> {
    const workspace = join(this.path, 'pnpm-workspace.yaml');
    const text = await readFile(workspace, 'utf8');
    for (const part of ['node_modules', 'apps/web/dist']) await rm(join(this.path, part), { recursive: true });
    await writeFile(workspace, text.replace(/^nodeVersion: .*\n/m, ''));
    run('npx', ['-y', 'pnpm@12', 'install'], this.path, this.#env);
    await writeFile(workspace, text);
  }

  async #openSignInPage(): Promise<void> {
    const origin = `http://localhost:${this.#env.PORT}`;
    const browser = new BrowserSession();
    const console = await browser.get(origin);
    const { url } = await browser.follow(`${origin}/auth/login`);
    const { response } = await browser.follow(url);
    const page = await response.text();
    if (!console.ok || !response.ok || !page.includes('type="password"')) {
      throw new Error(`The page to sign in is missing: ${console.status}, ${response.status} at ${url}`);
    }
  }
}

async function stop(pid: number | undefined, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined) return;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // All its processes have exited.
    }
  };
  signal('SIGINT');
  const late = setTimeout(() => signal('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(late);
}

/** Returns the environment without the variables set by the pnpm that runs this script. */
function omitPnpmVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const retained = Object.entries(env).filter(([name]) => !/^(?:p?npm_|NODE_PATH$|INIT_CWD$)/i.test(name));
  const path = (env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return { ...Object.fromEntries(retained), PATH: path.join(delimiter) };
}

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): void {
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
