import { setTimeout as pause } from 'node:timers/promises';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { readMember } from '@rotunda/api-client/read-member';
import type { RetryClass } from '@rotunda/api-client/trait-types';
import type { Call } from '#domain/calls/match-call.ts';
import { type CallFailure, isInDoubt, isPassing, isQuota, isUndone } from './call-failure.ts';
import type { CallBody } from './upstream-request.ts';

const MAX_ATTEMPTS = 3;
const BASE_PAUSE_MS = 100;
const QUOTA_PAUSE_MS = 1_000; // The public services ask for 1, 2, 4 … seconds when they do not say how long.
const MAX_PAUSE_MS = 2_000;
const MAX_WAIT_MS = 10_000;
const CALLS_PER_REPETITION = 5;

/** The class of one call: a keyed one that brings no id is effectful. */
export function classOf(call: Call, body: CallBody): RetryClass {
  const { retry: retryClass } = operationTraits[call.operationId];
  return retryClass === 'keyed' && keyOf(call, body) === undefined ? 'effectful' : retryClass;
}

/** The id by which a service knows a keyed call again; undefined for a call that brings none. */
export function keyOf({ operationId, query, isUpload }: Call, body: CallBody): string | undefined {
  if (operationTraits[operationId].retry !== 'keyed') return undefined;
  // The body of an upload is content, whatever an ID in it means.
  return query.get('requestId') ?? (isUpload ? undefined : readId(body));
}

function readId(body: CallBody): string | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const id = readMember(parsed, 'id');
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined; // The service says what is wrong with it.
  }
}

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
    const basePauseMs = isQuota(failure) ? QUOTA_PAUSE_MS : BASE_PAUSE_MS;
    const jitter = this.#random() * Math.min(MAX_PAUSE_MS, basePauseMs * 2 ** (this.#attempts - 1));
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
function reasonOf(failure: CallFailure): string {
  const { fault, status } = failure;
  if (isQuota(failure)) return 'quota';
  return status === undefined ? fault : String(status);
}

// A service that says when to come back has not done anything.
function hasAskedToWait(failure: CallFailure): boolean {
  return isUndone(failure) && failure.problem.retryAfterSeconds !== undefined;
}

/**
 * Bounds how many calls to one service are repetitions: a fifth of those that are none, and some more. Every call pays for a
 * fifth of a repetition, and some are saved for when calls are few. No time goes into it, so that a service that is down
 * gets hardly more than a fifth above what people ask for, however slowly it fails.
 */
export class RetryBudget {
  readonly #most: number;
  readonly #onRepeat: (reason: string) => void;
  // In fifths of repetitions, as these would not add up exactly.
  #saved: number;

  /** Begins with the repetitions that can be saved at most. `onRepeat` is told why of each that is taken. */
  constructor(mostSaved: number, onRepeat: (reason: string) => void = () => undefined) {
    this.#most = mostSaved * CALLS_PER_REPETITION;
    this.#saved = this.#most;
    this.#onRepeat = onRepeat;
  }

  /** Counts a call that is no repetition. */
  addCall(): void {
    if (this.#saved < this.#most) this.#saved += 1;
  }

  /** Takes a repetition if one is left; `reason` says why it is wanted. */
  take(reason: string): boolean {
    if (this.#saved < CALLS_PER_REPETITION) return false;
    this.#saved -= CALLS_PER_REPETITION;
    this.#onRepeat(reason);
    return true;
  }
}

type Failed = { kind: 'failed'; failure: CallFailure };

/** How a call may be repeated. */
export type Retries<Outcome> = {
  /** Asked once an attempt has failed. */
  retryClass: () => RetryClass;
  budget: RetryBudget;
  /** Whether somebody still waits for the response, the body can be sent again, and the caller does not repeat it itself. */
  isWanted: (failure: CallFailure) => boolean;
  /**
   * Asked about a failure that follows on an attempt in doubt: the outcome when that attempt turns out to have done its
   * work, undefined otherwise.
   */
  findDone: (failure: CallFailure) => Promise<Outcome | undefined>;
};

/** Makes attempts of a call until one has come through or the call must not be made any more; resolves with the last. */
export async function withRetries<Outcome extends { kind: string }>(
  { retryClass, budget, isWanted, findDone }: Retries<Outcome>,
  attempt: () => Promise<Outcome | Failed>,
): Promise<Outcome | Failed> {
  let outcome = await attempt();
  let schedule: BackoffSchedule | undefined;
  let isDoubtful = false;
  while (isFailed(outcome)) {
    const { failure }: Failed = outcome;
    const done = isDoubtful ? await findDone(failure) : undefined;
    if (done) return done;
    isDoubtful ||= isInDoubt(failure);
    schedule ??= new BackoffSchedule(retryClass(), budget);
    const pauseMs = isWanted(failure) ? schedule.nextDelayMs(failure) : undefined;
    if (pauseMs === undefined) return outcome;
    await pause(pauseMs);
    outcome = await attempt();
  }
  return outcome;
}

function isFailed(outcome: { kind: string }): outcome is Failed {
  return outcome.kind === 'failed';
}
