const CALLS_PER_REPETITION = 5;

/**
 * Bounds how many calls to one service are repetitions: a fifth of those that are none, and some more. Every call pays for a
 * fifth of a repetition, and some are saved for when calls are few. No time goes into it, so that a service that is down
 * gets hardly more than a fifth above what people ask for, however slowly it fails.
 */
export class RetryBudget {
  readonly #most: number;
  readonly #onRepeat: (reason: string) => void;
  // In fifths of repetitions, as these would not add up exactly.
  #saved: number;

  /** Begins with the repetitions that can be saved at most. `onRepeat` is told why of each that is taken. */
  constructor(mostSaved: number, onRepeat: (reason: string) => void = () => undefined) {
    this.#most = mostSaved * CALLS_PER_REPETITION;
    this.#saved = this.#most;
    this.#onRepeat = onRepeat;
  }

  /** Counts a call that is no repetition. */
  addCall(): void {
    if (this.#saved < this.#most) this.#saved += 1;
  }

  /** Takes a repetition if one is left; `reason` says why it is wanted. */
  take(reason: string): boolean {
    if (this.#saved < CALLS_PER_REPETITION) return false;
    this.#saved -= CALLS_PER_REPETITION;
    this.#onRepeat(reason);
    return true;
  }
}
