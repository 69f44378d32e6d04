import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestHandler } from '#testing/servers/test-server.ts';
import { launchServices, SERVICES_MAIN } from './launch-services.ts';
import { readProcessMemory } from './read-process-memory.ts';

const PERSON = 'operator@example.com';

/** The embedded services in a process of their own, which can be killed and started again on the same data. */
export class ServicesProcess implements AsyncDisposable {
  readonly #directory: string;
  readonly #variables: Readonly<Record<string, string>>;
  #origin = '';
  #process: ChildProcess | undefined;
  #token = '';

  private constructor(directory: string, variables: Readonly<Record<string, string>>) {
    this.#directory = directory;
    this.#variables = variables;
  }

  /** `variables` are added to those that the process is started with. */
  static async start(variables: Readonly<Record<string, string>> = {}): Promise<ServicesProcess> {
    const services = new ServicesProcess(await mkdtemp(join(tmpdir(), 'rotunda-services-')), variables);
    await services.run();
    const command = [SERVICES_MAIN, 'token', '--user', PERSON];
    const options = { env: services.#environment, encoding: 'utf8', stdio: 'pipe' } as const;
    services.#token = execFileSync(process.execPath, command, options).trim();
    return services;
  }

  /** Starts the process; resolves when it listens. Throws with what it has written when it ends instead. */
  async run(): Promise<void> {
    const { child, origin } = await launchServices(this.#environment);
    this.#process = child;
    this.#origin = origin;
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
    const outgoing = forward(this.#origin + url, { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.on('error', () => response.destroy()).pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    request.on('error', () => outgoing.destroy()).pipe(outgoing);
  };

  /** Where the services listen. */
  get origin(): string {
    return this.#origin;
  }

  /** How much memory the process has, in bytes; 0 while it is away. */
  readMemory(): Promise<number> {
    return readProcessMemory(this.#process?.pid);
  }

  /** Header with a token of the operator. */
  get authorization(): string {
    return `Bearer ${this.#token}`;
  }

  /** Where the database of the services is. */
  get databasePath(): string {
    return join(this.#directory, 'services.db');
  }

  /** Asks the services themselves. Throws when they refuse. */
  async request(path: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.#origin + path, { headers });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return response.json();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#directory, { recursive: true, force: true });
  }

  get #environment(): Record<string, string> {
    return { DATA_DIR: this.#directory, ...this.#variables };
  }
}
