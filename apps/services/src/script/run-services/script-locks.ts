type Waiter = { owner: object; grant: (hasLock: boolean) => void };
type Lock = { owner: object; waiting: Waiter[] };

/** The locks of all scripts. Each is held by one run at a time. Waiting runs acquire it in FIFO order. */
export class ScriptLocks {
  readonly #locks = new Map<string, Lock>();

  /**
   * Acquires a lock for `owner`. Resolves to whether it succeeded within the timeout, immediately to true if `owner` already
   * holds it.
   */
  acquire(name: string, owner: object, timeoutMs: number): Promise<boolean> {
    const lock = this.#locks.get(name);
    if (!lock) {
      this.#locks.set(name, { owner, waiting: [] });
      return Promise.resolve(true);
    }
    if (lock.owner === owner) return Promise.resolve(true);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter: Waiter = { owner, grant: resolve };
    const timer = setTimeout(() => {
      lock.waiting = lock.waiting.filter((each) => each !== waiter);
      resolve(false);
    }, timeoutMs).unref();
    waiter.grant = (hasLock) => {
      clearTimeout(timer);
      resolve(hasLock);
    };
    lock.waiting.push(waiter);
    return promise;
  }

  /** Whether `owner` holds the lock. */
  isHeldBy(name: string, owner: object): boolean {
    return this.#locks.get(name)?.owner === owner;
  }

  /** Releases a lock to the longest-waiting owner. Does nothing unless `owner` holds it. */
  release(name: string, owner: object): void {
    const lock = this.#locks.get(name);
    if (lock?.owner !== owner) return;
    const next = lock.waiting.shift();
    if (!next) {
      this.#locks.delete(name);
      return;
    }
    lock.owner = next.owner;
    next.grant(true);
  }

  /** Releases all locks of `owner` and stops waiting for others. */
  releaseAll(owner: object): void {
    for (const [name, lock] of this.#locks) {
      for (const waiter of lock.waiting.filter((each) => each.owner === owner)) waiter.grant(false);
      lock.waiting = lock.waiting.filter((each) => each.owner !== owner);
      this.release(name, owner);
    }
  }
}
