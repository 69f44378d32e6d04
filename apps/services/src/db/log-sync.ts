import { closeSync, fdatasync, openSync } from 'node:fs';

type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/**
 * Brings what was committed to SQLite's log to the disk, in a thread of the runtime, so that requests are answered
 * meanwhile. Opening the log beside SQLite is safe, as its locks are on another file.
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
   * Resolves when all that was committed before the call is on disk; one wait does for all who ask during another one.
   * Rejects when the disk fails, and always from then on: what it lost then it would not report again.
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
