import { bulkhead } from 'cockatiel';
import type { Logger } from 'pino';
import { withTimeout } from '#domain/with-timeout.ts';

const AT_A_TIME = 4;
const MAX_WAITING = 1_000; // A provider that is away for long must not fill the memory.
const CLOSE_MS = 3_000;

/** Tells the identity provider of refresh tokens that nobody needs any more, beside the requests that end them. */
export class Revocations {
  readonly #revoke: (refreshToken: string) => Promise<void>;
  readonly #log: Logger;
  readonly #room = bulkhead(AT_A_TIME, MAX_WAITING);
  readonly #inProgress = new Set<Promise<void>>();

  constructor(revoke: (refreshToken: string) => Promise<void>, log: Logger) {
    this.#revoke = revoke;
    this.#log = log;
  }

  /** Tells of a token, once and as soon as there is room. What fails is logged: the token then ends by itself. */
  add(refreshToken: string): void {
    const revocation = this.#room
      .execute(() => this.#revoke(refreshToken))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'failed to revoke a refresh token'))
      .finally(() => this.#inProgress.delete(revocation));
    this.#inProgress.add(revocation);
  }

  /** Waits for what is under way, up to three seconds. */
  async close(): Promise<void> {
    await withTimeout(Promise.all(this.#inProgress), CLOSE_MS);
  }
}
