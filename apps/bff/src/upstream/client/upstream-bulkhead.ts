import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import { CircuitBreaker, type CircuitLimits, type Permit } from './circuit-breaker.ts';
import { MAX_RETRY_TOKENS, RetryBudget } from './retry-policy.ts';

/** Kinds of calls that fail and recover together. */
export const TRAFFIC_CLASSES = ['read', 'write', 'upload'] as const;
export type TrafficClass = (typeof TRAFFIC_CLASSES)[number];

/** The queue of a call. Users wait for `people`, nobody waits for `background`. */
export type Priority = 'people' | 'background';

/** Limits of concurrency, queue, retries and circuit breaker. */
export type BulkheadLimits = CircuitLimits & {
  concurrent: number;
  queued: number;
  /** The maximum number of concurrent background calls. */
  background: number;
  /** The maximum number of retry tokens that accumulate while there are few calls. */
  maxRetryTokens: number;
};

export const BULKHEAD_LIMITS: BulkheadLimits = {
  concurrent: 128,
  queued: 256,
  background: 32,
  maxRetryTokens: MAX_RETRY_TOKENS,
  failuresInRow: 8,
  sampleCalls: 20,
  pauseMs: 5_000,
  maxPauseMs: 60_000,
};
const OVERLOAD_RETRY_SECONDS = 1;

/** The listeners for events of calls. */
export type BulkheadEvents = {
  /** The circuit breaker of a traffic class has opened. */
  onPause: (trafficClass: TrafficClass) => void;
  /** A call is retried after a failure with this cause or status. */
  onRetry: (reason: string) => void;
  /** A call is queued, or rejected because the queue is full. */
  onWait: () => void;
};

/** Limits the number of concurrent holders. Others wait in a queue of limited length. */
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
   * Acquires a permit. Returns undefined if it is acquired immediately, otherwise a promise of it. Release it with `release()`.
   */
  acquire(): Promise<void> | undefined {
    if (!this.isFull) {
      this.#taken += 1;
      return undefined;
    }
    return new Promise((resolve) => this.#queue.add(resolve));
  }

  /** Releases a permit to the longest waiting caller, if there is one. */
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

/** Limits the concurrency of calls to one service, and rejects calls while it is down. */
export class UpstreamBulkhead {
  readonly budget: RetryBudget;
  readonly #events: BulkheadEvents;
  readonly #people: Semaphore;
  readonly #background: Semaphore;
  readonly #circuits: Readonly<Record<TrafficClass, CircuitBreaker>>;
  readonly #retryAfterSeconds: number;

  constructor(limits: BulkheadLimits, events: BulkheadEvents) {
    this.#events = events;
    this.budget = new RetryBudget(limits.maxRetryTokens, events.onRetry);
    this.#people = new Semaphore(limits.concurrent, limits.queued);
    // Background work has its own limits, so its queue is unlimited.
    this.#background = new Semaphore(limits.background, Infinity);
    this.#retryAfterSeconds = Math.ceil(limits.pauseMs / 1_000);
    const open = (trafficClass: TrafficClass) => new CircuitBreaker(limits, () => events.onPause(trafficClass));
    this.#circuits = { read: open('read'), write: open('write'), upload: open('upload') };
  }

  /** The number of queued calls. */
  get waiting(): number {
    return this.#people.waiting + this.#background.waiting;
  }

  /** Whether calls of a traffic class are rejected because the service is down or being probed. */
  isPaused(trafficClass: TrafficClass): boolean {
    return !this.#circuits[trafficClass].isClosed;
  }

  /**
   * Acquires a permit for a call and its retries. Release it with `release()`. Returns undefined if the permit is acquired
   * immediately. Throws 503 `overloaded` if the queue is full.
   */
  acquire(): Promise<void> | undefined {
    if (this.#people.isFull) this.#events.onWait();
    if (this.#people.isQueueFull) throw new ProblemError('overloaded', { retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
    const waiting = this.#people.acquire();
    if (waiting !== undefined) return waiting.then(() => this.budget.addCall());
    this.budget.addCall();
    return undefined;
  }

  release(): void {
    this.#people.release();
  }

  /**
   * Runs a call and its retries with a permit. Throws 503 `overloaded` if the queue is full. The background queue is never full.
   */
  async run<T>(call: () => Promise<T>, priority: Priority = 'people'): Promise<T> {
    if (priority === 'people') return this.#run(call);
    if (this.#background.isFull) this.#events.onWait();
    await this.#background.acquire();
    try {
      return await this.#run(call);
    } finally {
      this.#background.release();
    }
  }

  async #run<T>(call: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await call();
    } finally {
      this.release();
    }
  }

  /**
   * Admits one attempt of a call. Its outcome must be recorded on the permit. Throws 503 `upstream_unavailable` while the circuit
   * breaker is open.
   */
  admit(trafficClass: TrafficClass): Permit {
    const permit = this.#circuits[trafficClass].tryAcquire();
    if (!permit) throw new ProblemError('upstream_unavailable', { retryAfterSeconds: this.#retryAfterSeconds });
    return permit;
  }
}

/** The traffic class of a call. */
export function getTrafficClass({ operationId, isUpload }: Pick<Call, 'operationId' | 'isUpload'>): TrafficClass {
  if (isUpload) return 'upload';
  return operationTraits[operationId].retry === 'safe' ? 'read' : 'write';
}
