/** A write was attempted while another connection of this process writes. Waiting for it in SQLite would block the process. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';

  constructor() {
    super('another connection of this process writes: use write() or retryWhileLocked() of the database');
  }
}

/**
 * Serialises writes between the database connections of one process. SQLite can wait for another connection, but only
 * synchronously, which blocks the thread. Held by one writing thread at a time.
 */
export class WriteLock {
  #holder: Promise<unknown> | undefined;

  /** Runs `elsewhere`, which writes through its own connection. Resolves and rejects like `elsewhere`. */
  async runExclusive<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    const writing = elsewhere();
    this.#holder = writing.catch(() => undefined);
    try {
      return await writing;
    } finally {
      this.#holder = undefined;
    }
  }

  /** Throws DatabaseLockedError while the lock is held. */
  assertFree(): void {
    if (this.#holder !== undefined) throw new DatabaseLockedError();
  }

  /** Runs synchronous `work` as soon as the lock is free. */
  async runWhenFree<Result>(work: () => Result): Promise<Result> {
    while (this.#holder !== undefined) await this.#holder;
    return work();
  }
}
