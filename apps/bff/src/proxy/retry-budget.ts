const SHARE = 0.2;
const ALWAYS_ALLOWED = 3;

/**
 * Bounds how many calls to one service may be repetitions at a time: a fifth of those that are none, and three in any case.
 * However long calls take, a service that is down gets hardly more than a fifth above what people ask for.
 */
export class RetryBudget {
  readonly #onRepeat: (reason: string) => void;
  #underWay = 0;
  #repeating = 0;

  /** `onRepeat` is told why of each repetition. */
  constructor(onRepeat: (reason: string) => void = () => undefined) {
    this.#onRepeat = onRepeat;
  }

  /** Whether one more repetition fits in. */
  hasRoom(): boolean {
    const repeating = this.#repeating + 1;
    return repeating <= Math.max(ALWAYS_ALLOWED, (this.#underWay - repeating) * SHARE);
  }

  /** Counts a call from here on, until `leave`. */
  enter(): void {
    this.#underWay += 1;
  }

  leave(): void {
    this.#underWay -= 1;
  }

  /** Counts a repetition, its pause included, until it has failed or come through. */
  async repeat<T>(reason: string, call: () => Promise<T>): Promise<T> {
    this.#repeating += 1;
    this.#onRepeat(reason);
    try {
      return await call();
    } finally {
      this.#repeating -= 1;
    }
  }
}
