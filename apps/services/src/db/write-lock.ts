/** A write was tried while another connection of this process writes. To wait for it in SQLite would stop the process. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';

  constructor() {
    super('another connection of this process writes: use write() or retryWhileLocked() of the database');
  }
}

/**
 * Who may write to the database, among the connections of one process. SQLite lets one connection wait for another, but
 * synchronously: its thread does nothing else until then. Held by the threads that write, one at a time.
 */
export class WriteLock {
  #holding: Promise<unknown> | undefined;

  /** Runs `elsewhere`, which writes through a connection of its own. Resolves and rejects as it does. */
  async hold<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    const writing = elsewhere();
    this.#holding = writing.catch(() => undefined);
    try {
      return await writing;
    } finally {
      this.#holding = undefined;
    }
  }

  /** Throws DatabaseLockedError while it is held. */
  assertFree(): void {
    if (this.#holding !== undefined) throw new DatabaseLockedError();
  }

  /** Runs synchronous `work` as soon as it is free. */
  async whenFree<Result>(work: () => Result): Promise<Result> {
    while (this.#holding !== undefined) await this.#holding;
    return work();
  }
}
