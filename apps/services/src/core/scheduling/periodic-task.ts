/** The work of one round. It stops soon after the signal aborts. */
type Work = (signal: AbortSignal) => Promise<void>;

/** Background work that repeats until closed, one round at a time. */
export class PeriodicTask implements AsyncDisposable {
  readonly #work: Work;
  readonly #onError: (error: unknown) => void;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  /** `onError` is called if a round fails. The next round retries. */
  constructor(work: Work, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Starts a round every `intervalMs`. Does not keep the process alive. */
  start(intervalMs: number): void {
    this.#timer = setInterval(() => void this.run(), intervalMs).unref();
  }

  /** Runs a round, or joins the one in progress, and resolves when it ends. Never rejects. */
  run(): Promise<void> {
    this.#round ??= this.#work(this.#closing.signal)
      .catch(this.#onError)
      .finally(() => {
        this.#round = undefined;
      });
    return this.#round;
  }

  /** Stops the task. Resolves when the round in progress has stopped. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#round;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
