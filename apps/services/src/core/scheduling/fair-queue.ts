/** Why work was not taken: one person, or all together, have as much waiting as is kept. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'too much work of this person waits' : 'too much work waits');
    this.isOwn = isOwn;
  }
}

/** Bounds of a queue. */
export type QueueLimits = {
  /** Work that runs at a time, of all people together; one person has one of these at most. */
  concurrency: number;
  maxWaitingOfUser: number;
  maxWaiting: number;
};

type Ticket = { start: () => void; signal: AbortSignal };

/**
 * A bounded queue that is fair between people: one person's work runs one after another, and people take turns. Work
 * whose signal aborts leaves the queue.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** What waits, by person. */
  readonly #waiting = new Map<string, Ticket[]>();
  readonly #running = new Set<string>();
  /** When those had their last turn who wait or run, as a number that rises. */
  readonly #lastTurns = new Map<string, number>();
  #turnCount = 0;
  #waitingCount = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the person's turn. Rejects with QueueFullError, and with the reason when `signal` aborts. */
  async run<Result>(user: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#takeTurn(user, signal);
    try {
      return await work();
    } finally {
      this.#running.delete(user);
      if (!this.#waiting.has(user)) this.#lastTurns.delete(user);
      this.#startNext();
    }
  }

  #takeTurn(user: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const own = this.#waiting.get(user) ?? [];
    if (own.length >= this.#limits.maxWaitingOfUser) throw new QueueFullError(true);
    if (this.#waitingCount >= this.#limits.maxWaiting) throw new QueueFullError(false);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(user, ticket);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const ticket: Ticket = { start, signal };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.set(user, [...own, ticket]);
      this.#waitingCount += 1;
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running.size < this.#limits.concurrency) {
      const [user, [ticket] = []] = this.#next() ?? [];
      if (user === undefined || !ticket) return;
      this.#remove(user, ticket);
      this.#turnCount += 1;
      this.#lastTurns.set(user, this.#turnCount);
      this.#running.add(user);
      ticket.start();
    }
  }

  /** Of those whose work does not run, the one who has not had a turn for the longest time. */
  #next(): [string, Ticket[]] | undefined {
    const free = [...this.#waiting].filter(([user]) => !this.#running.has(user));
    const turnOf = ([user]: [string, Ticket[]]) => this.#lastTurns.get(user) ?? 0;
    return free.sort((left, right) => turnOf(left) - turnOf(right))[0];
  }

  #remove(user: string, ticket: Ticket): void {
    const left = (this.#waiting.get(user) ?? []).filter((one) => one !== ticket);
    this.#waitingCount -= 1;
    if (left.length === 0) this.#waiting.delete(user);
    else this.#waiting.set(user, left);
  }
}
