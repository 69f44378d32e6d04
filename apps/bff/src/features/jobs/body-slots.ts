import { ProblemError } from '#domain/problem.ts';

const MAX_BODIES = 4;

/** Limits how many job bodies, which may be large, one user can send to this process concurrently. */
export class BodySlots {
  readonly #counts = new Map<string, number>();

  /** Runs `read` in one of the user's slots. Throws 503 `overloaded` if the user has no free slot. */
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
