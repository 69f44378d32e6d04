import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  type IBreaker,
  noJitterGenerator,
  SamplingBreaker,
} from 'cockatiel';
import { ProblemError } from '#http/problem.ts';
import { BrowserLeftError } from './browser-left-error.ts';
import type { Call } from './match-call.ts';
import { RetryBudget } from './retry-budget.ts';
import { retryClassOf } from './retry-class.ts';

/** Kinds of calls that fail and recover together. */
export const LANES = ['read', 'write', 'upload'] as const;
export type Lane = (typeof LANES)[number];

/** Where a call takes its place: with those that somebody waits for, or with those that nobody does. */
export type Room = 'people' | 'background';

/** How many calls run at a time, and how a service that is down is left alone. */
export type GuardLimits = {
  concurrent: number;
  queued: number;
  /** How many of those that run may be ones that nobody waits for. */
  background: number;
  /** Failures in a row that mean the service is down. */
  failuresInRow: number;
  /** So many calls within ten seconds, half of them failures, mean it too. */
  sampleCalls: number;
  /** The first pause; each failed probe doubles it. */
  pauseMs: number;
  maxPauseMs: number;
};

export const GUARD_LIMITS: GuardLimits = {
  concurrent: 128,
  queued: 256,
  background: 32,
  failuresInRow: 8,
  sampleCalls: 20,
  pauseMs: 5_000,
  maxPauseMs: 60_000,
};
const SAMPLE_MS = 10_000;
const SAMPLE_THRESHOLD = 0.499; // Half of the calls, where the library asks for more than a share.
const OVERLOAD_RETRY_SECONDS = 1;

/** Who is told of what happens to calls. */
export type GuardEvents = {
  /** A lane is closed. */
  onPause: (lane: Lane) => void;
  /** A call is sent again, after a failure of a kind or a status. */
  onRepeat: (reason: string) => void;
  /** A call has to wait for room, or is turned away for want of it. */
  onWait: () => void;
};

/** Keeps calls to one service within bounds, and away from it while it is down. */
export class ServiceGuard {
  readonly budget: RetryBudget;
  readonly #limits: GuardLimits;
  readonly #events: GuardEvents;
  readonly #bulkhead;
  readonly #background;
  readonly #breakers: Readonly<Record<Lane, CircuitBreakerPolicy>>;
  readonly #retryAfterSeconds: number;

  constructor(limits: GuardLimits, events: GuardEvents) {
    this.#limits = limits;
    this.#events = events;
    this.budget = new RetryBudget(events.onRepeat);
    this.#bulkhead = bulkhead(limits.concurrent, limits.queued);
    // Work in the background bounds itself, and waits for as long as it takes.
    this.#background = bulkhead(limits.background, Number.MAX_SAFE_INTEGER);
    this.#retryAfterSeconds = Math.ceil(limits.pauseMs / 1_000);
    const open = (lane: Lane) => {
      const breaker = openBreaker(limits);
      breaker.onBreak(() => events.onPause(lane));
      return breaker;
    };
    this.#breakers = { read: open('read'), write: open('write'), upload: open('upload') };
  }

  /** How many calls wait for room. */
  get waiting(): number {
    const { queued } = this.#limits;
    return queued - this.#bulkhead.queueSlots + (Number.MAX_SAFE_INTEGER - this.#background.queueSlots);
  }

  /** Whether calls of a lane are held back, as the service is down or being probed. */
  isPaused(lane: Lane): boolean {
    return this.#breakers[lane].state !== CircuitState.Closed;
  }

  /**
   * Runs a call, with its repetitions, when there is room. Throws 503 `overloaded` when too many wait already; a call
   * that nobody waits for waits until there is room.
   */
  hold<T>(call: () => Promise<T>, room: Room = 'people'): Promise<T> {
    if (room === 'people') return this.#hold(call);
    if (this.#background.executionSlots === 0) this.#events.onWait();
    return this.#background.execute(() => this.#hold(call));
  }

  async #hold<T>(call: () => Promise<T>): Promise<T> {
    if (this.#bulkhead.executionSlots === 0) this.#events.onWait();
    try {
      return await this.#bulkhead.execute(() => this.budget.hold(call));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new ProblemError('overloaded', { retryAfterSeconds: OVERLOAD_RETRY_SECONDS });
    }
  }

  /**
   * Makes one attempt of a call. `send` resolves, as soon as it is known, with whether the service is down; rejects
   * with BrowserLeftError when it cannot be told any more. Throws 503 `upstream_unavailable` instead while the service is
   * left alone.
   */
  async attempt(lane: Lane, send: () => Promise<boolean>): Promise<void> {
    const breaker = this.#breakers[lane];
    // One call probes; the others would have to wait for what becomes of it.
    if (breaker.state === CircuitState.HalfOpen) throw this.#unavailable();
    try {
      await breaker.execute(send);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw this.#unavailable();
      if (!(error instanceof BrowserLeftError)) throw error;
    }
  }

  #unavailable(): ProblemError {
    return new ProblemError('upstream_unavailable', { retryAfterSeconds: this.#retryAfterSeconds });
  }
}

/** The kind of a call. */
export function laneOf({ operationId, isUpload }: Pick<Call, 'operationId' | 'isUpload'>): Lane {
  if (isUpload) return 'upload';
  return retryClassOf(operationId) === 'safe' ? 'read' : 'write';
}

function openBreaker({ failuresInRow, sampleCalls, pauseMs, maxPauseMs }: GuardLimits): CircuitBreakerPolicy {
  const halfOpenAfter = new ExponentialBackoff({
    initialDelay: pauseMs,
    maxDelay: maxPauseMs,
    exponent: 2,
    generator: noJitterGenerator,
  });
  const sampling = new SamplingBreaker({
    threshold: SAMPLE_THRESHOLD,
    duration: SAMPLE_MS,
    minimumRps: (sampleCalls / SAMPLE_MS) * 1_000,
  });
  const breaker = new EitherBreaker([new ConsecutiveBreaker(failuresInRow), sampling]);
  const isDown = handleWhenResult((result) => result === true);
  return circuitBreaker(isDown, { halfOpenAfter, breaker });
}

/** Breaks as soon as one of several does. */
class EitherBreaker implements IBreaker {
  readonly #breakers: readonly IBreaker[];

  constructor(breakers: readonly IBreaker[]) {
    this.#breakers = breakers;
  }

  get state(): unknown {
    return this.#breakers.map(({ state }) => state);
  }

  success(state: CircuitState): void {
    for (const breaker of this.#breakers) breaker.success(state);
  }

  failure(state: CircuitState): boolean {
    // Each has to hear of it, also when another one breaks already.
    return this.#breakers.map((breaker) => breaker.failure(state)).includes(true);
  }
}
