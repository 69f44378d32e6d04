import { setImmediate } from 'node:timers';
import type { Database } from '#db/database.ts';

const SLICE_MS = 20;

/** Work that waits. `run` returns what tells of the outcome, to be called after the commit. */
type Waiting = {
  run: (how: 'alone' | 'together') => () => void;
  fail: (error: unknown) => void;
};

/** Work that was done together with other work threw after it had written. */
class GroupCommitAborted extends Error {
  override readonly name = 'GroupCommitAborted';
}

/**
 * Commits the work of requests that arrive together in one transaction: most of the time of a write is spent waiting
 * for the disk, and one wait does for all of them. Work that throws is rolled back alone; the rest is committed.
 */
export class GroupCommit {
  readonly #db: Database;
  readonly #waiting: Waiting[] = [];
  /** How many are committed and wait for the disk. */
  #syncingCount = 0;
  #holdCount = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Runs `work` in a transaction, after the requests that have arrived by now are read. Resolves to its result once it
   * is on disk; rejects with what it throws, and with the failure of the commit. `work` is run once more, with all that
   * it wrote taken back, when other work spoils the transaction.
   */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run: Waiting['run'] = (how) => {
        const writeCount = this.#db.writeCount;
        try {
          const result = how === 'alone' ? this.#db.transaction(work) : work();
          return () => resolve(result);
        } catch (error) {
          if (how === 'together' && this.#db.writeCount !== writeCount)
            throw new GroupCommitAborted('', { cause: error });
          return () => reject(error);
        }
      };
      this.#waiting.push({ run, fail: reject });
      if (this.#waiting.length === 1 || this.#waiting.length === this.#syncingCount) this.#commitSoon();
    });
  }

  /**
   * Lets all other work wait until `elsewhere` has ended, which writes through a connection of its own: whoever asked
   * for the lock meanwhile would stop the whole process until it is free.
   */
  async hold<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    this.#holdCount += 1;
    try {
      return await this.#db.lend(elsewhere);
    } finally {
      this.#holdCount -= 1;
      if (this.#waiting.length > 0) this.#commitSoon();
    }
  }

  #commitSoon(): void {
    setImmediate(() => this.#commit());
  }

  #commit(): void {
    if (this.#holdCount > 0 || this.#waiting.length === 0 || this.#waiting.length < this.#syncingCount) return;
    const together: Waiting[] = [];
    const failAll = (error: unknown) => {
      // A transaction that could not begin has taken nothing: then all who wait are told.
      for (const { fail } of together.length > 0 ? together : this.#waiting.splice(0)) fail(error);
    };
    try {
      const outcomes = this.#perform(together);
      const settleAll = () => {
        for (const settle of outcomes) settle();
      };
      void this.#sync(together.length).then(settleAll, failAll);
    } catch (error) {
      failAll(error);
    }
    if (this.#waiting.length > 0) this.#commitSoon();
  }

  /**
   * Waits for the disk. Meanwhile requests are read, and those that write gather for the next commit: it is made when the
   * disk is done, or already when they are as many as wait for it.
   */
  async #sync(count: number): Promise<void> {
    this.#syncingCount += count;
    try {
      await this.#db.sync();
    } finally {
      this.#syncingCount -= count;
      if (this.#waiting.length > 0) this.#commitSoon();
    }
  }

  /**
   * Moves waiting work to `together` and does it in one transaction. What throws has mostly refused before it wrote; only
   * when it has not, everything is taken back and done again, each behind a savepoint, for which SQLite copies every page
   * before it is written.
   */
  #perform(together: Waiting[]): (() => void)[] {
    try {
      return this.#db.transactionBeforeSync(() => this.#performSlice(together));
    } catch (error) {
      if (!(error instanceof GroupCommitAborted)) throw error;
      return this.#db.transactionBeforeSync(() => together.map(({ run }) => run('alone')));
    }
  }

  /** As much as fits into one turn of the event loop: costly writes that come together do not add up. */
  #performSlice(together: Waiting[]): (() => void)[] {
    const outcomes: (() => void)[] = [];
    const startedMs = performance.now();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      together.push(next);
      outcomes.push(next.run('together'));
      if (performance.now() - startedMs > SLICE_MS) break;
    }
    return outcomes;
  }
}
