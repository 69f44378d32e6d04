import { ProblemError } from '#http/problem.ts';

const MAX_CALLS = 24;
const MAX_UPLOADS = 4;
const RETRY_SECONDS = 1;

/** Bounds what one person has under way at a time, in this process, so that others get their turn. */
export class PersonSlots {
  readonly #taken = new Map<string, number>();

  /** Runs a call of a person. Throws 503 `overloaded` while too many of theirs are under way. */
  async hold<T>(person: string, isUpload: boolean, call: () => Promise<T>): Promise<T> {
    const key = `${isUpload ? 'upload' : 'call'} ${person}`;
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= (isUpload ? MAX_UPLOADS : MAX_CALLS)) {
      const detail = isUpload ? 'You have too many uploads under way.' : 'You have too many calls under way.';
      throw new ProblemError('overloaded', { detail, retryAfterSeconds: RETRY_SECONDS });
    }
    this.#taken.set(key, taken + 1);
    try {
      return await call();
    } finally {
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    }
  }
}
