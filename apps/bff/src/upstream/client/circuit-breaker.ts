import { CircuitState, ConsecutiveBreaker, type IBreaker, SamplingBreaker } from 'cockatiel';
import type { CallFailure } from './call-failure.ts';

/** When a service counts as down, and how long it is left alone then. */
export type CircuitLimits = {
  /** Failures in a row that mean the service is down. */
  failuresInRow: number;
  /** So many calls within ten seconds, half of them failures, mean it too. */
  sampleCalls: number;
  /** The first pause; each failed probe doubles it. */
  pauseMs: number;
  maxPauseMs: number;
};

const SAMPLE_MS = 10_000;
const SAMPLE_THRESHOLD = 0.499; // Half of the calls, where the library asks for more than a share.

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Whether a failure says that the service as a whole is down, rather than rejected this request. */
export function isOutage({ fault, status }: Pick<CallFailure, 'fault' | 'status'>): boolean {
  if (fault === 'connectionRefused' || fault === 'noConnection' || fault === 'timeout') return true;
  return status !== undefined && GATEWAY_STATUSES.includes(status);
}

/** A call that was let through. */
export class Permit {
  readonly #record: (isDown: boolean | undefined) => void;
  #isRecorded = false;

  constructor(record: (isDown: boolean | undefined) => void) {
    this.#record = record;
  }

  /** Says whether the service is down, as soon as that is known; undefined when it cannot be told. The first word counts. */
  record(isDown: boolean | undefined): void {
    if (this.#isRecorded) return;
    this.#isRecorded = true;
    this.#record(isDown);
  }
}

/**
 * Leaves a service alone while it is down. After a pause one call is let through, by which all are judged. What counts as down
 * is for the library to say; its own circuit is not used, since it measures pauses by the clock on the wall, which may be set
 * back, takes a probe that cannot tell for a success, and makes calls wait for the probe instead of refusing them.
 */
export class CircuitBreaker {
  readonly #limits: CircuitLimits;
  readonly #onOpen: () => void;
  readonly #breakers: readonly IBreaker[];
  #state = CircuitState.Closed;
  #pauseMs: number;
  #pausedSinceMs = 0;

  /** `onOpen` is called each time that the service is found down. */
  constructor(limits: CircuitLimits, onOpen: () => void) {
    this.#limits = limits;
    this.#onOpen = onOpen;
    this.#pauseMs = limits.pauseMs;
    const sampling = { threshold: SAMPLE_THRESHOLD, duration: SAMPLE_MS, minimumRps: limits.sampleCalls / 10 };
    this.#breakers = [new ConsecutiveBreaker(limits.failuresInRow), new SamplingBreaker(sampling)];
  }

  get isClosed(): boolean {
    return this.#state === CircuitState.Closed;
  }

  /** Lets a call through, which has to be judged; undefined while the service is left alone, or probed by another call. */
  tryAcquire(): Permit | undefined {
    if (this.#state === CircuitState.Closed) return new Permit(this.#recordCall);
    if (this.#state === CircuitState.HalfOpen || performance.now() - this.#pausedSinceMs < this.#pauseMs)
      return undefined;
    this.#state = CircuitState.HalfOpen;
    return new Permit(this.#recordProbe);
  }

  readonly #recordCall = (isDown: boolean | undefined) => {
    if (isDown === undefined) return;
    if (!isDown) for (const breaker of this.#breakers) breaker.success(CircuitState.Closed);
    // Each has to hear of it, also when another one breaks already.
    else if (this.#breakers.map((breaker) => breaker.failure(CircuitState.Closed)).includes(true) && this.isClosed)
      this.#open(this.#limits.pauseMs);
  };

  readonly #recordProbe = (isDown: boolean | undefined) => {
    if (isDown) {
      this.#open(Math.min(this.#limits.maxPauseMs, this.#pauseMs * 2));
      return;
    }
    // A probe that tells nothing leaves it to the next.
    this.#state = isDown === undefined ? CircuitState.Open : CircuitState.Closed;
    if (this.isClosed) for (const breaker of this.#breakers) breaker.success(CircuitState.HalfOpen);
  };

  #open(pauseMs: number): void {
    this.#state = CircuitState.Open;
    this.#pauseMs = pauseMs;
    this.#pausedSinceMs = performance.now();
    this.#onOpen();
  }
}
