const TIMEOUT_MS = 2_600; // The live stream sends a heartbeat every two seconds, or slightly earlier.
const LATE_MS = 1_000;

/** Reports when nothing was received for a while although data was expected. */
export class InactivityWatchdog {
  readonly #onInactivity: () => Promise<unknown>;
  readonly #expected = new Set<object>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The start of the silence. This and the next member are based on `performance.now()`. */
  #inactiveSinceMs = 0;
  /** When data was last received. */
  lastActivityMs = 0;

  constructor(onSilence: () => Promise<unknown>) {
    this.#onInactivity = onSilence;
  }

  /** Expects data until the returned function is called. */
  expectActivity(): () => void {
    const expectation = {};
    if (this.#expected.size === 0) this.#inactiveSinceMs = performance.now();
    this.#expected.add(expectation);
    this.#schedule();
    return () => {
      this.#expected.delete(expectation);
      if (this.#expected.size > 0) return;
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Records that data was received. */
  recordActivity(): void {
    this.lastActivityMs = performance.now();
    this.#inactiveSinceMs = this.lastActivityMs;
  }

  #schedule(): void {
    const waitMs = Math.max(0, this.#inactiveSinceMs + TIMEOUT_MS - performance.now());
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#check();
    }, waitMs);
  }

  async #check(): Promise<void> {
    const lateMs = performance.now() - this.#inactiveSinceMs - TIMEOUT_MS;
    // A suspended or hidden page has not received data either.
    const hasListened = lateMs < LATE_MS && document.visibilityState === 'visible';
    if (hasListened && lateMs >= 0) await this.#onInactivity();
    if (!hasListened || lateMs >= 0) this.#inactiveSinceMs = performance.now();
    if (this.#expected.size > 0) this.#schedule();
  }
}
