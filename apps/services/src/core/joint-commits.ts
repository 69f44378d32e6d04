import { setImmediate } from 'node:timers';
import type { Database } from '#db/database.ts';

/**
 * Work that waits. `run` runs it in a transaction and returns what reports the outcome, to be called after the commit.
 */
type Waiting = { run: () => () => void; fail: (error: unknown) => void };

/**
 * Commits the work of requests that arrive together in one transaction: most of the time of a write is spent waiting
 * for the disk, and one wait does for all of them. Work that throws is rolled back alone; the rest is committed.
 */
export class JointCommits {
  readonly #db: Database;
  #waiting: Waiting[] = [];
  #holdCount = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Runs `work` in a transaction, after the requests that have arrived by now are read. Resolves to its result once it
   * is on disk; rejects with what it throws, and with the failure of the commit.
   */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = () => {
        try {
          const result = this.#db.transaction(work);
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      };
      this.#waiting.push({ run, fail: reject });
      if (this.#waiting.length === 1) this.#commitSoon();
    });
  }

  /**
   * Lets all other work wait until `elsewhere` has ended, which writes through a connection of its own: whoever asked
   * for the lock meanwhile would stop the whole process until it is free.
   */
  async hold<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    this.#holdCount += 1;
    try {
      return await elsewhere();
    } finally {
      this.#holdCount -= 1;
      if (this.#waiting.length > 0) this.#commitSoon();
    }
  }

  #commitSoon(): void {
    setImmediate(() => this.#commit());
  }

  #commit(): void {
    if (this.#holdCount > 0) return;
    const together = this.#waiting;
    this.#waiting = [];
    try {
      const outcomes = this.#db.transaction(() => together.map(({ run }) => run()));
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const { fail } of together) fail(error);
    }
  }
}
