/** What a round does. It stops soon after the signal is aborted. */
type Work = (signal: AbortSignal) => Promise<void>;

/** Background work that is repeated until it is closed, one round at a time. */
export class PeriodicTask implements AsyncDisposable {
  readonly #work: Work;
  readonly #onError: (error: unknown) => void;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  /** `onError` is called for rounds that failed; the next one tries again. */
  constructor(work: Work, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Does a round every `intervalMs` from now on. Does not keep the process alive. */
  start(intervalMs: number): void {
    this.#timer = setInterval(() => void this.run(), intervalMs).unref();
  }

  /** Does one round, or joins the one in progress, and resolves when it is done. Never rejects. */
  run(): Promise<void> {
    this.#round ??= this.#work(this.#closing.signal)
      .catch(this.#onError)
      .finally(() => {
        this.#round = undefined;
      });
    return this.#round;
  }

  /** Ends the rounds, and resolves when the one in progress has stopped. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#timer);
    await this.#round;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
