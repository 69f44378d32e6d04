/** So many places at a time; whoever comes when all are taken waits in line for one, as long as the line is not too long. */
export class Semaphore {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #line = new Set<() => void>();
  #taken = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Whether whoever comes now has to wait. */
  get isFull(): boolean {
    return this.#taken >= this.#most;
  }

  /** Whether whoever comes now would find no room in the line either. */
  get isQueueFull(): boolean {
    return this.isFull && this.#line.size >= this.#mostWaiting;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /** Takes a place: at once, or when the promise is fulfilled. Whoever has one gives it back by `leave`. */
  acquire(): Promise<void> | undefined {
    if (!this.isFull) {
      this.#taken += 1;
      return undefined;
    }
    return new Promise((resolve) => this.#line.add(resolve));
  }

  /** Gives a place back, to whoever waits for the longest. */
  release(): void {
    const [next] = this.#line;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#line.delete(next);
    next();
  }
}
