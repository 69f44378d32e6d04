import type { RetryClass } from '@rotunda/api-client/trait-types';
import { type CallFailure, isPassing, isUndone } from './call-failure.ts';
import type { RetryBudget } from './retry-budget.ts';

const MAX_ATTEMPTS = 3;
const BASE_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;
const MAX_WAIT_MS = 10_000;

/** Decides after each failure of one call whether, and when, it is sent again. */
export class BackoffSchedule {
  readonly #retryClass: RetryClass;
  readonly #budget: RetryBudget;
  readonly #random: () => number;
  #attempts = 0;
  #waitedMs = 0;

  /** `random` yields numbers from 0 to below 1. */
  constructor(retryClass: RetryClass, budget: RetryBudget, random: () => number = Math.random) {
    this.#retryClass = retryClass;
    this.#budget = budget;
    this.#random = random;
  }

  /**
   * How many milliseconds to pause before the call is sent again, which is taken from the budget; undefined when it must
   * not be, or has been often enough, or too much has been repeated already. The service's own wish for a pause is
   * followed, up to ten seconds.
   */
  nextDelayMs(failure: CallFailure): number | undefined {
    this.#attempts += 1;
    if (this.#attempts >= MAX_ATTEMPTS || !canRetry(this.#retryClass, failure, this.#attempts)) return undefined;
    const wishedSeconds = failure.problem.retryAfterSeconds;
    const jitter = this.#random() * Math.min(MAX_PAUSE_MS, BASE_PAUSE_MS * 2 ** (this.#attempts - 1));
    const pauseMs = wishedSeconds === undefined ? jitter : wishedSeconds * 1_000;
    if (this.#waitedMs + pauseMs > MAX_WAIT_MS || !this.#budget.take(reasonOf(failure))) return undefined;
    this.#waitedMs += pauseMs;
    return pauseMs;
  }
}

/** Whether a call of this class may be sent again after a failure. `attempts` have been made. */
export function canRetry(retryClass: RetryClass, failure: CallFailure, attempts: number): boolean {
  const { fault, status } = failure;
  if (fault === 'internal') return false;
  if (fault === 'connectionRefused') return true;
  if (retryClass === 'once') return false;
  if (fault === 'noConnection') return true;
  if (retryClass === 'effectful') return hasAskedToWait(failure);
  if (fault === 'reset' || isPassing(failure)) return true;
  // Silence costs a person half a minute, so it is borne only twice.
  return retryClass === 'safe' && (status === 500 || (fault === 'timeout' && attempts === 1));
}

// Only a few statuses are repeated, so these are few words.
function reasonOf({ fault, status }: CallFailure): string {
  return status === undefined ? fault : String(status);
}

// A service that says when to come back has not done anything.
function hasAskedToWait(failure: CallFailure): boolean {
  return isUndone(failure) && failure.problem.retryAfterSeconds !== undefined;
}
