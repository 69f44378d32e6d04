import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port.ts';
import type { TestHandler } from './test-server.ts';

const MAIN = fileURLToPath(new URL('../../../services/src/main.js', import.meta.url));
const PERSON = 'operator@example.com';

/** The embedded services in a process of their own, which can be killed and started again on the same data. */
export class ServicesProcess implements AsyncDisposable {
  readonly #directory: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #token = '';

  private constructor(directory: string, port: number) {
    this.#directory = directory;
    this.#port = port;
  }

  static async start(): Promise<ServicesProcess> {
    const services = new ServicesProcess(await mkdtemp(join(tmpdir(), 'rotunda-services-')), await findFreePort());
    await services.run();
    const command = [MAIN, 'token', '--user', PERSON];
    const options = { env: services.#environment, encoding: 'utf8' } as const;
    services.#token = execFileSync(process.execPath, command, options).trim();
    return services;
  }

  /** Starts the process; resolves when it listens. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], { env: this.#environment, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error('the services do not start');
    child.stdout.resume();
  }

  /** Ends the process at once, whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Passes requests on with a token that the services know; connections break as they would without it. */
  readonly handler: TestHandler = (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const headers = { ...request.headers, authorization: `Bearer ${this.#token}` };
    const outgoing = forward({ host: '127.0.0.1', port: this.#port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    request.on('error', () => outgoing.destroy()).pipe(outgoing);
  };

  /** Asks the services themselves. Throws when they refuse. */
  async ask(path: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`http://127.0.0.1:${this.#port}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.json();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#directory, { recursive: true, force: true });
  }

  get #environment(): Record<string, string> {
    return { DATA_DIR: this.#directory, SERVICES_PORT: String(this.#port), LOG_LEVEL: 'silent' };
  }
}
