import { CircuitState, ConsecutiveBreaker, type IBreaker, SamplingBreaker } from 'cockatiel';
import type { CallFailure } from './call-failure.ts';

/** When a service is considered down, and for how long calls are blocked. */
export type CircuitLimits = {
  /** The number of consecutive failures that opens the circuit. */
  failuresInRow: number;
  /** The number of calls within ten seconds that opens the circuit if half of them failed. */
  sampleCalls: number;
  /** The first pause. Each failed probe doubles it. */
  pauseMs: number;
  maxPauseMs: number;
};

const SAMPLE_MS = 10_000;
const SAMPLE_THRESHOLD = 0.499; // Opens at half of the calls. The library requires a share above the threshold.

const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Whether a failure indicates that the whole service is down, rather than that it rejected this request. */
export function isOutage({ fault, status }: Pick<CallFailure, 'fault' | 'status'>): boolean {
  if (fault === 'connectionRefused' || fault === 'noConnection' || fault === 'timeout') return true;
  return status !== undefined && GATEWAY_STATUSES.includes(status);
}

/** An admitted call. */
export class Permit {
  readonly #record: (isDown: boolean | undefined) => void;
  #isRecorded = false;

  constructor(record: (isDown: boolean | undefined) => void) {
    this.#record = record;
  }

  /** Records whether the service is down, as soon as that is known, or undefined if inconclusive. Only the first call counts. */
  record(isDown: boolean | undefined): void {
    if (this.#isRecorded) return;
    this.#isRecorded = true;
    this.#record(isDown);
  }
}

/**
 * Blocks calls to a service while it is down. After a pause, one probe is admitted, and its outcome decides for all calls. The
 * library decides which failures open the circuit. Its own circuit state is not used, because it measures pauses by the wall
 * clock, which may be set back, treats an inconclusive probe as a success, and queues calls during a probe instead of rejecting
 * them.
 */
export class CircuitBreaker {
  readonly #limits: CircuitLimits;
  readonly #onOpen: () => void;
  readonly #breakers: readonly IBreaker[];
  #state = CircuitState.Closed;
  #pauseMs: number;
  #pausedSinceMs = 0;

  /** `onOpen` is called whenever the circuit opens. */
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

  /**
   * Admits a call, whose outcome must be recorded. Returns undefined while the circuit is open or another call probes the
   * service.
   */
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
    // Every breaker must record the failure, even if another one already trips.
    else if (this.#breakers.map((breaker) => breaker.failure(CircuitState.Closed)).includes(true) && this.isClosed)
      this.#open(this.#limits.pauseMs);
  };

  readonly #recordProbe = (isDown: boolean | undefined) => {
    if (isDown) {
      this.#open(Math.min(this.#limits.maxPauseMs, this.#pauseMs * 2));
      return;
    }
    // After an inconclusive probe, the next call probes again.
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
