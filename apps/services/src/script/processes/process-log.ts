import type { ScriptLogEntry } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { type LiveProcess, logProcess } from './live-process.ts';

// Short enough to follow a run. The output of a script that logs continuously is written in one transaction per interval.
const WRITE_INTERVAL_MS = 500;

/** Records the log of an execution while it is in progress. */
export class ProcessLog {
  readonly #db: Database;
  readonly #entries: ScriptLogEntry[] = [];
  #live: LiveProcess | undefined;
  #recorded = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Sets the execution, once it is recorded. */
  begin(live: LiveProcess): void {
    this.#live = live;
  }

  /** Adds an entry, which is recorded within a second. */
  add(entry: ScriptLogEntry): void {
    this.#entries.push(entry);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#write();
    }, WRITE_INTERVAL_MS).unref();
  }

  /** Stops recording. Resolves to the number of recorded entries, counted from the start of the log. */
  async end(): Promise<number> {
    clearTimeout(this.#timer);
    await this.#writing;
    return this.#recorded;
  }

  async #write(): Promise<void> {
    const live = this.#live;
    const logs = this.#entries.slice(this.#recorded);
    if (!live || logs.length === 0) return;
    const loggedBefore = this.#recorded;
    try {
      await this.#db.write(() => logProcess(this.#db, live, { logs, loggedBefore }));
      this.#recorded = loggedBefore + logs.length;
    } catch {
      // Entries that could not be recorded now are recorded at the end, which reports errors.
    }
  }
}
