import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { z } from 'zod';

const CONNECTION_COUNT = 20;

/**
 * A server's origin and an accepted token. `callsPerToken` is set if the server accepts any token but rejects it after that many
 * calls.
 */
const greeting = z.object({ origin: z.string(), token: z.string(), callsPerToken: z.number().optional() });

/** A request that expects a 2xx response. */
export type Request = { method: 'GET' | 'POST'; path: string; body?: string };

/** Length of a round: a duration or a number of requests. */
export type Round = { durationMs: number } | { requestCount: number };

/** A server in its own process, with a connection pool. */
export class ServerProcess implements AsyncDisposable {
  readonly #pool: Pool;
  readonly #nextHeaders: () => Record<string, string>;
  readonly #stop: () => Promise<unknown>;

  private constructor({ origin, token, callsPerToken }: z.output<typeof greeting>, stop: () => Promise<unknown>) {
    this.#pool = new Pool(origin, { connections: CONNECTION_COUNT });
    this.#nextHeaders = toHeaders(token, callsPerToken);
    this.#stop = stop;
  }

  /** Starts a program that writes its origin and an accepted token as one line of JSON. */
  static async start(program: string): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(program, import.meta.url));
    const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return new ServerProcess(greeting.parse(JSON.parse(String(line))), async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
  }

  /** Sends a request and reads its response. Throws if the status is not 2xx. */
  async request({ method, path, body }: Request): Promise<string> {
    const response = await this.#pool.request({ method, path, body: body ?? null, headers: this.#nextHeaders() });
    const text = await response.body.text();
    if (response.statusCode >= 300) throw new Error(`${method} ${path} returned ${response.statusCode}: ${text}`);
    return text;
  }

  /**
   * Measures requests per second with all connections busy until the round is over. `toRequest` receives the number of each
   * request. Throws if a status is not 2xx.
   */
  async measureThroughput(round: Round, toRequest: (index: number) => Request): Promise<number> {
    const isOver = toEnd(round);
    const startedAt = performance.now();
    let count = 0;
    const requestOn = (onEnd: (error?: Error) => void) => {
      if (isOver(count)) return onEnd();
      count += 1;
      return this.#dispatch(toRequest(count), (error) => (error ? onEnd(error) : requestOn(onEnd)));
    };
    const requestOnOneConnection = () =>
      new Promise<void>((resolve, reject) => requestOn((error) => (error ? reject(error) : resolve())));
    await Promise.all(Array.from({ length: CONNECTION_COUNT }, requestOnOneConnection));
    return (count / (performance.now() - startedAt)) * 1000;
  }

  /** Sends a request and discards its response body, so that the client is not slower than the server. */
  #dispatch({ method, path, body }: Request, onEnd: (error?: Error) => void): void {
    let status = 0;
    this.#pool.dispatch(
      { method, path, body: body ?? null, headers: this.#nextHeaders() },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_, statusCode) => {
          status = statusCode;
        },
        onResponseData: () => undefined,
        onResponseEnd: () => onEnd(status < 300 ? undefined : new Error(`${method} ${path} returned ${status}`)),
        onResponseError: (_, error) => onEnd(error),
      },
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.destroy();
    await this.#stop();
  }
}

function toHeaders(token: string, callsPerToken = Number.POSITIVE_INFINITY): () => Record<string, string> {
  let count = 0;
  let headers: Record<string, string> = {};
  return () => {
    if (count % callsPerToken === 0) {
      const current = count === 0 ? token : `${token}-${count}`;
      headers = { authorization: `Bearer ${current}`, 'content-type': 'application/json' };
    }
    count += 1;
    return headers;
  };
}

function toEnd(round: Round): (count: number) => boolean {
  if ('requestCount' in round) return (count) => count >= round.requestCount;
  const endsAt = performance.now() + round.durationMs;
  return () => performance.now() >= endsAt;
}
