import { closeSync, fdatasync, openSync } from 'node:fs';

type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/**
 * Flushes SQLite's write-ahead log to disk in a runtime thread, so that requests are handled in the meantime. Opening the log
 * alongside SQLite is safe because SQLite's locks are on another file.
 */
export class LogSync implements Disposable {
  readonly #path: string;
  #descriptor: number | undefined;
  #waiting: Waiting[] = [];
  #isSyncing = false;
  #failure: Error | undefined;

  constructor(databasePath: string) {
    this.#path = `${databasePath}-wal`;
  }

  /**
   * Resolves when all commits before the call are on disk. One flush serves all calls made during the previous one. Rejects if
   * the disk fails, and for all later calls: the disk would not report the loss again.
   */
  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      if (!this.#isSyncing) this.#start();
    });
  }

  [Symbol.dispose](): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #start(): void {
    const served = this.#waiting;
    this.#waiting = [];
    this.#isSyncing = true;
    this.#descriptor ??= openSync(this.#path, 'r+');
    fdatasync(this.#descriptor, (error) => {
      this.#isSyncing = false;
      this.#failure ??= error ?? undefined;
      if (this.#waiting.length > 0) this.#start();
      for (const { resolve, reject } of served) {
        if (this.#failure) reject(this.#failure);
        else resolve();
      }
    });
  }
}
