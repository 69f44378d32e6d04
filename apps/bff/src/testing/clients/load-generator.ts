import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { codeOf } from './response-code.ts';
import type { Response, TestBrowser } from './test-browser.ts';

const PAUSE_MS = 500; // The approximate pause between the actions of a user.
const AGAIN_MS = 250;
const PATIENCE_MS = 60_000;
const WRITE_SHARE = 0.3;

const created = z.object({ id: z.string() });

/** Users who read and write through the console concurrently and independently. */
export class LoadGenerator {
  /** The names of the files whose creation was acknowledged, with their IDs. */
  readonly acknowledged = new Map<string, string>();
  /** The number of error responses by code, and of broken connections as `broken`. */
  readonly refusals = new Map<string, number>();
  /** Responses in an undocumented format. */
  readonly undocumented: string[] = [];
  requests = 0;
  readonly #browsers: readonly TestBrowser[];
  #isOver = false;

  constructor(browsers: readonly TestBrowser[]) {
    this.#browsers = browsers;
  }

  /** Runs the load until an action has ended. Resolves when all users have stopped. */
  async during(action: () => Promise<void>): Promise<void> {
    const people = this.#browsers.map((browser) => this.#work(browser));
    try {
      await action();
    } finally {
      this.#isOver = true;
      await Promise.all(people);
    }
  }

  async #work(browser: TestBrowser): Promise<void> {
    while (!this.#isOver) {
      await pause(PAUSE_MS * (0.5 + Math.random()));
      if (Math.random() < WRITE_SHARE) await this.#write(browser);
      else await this.#request(() => browser.request('/api/drive/v3/files?pageSize=10&fields=files(id)'));
    }
  }

  // Repeats a request with the same idempotency key until the outcome is known or the attempts are exhausted.
  async #write(browser: TestBrowser): Promise<void> {
    const name = randomUUID();
    const headers = { 'content-type': 'application/json', 'idempotency-key': name };
    const body = JSON.stringify({ name });
    const startedAt = performance.now();
    while (performance.now() - startedAt < PATIENCE_MS) {
      const response = await this.#request(() =>
        browser.request('/api/drive/v3/files?fields=id', { method: 'POST', headers, body }),
      );
      if (response?.status === 200) {
        this.acknowledged.set(name, created.parse(response.json()).id);
        return;
      }
      if (response && !isRetryable(response)) return;
      await pause(AGAIN_MS);
    }
  }

  async #request(make: () => Promise<Response>): Promise<Response | undefined> {
    this.requests += 1;
    const response = await make().catch(() => undefined);
    if (response?.status === 200) return response;
    const code = response ? codeOf(response) : 'broken';
    if (code === undefined) this.undocumented.push(`${response?.status} ${response?.text.slice(0, 200)}`);
    else this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    return response;
  }
}

function isRetryable({ status, headers }: Response): boolean {
  return headers['idempotency-replayed'] === undefined && (status === 409 || status === 429 || status >= 500);
}
