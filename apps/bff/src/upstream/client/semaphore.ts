/** Limits how many holders run at a time. Others wait in a queue of limited length. */
export class Semaphore {
  readonly #maxPermits: number;
  readonly #maxQueued: number;
  readonly #queue = new Set<() => void>();
  #taken = 0;

  constructor(maxPermits: number, maxQueued: number) {
    this.#maxPermits = maxPermits;
    this.#maxQueued = maxQueued;
  }

  /** Whether the next caller of `acquire` has to wait. */
  get isFull(): boolean {
    return this.#taken >= this.#maxPermits;
  }

  /** Whether the queue is full, too. */
  get isQueueFull(): boolean {
    return this.isFull && this.#queue.size >= this.#maxQueued;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Acquires a permit. Returns undefined if it is acquired at once, or else a promise of it. Release it with `release()`.
   */
  acquire(): Promise<void> | undefined {
    if (!this.isFull) {
      this.#taken += 1;
      return undefined;
    }
    return new Promise((resolve) => this.#queue.add(resolve));
  }

  /** Releases a permit, to the longest waiting caller if there is one. */
  release(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#queue.delete(next);
    next();
  }
}
