import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toClientEnvironment } from '../../src/client-environment.ts';
import { ClientProxy } from '../../src/client-proxy.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** Returns whether a program can be started with these arguments. */
export function isInstalled(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

/** A directory and an environment that redirects the fixed addresses of the public services to the test services. */
export class ClientSandbox implements AsyncDisposable {
  /** The working directory of the programs. */
  readonly directory = mkdtempSync(join(tmpdir(), 'rotunda-client-'));
  readonly #proxy: ClientProxy;
  readonly #variables: Readonly<Record<string, string>>;

  private constructor(proxy: ClientProxy) {
    this.#proxy = proxy;
    const certificate = join(this.directory, 'certificate.pem');
    writeFileSync(certificate, proxy.certificate);
    this.#variables = {
      PATH: process.env.PATH ?? '',
      HOME: this.directory,
      ...toClientEnvironment(proxy.origin, certificate),
    };
  }

  /** Starts the proxy in front of the services at an origin. */
  static async start(origin: string): Promise<ClientSandbox> {
    const { hostname, port } = new URL(origin);
    return new ClientSandbox(await ClientProxy.start({ host: hostname, port: Number(port) }, Date.now()));
  }

  /** Runs a program. Resolves with its output, or rejects with its error output. */
  async run(program: string, args: readonly string[], variables: Readonly<Record<string, string>>): Promise<string> {
    const env = { ...this.#variables, ...variables };
    const { stdout } = await run(program, args, { cwd: this.directory, env, maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#proxy[Symbol.asyncDispose]();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
