/** The queue of a user, or of all users, is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? 'too many tasks of this user are waiting' : 'too many tasks are waiting');
    this.isOwn = isOwn;
  }
}

/** Limits of a queue. */
export type QueueLimits = {
  /** Maximum concurrency of all users. Each user runs at most one at a time. */
  concurrency: number;
  maxWaitingOfUser: number;
  maxWaiting: number;
};

type Ticket = { start: () => void; signal: AbortSignal };

/**
 * A bounded queue that is fair between users: the work of one user runs sequentially, and users take turns. Work leaves the queue
 * if its signal aborts.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Queued work by user. */
  readonly #waiting = new Map<string, Ticket[]>();
  readonly #running = new Set<string>();
  /** An increasing number for the last turn of each user with queued or running work. */
  readonly #lastTurns = new Map<string, number>();
  #turnCount = 0;
  #waitingCount = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the user's turn. Rejects with QueueFullError, and with the reason if `signal` aborts. */
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

  /** Returns the user without running work whose last turn is longest ago. */
  #next(): [string, Ticket[]] | undefined {
    const free = [...this.#waiting].filter(([user]) => !this.#running.has(user));
    const getTurn = ([user]: [string, Ticket[]]) => this.#lastTurns.get(user) ?? 0;
    return free.sort((left, right) => getTurn(left) - getTurn(right))[0];
  }

  #remove(user: string, ticket: Ticket): void {
    const left = (this.#waiting.get(user) ?? []).filter((one) => one !== ticket);
    this.#waitingCount -= 1;
    if (left.length === 0) this.#waiting.delete(user);
    else this.#waiting.set(user, left);
  }
}
