/** So many places at a time; whoever comes when all are taken waits in line for one, as long as the line is not too long. */
export class Places {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #line = new Set<() => void>();
  #taken = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Whether whoever comes now has to wait. */
  get areTaken(): boolean {
    return this.#taken >= this.#most;
  }

  /** Whether whoever comes now would find no room in the line either. */
  get areRefused(): boolean {
    return this.areTaken && this.#line.size >= this.#mostWaiting;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /** Takes a place: at once, or when the promise is fulfilled. Whoever has one gives it back by `leave`. */
  enter(): Promise<void> | undefined {
    if (!this.areTaken) {
      this.#taken += 1;
      return undefined;
    }
    return new Promise((resolve) => this.#line.add(resolve));
  }

  /** Gives a place back, to whoever waits for the longest. */
  leave(): void {
    const [next] = this.#line;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    this.#line.delete(next);
    next();
  }
}
