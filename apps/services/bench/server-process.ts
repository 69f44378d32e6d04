import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { z } from 'zod';

const CONNECTION_COUNT = 20;

const greeting = z.object({ origin: z.string(), token: z.string() });

/** A request whose answer is 2xx. */
export type Request = { method: 'GET' | 'POST'; path: string; body?: string };

/** A server in a process of its own, and connections to it. */
export class ServerProcess implements AsyncDisposable {
  readonly #pool: Pool;
  readonly #authorization: string;
  readonly #stop: () => Promise<unknown>;

  private constructor(origin: string, token: string, stop: () => Promise<unknown>) {
    this.#pool = new Pool(origin, { connections: CONNECTION_COUNT });
    this.#authorization = `Bearer ${token}`;
    this.#stop = stop;
  }

  /** Starts a program that writes its address and a token that it accepts, as one line of JSON. */
  static async start(program: string, ...args: readonly string[]): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(program, import.meta.url));
    const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const { origin, token } = greeting.parse(JSON.parse(String(line)));
    return new ServerProcess(origin, token, async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
  }

  /** Sends one request and reads its answer. Throws for an answer other than 2xx. */
  async ask({ method, path, body }: Request): Promise<string> {
    const headers = {
      authorization: this.#authorization,
      ...(body !== null && { 'content-type': 'application/json' }),
    };
    const answer = await this.#pool.request({ method, path, body: body ?? null, headers });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`);
    return text;
  }

  /** Answers a second while all connections ask for some time; `toRequest` gets the number of each request. */
  async measureThroughput(durationMs: number, toRequest: (index: number) => Request): Promise<number> {
    const startedAt = performance.now();
    let count = 0;
    const askOn = async () => {
      while (performance.now() - startedAt < durationMs) {
        count += 1;
        await this.ask(toRequest(count));
      }
    };
    await Promise.all(Array.from({ length: CONNECTION_COUNT }, askOn));
    return (count / (performance.now() - startedAt)) * 1000;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.destroy();
    await this.#stop();
  }
}
