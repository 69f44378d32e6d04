import { Pool } from 'undici';

type QuickRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Sends many thousands of small requests to one server. `fetch` takes twice as long. */
export class QuickClient implements AsyncDisposable {
  readonly #pool: Pool;

  constructor(origin: string) {
    this.#pool = new Pool(origin, { connections: 1 });
  }

  /** Sends one request and reads the whole response. */
  async send({ method, path, headers, body }: QuickRequest): Promise<{ status: number; text: string }> {
    const response = await this.#pool.request({ method, path, headers, ...(body !== undefined && { body }) });
    return { status: response.statusCode, text: await response.body.text() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.close();
  }
}
