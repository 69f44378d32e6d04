import { setImmediate } from 'node:timers';
import type { Database } from '#db/database.ts';

/**
 * Work that waits. It runs in a transaction; what it gives back tells its request of the outcome, once that is on disk.
 */
type Waiting = { run: () => () => void; fail: (error: unknown) => void };

/**
 * Commits the work of requests that arrive together at once: waiting for the disk is most of what a write takes, and
 * one wait does for all of them. Each work stands alone nevertheless: one that throws leaves nothing, and the others
 * stay.
 */
export class JointCommits {
  readonly #db: Database;
  #waiting: Waiting[] = [];

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
      if (this.#waiting.length === 1) setImmediate(() => this.#commit());
    });
  }

  #commit(): void {
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
