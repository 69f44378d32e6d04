import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import { CircuitBreaker, type CircuitLimits, type Permit } from './circuit-breaker.ts';

import { RetryBudget } from './retry-policy.ts';

import { Semaphore } from './semaphore.ts';

/** Kinds of calls that fail and recover together. */
export const TRAFFIC_CLASSES = ['read', 'write', 'upload'] as const;
export type TrafficClass = (typeof TRAFFIC_CLASSES)[number];

/** Where a call takes its place: with those that somebody waits for, or with those that nobody does. */
export type Priority = 'people' | 'background';

/** How many calls run at a time, and how a service that is down is left alone. */
export type BulkheadLimits = CircuitLimits & {
  concurrent: number;
  queued: number;
  /** How many of those that run may be ones that nobody waits for. */
  background: number;
  /** How many repetitions are saved for when calls are few. */
  savedRepetitions: number;
};

export const BULKHEAD_LIMITS: BulkheadLimits = {
  concurrent: 128,
  queued: 256,
  background: 32,
  savedRepetitions: 10,
  failuresInRow: 8,
  sampleCalls: 20,
  pauseMs: 5_000,
  maxPauseMs: 60_000,
};
const OVERLOAD_RETRY_SECONDS = 1;

/** Who is told of what happens to calls. */
export type BulkheadEvents = {
  /** The circuit breaker of a traffic class has opened. */
  onPause: (trafficClass: TrafficClass) => void;
  /** A call is sent again, after a failure of a kind or a status. */
  onRepeat: (reason: string) => void;
  /** A call has to wait for room, or is turned away for want of it. */
  onWait: () => void;
};

/** Keeps calls to one service within bounds, and away from it while it is down. */
export class UpstreamBulkhead {
  readonly budget: RetryBudget;
  readonly #events: BulkheadEvents;
  readonly #people: Semaphore;
  readonly #background: Semaphore;
  readonly #circuits: Readonly<Record<TrafficClass, CircuitBreaker>>;
  readonly #retryAfterSeconds: number;

  constructor(limits: BulkheadLimits, events: BulkheadEvents) {
    this.#events = events;
    this.budget = new RetryBudget(limits.savedRepetitions, events.onRepeat);
    this.#people = new Semaphore(limits.concurrent, limits.queued);
    // Work in the background bounds itself, and waits for as long as it takes.
    this.#background = new Semaphore(limits.background, Infinity);
    this.#retryAfterSeconds = Math.ceil(limits.pauseMs / 1_000);
    const open = (trafficClass: TrafficClass) => new CircuitBreaker(limits, () => events.onPause(trafficClass));
    this.#circuits = { read: open('read'), write: open('write'), upload: open('upload') };
  }

  /** How many calls wait for room. */
  get waiting(): number {
    return this.#people.waiting + this.#background.waiting;
  }

  /** Whether calls of a traffic class are refused, as the service is down or being probed. */
  isPaused(trafficClass: TrafficClass): boolean {
    return !this.#circuits[trafficClass].isClosed;
  }

  /**
   * Takes a place for a call with its repetitions: at once, or when the promise is fulfilled. It is given back by `leave`.
   * Throws 503 `overloaded` when too many wait already.
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

  /** Runs a call, with its repetitions, in a place of its own; one that nobody waits for waits until there is room. */
  async hold<T>(call: () => Promise<T>, room: Priority = 'people'): Promise<T> {
    if (room === 'people') return this.#hold(call);
    if (this.#background.isFull) this.#events.onWait();
    await this.#background.acquire();
    try {
      return await this.#hold(call);
    } finally {
      this.#background.release();
    }
  }

  async #hold<T>(call: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await call();
    } finally {
      this.release();
    }
  }

  /** Lets one attempt of a call through, which has to be judged. Throws 503 `upstream_unavailable` while the service is left alone. */
  admit(trafficClass: TrafficClass): Permit {
    const permit = this.#circuits[trafficClass].tryAcquire();
    if (!permit) throw new ProblemError('upstream_unavailable', { retryAfterSeconds: this.#retryAfterSeconds });
    return permit;
  }
}

/** The kind of a call. */
export function trafficClassOf({ operationId, isUpload }: Pick<Call, 'operationId' | 'isUpload'>): TrafficClass {
  if (isUpload) return 'upload';
  return operationTraits[operationId].retry === 'safe' ? 'read' : 'write';
}
