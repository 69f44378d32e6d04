import { setImmediate } from 'node:timers';
import type { Database } from '#db/database.ts';

const SLICE_MS = 20;

/** Queued work. `run` returns a callback that reports the outcome after the commit. */
type Waiting = {
  run: (how: 'alone' | 'together') => () => void;
  fail: (error: unknown) => void;
};

/** Work in a shared transaction threw after writing. */
class GroupCommitAborted extends Error {
  override readonly name = 'GroupCommitAborted';
}

/**
 * Commits the work of concurrent requests in one transaction. A write spends most of its time waiting for the disk, so one wait
 * serves all of them. If work throws, only its writes are rolled back.
 */
export class GroupCommit {
  readonly #db: Database;
  readonly #waiting: Waiting[] = [];
  /** Number of committed requests that wait for the disk. */
  #syncingCount = 0;
  #exclusiveCount = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Runs `work` in a transaction, after the pending requests have been read. Resolves to its result once it is on disk. Rejects
   * with the error of `work` or of the commit. Rolls back and reruns `work` if other work aborts the shared transaction.
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
   * Blocks all other work until `elsewhere`, which writes through its own connection, has ended. Otherwise, waiting for its lock
   * would block the whole process.
   */
  async runExclusive<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    this.#exclusiveCount += 1;
    try {
      return await this.#db.runExternalWrite(elsewhere);
    } finally {
      this.#exclusiveCount -= 1;
      if (this.#waiting.length > 0) this.#commitSoon();
    }
  }

  #commitSoon(): void {
    setImmediate(() => this.#commit());
  }

  #commit(): void {
    if (this.#exclusiveCount > 0 || this.#waiting.length === 0 || this.#waiting.length < this.#syncingCount) return;
    const together: Waiting[] = [];
    const failAll = (error: unknown) => {
      // If the transaction could not begin, it took no work, so all queued work fails.
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
   * Waits for the disk. Until then, requests are read and writes gather for the next commit, which starts once the disk is done
   * or as many writes are queued as wait for the disk.
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
   * Moves queued work to `together` and runs it in one transaction. Work that throws has usually not written yet. Otherwise,
   * rolls back everything and reruns each with a savepoint, for which SQLite copies every page before writing it.
   */
  #perform(together: Waiting[]): (() => void)[] {
    try {
      return this.#db.runTransactionBeforeSync(() => this.#performSlice(together));
    } catch (error) {
      if (!(error instanceof GroupCommitAborted)) throw error;
      return this.#db.runTransactionBeforeSync(() => together.map(({ run }) => run('alone')));
    }
  }

  /** Runs as much work as fits into one turn of the event loop, so that expensive writes do not add up. */
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
