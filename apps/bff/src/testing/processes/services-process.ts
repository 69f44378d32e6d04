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

/** The embedded services in their own process, which can be killed and restarted with the same data. */
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

  /** `variables` are added to the environment of the process. `prepare` may put data into its directory before it starts. */
  static async start(
    variables: Readonly<Record<string, string>> = {},
    prepare?: (directory: string) => Promise<void>,
  ): Promise<ServicesProcess> {
    const services = new ServicesProcess(await mkdtemp(join(tmpdir(), 'rotunda-services-')), variables);
    await prepare?.(services.#directory);
    await services.run();
    const command = [SERVICES_MAIN, 'token', '--user', PERSON];
    const options = { env: services.#environment, encoding: 'utf8', stdio: 'pipe' } as const;
    services.#token = execFileSync(process.execPath, command, options).trim();
    return services;
  }

  /** Starts the process. Resolves when it listens. Rejects with its output if it exits instead. */
  async run(): Promise<void> {
    const { child, origin } = await launchServices(this.#environment);
    this.#process = child;
    this.#origin = origin;
  }

  /** Kills the process immediately. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Forwards requests with a token that is valid at the services. Connections break as they would without this handler. */
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

  /** The origin that the services listen on. */
  get origin(): string {
    return this.#origin;
  }

  /** Returns the memory of the process, in bytes, or 0 while it is not running. */
  readMemory(): Promise<number> {
    return readProcessMemory(this.#process?.pid);
  }

  /** Header with a token of the operator. */
  get authorization(): string {
    return `Bearer ${this.#token}`;
  }

  /** The path of the services' database. */
  get databasePath(): string {
    return join(this.#directory, 'services.db');
  }

  /** Calls the services directly. Throws if they reject the request. */
  async request(path: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.#origin + path, { headers });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
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
