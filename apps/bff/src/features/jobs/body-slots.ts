import { ProblemError } from '#domain/problem.ts';

const MAX_BODIES = 4;

/** Limits how many bodies of jobs, which may be large, one user sends to this process at a time. */
export class BodySlots {
  readonly #counts = new Map<string, number>();

  /** Runs `read` in a slot of a user. Throws 503 `overloaded` while the user has no free slot. */
  async run<T>(user: string, read: () => Promise<T>): Promise<T> {
    const taken = this.#counts.get(user) ?? 0;
    if (taken >= MAX_BODIES) {
      throw new ProblemError('overloaded', {
        detail: 'You are sending too many jobs at a time.',
        retryAfterSeconds: 1,
      });
    }
    this.#counts.set(user, taken + 1);
    try {
      return await read();
    } finally {
      const left = (this.#counts.get(user) ?? 1) - 1;
      if (left > 0) this.#counts.set(user, left);
      else this.#counts.delete(user);
    }
  }
}
