import { ProblemError } from '#domain/problem.ts';

const MAX_BODIES = 4;

/**
 * Limits how many requests with large bodies one user can send to this process concurrently, because parsing, checking and storing
 * them stops all other requests.
 */
export class BodySlots {
  readonly #counts = new Map<string, number>();

  /**
   * Takes one of the user's slots. Returns the function that releases it. Throws 503 `overloaded` if the user has no free slot.
   */
  acquire(user: string): () => void {
    const taken = this.#counts.get(user) ?? 0;
    if (taken >= MAX_BODIES) {
      throw new ProblemError('overloaded', {
        detail: 'You are sending too many large requests at a time.',
        retryAfterSeconds: 1,
      });
    }
    this.#counts.set(user, taken + 1);
    return () => this.#release(user);
  }

  #release(user: string): void {
    const left = (this.#counts.get(user) ?? 1) - 1;
    if (left > 0) this.#counts.set(user, left);
    else this.#counts.delete(user);
  }
}
