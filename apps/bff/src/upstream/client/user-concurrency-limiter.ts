import { ProblemError } from '#domain/problem.ts';

const MAX_CALLS = 24;
const MAX_UPLOADS = 4;
const RETRY_SECONDS = 1;

/** Limits the concurrent calls and uploads of one user in this process, so that others are not starved. */
export class UserConcurrencyLimiter {
  readonly #calls = new Map<string, number>();
  readonly #uploads = new Map<string, number>();

  /** Acquires a permit for a user. Release it with `release()`. Throws 503 `overloaded` while the user has too many. */
  acquire(user: string, isUpload: boolean): void {
    const taken = this.#getCounts(isUpload).get(user) ?? 0;
    if (taken >= (isUpload ? MAX_UPLOADS : MAX_CALLS)) {
      const detail = isUpload ? 'You have too many uploads in progress.' : 'You have too many calls in progress.';
      throw new ProblemError('overloaded', { detail, retryAfterSeconds: RETRY_SECONDS });
    }
    this.#getCounts(isUpload).set(user, taken + 1);
  }

  release(user: string, isUpload: boolean): void {
    const left = (this.#getCounts(isUpload).get(user) ?? 1) - 1;
    if (left > 0) this.#getCounts(isUpload).set(user, left);
    else this.#getCounts(isUpload).delete(user);
  }

  /** Runs a user's call with a permit. Throws 503 `overloaded` while the user has too many. */
  async run<T>(user: string, isUpload: boolean, call: () => Promise<T>): Promise<T> {
    this.acquire(user, isUpload);
    try {
      return await call();
    } finally {
      this.release(user, isUpload);
    }
  }

  #getCounts(isUpload: boolean): Map<string, number> {
    return isUpload ? this.#uploads : this.#calls;
  }
}
