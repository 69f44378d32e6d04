import { setTimeout as pause } from 'node:timers/promises';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { readMember } from '@rotunda/api-client/read-member';
import type { RetryClass } from '@rotunda/api-client/trait-types';
import type { Call } from '#domain/calls/match-call.ts';
import { type CallFailure, isInDoubt, isNotProcessed, isQuota, isTransient } from './call-failure.ts';
import { type CallBody, isStream } from './upstream-request.ts';

const MAX_ATTEMPTS = 3;
const BASE_PAUSE_MS = 100;
const QUOTA_PAUSE_MS = 1_000; // Without Retry-After, the public services recommend waiting 1, 2, 4 … seconds.
const MAX_PAUSE_MS = 2_000;
const MAX_WAIT_MS = 10_000;
const CALLS_PER_RETRY = 5;

/** The maximum number of retries to one service that accumulate while there are few calls. */
export const MAX_RETRY_TOKENS = 10;

/** The retry class of one call: a keyed call without an ID is effectful. */
export function getClass(call: Call, body: CallBody): RetryClass {
  const { retry: retryClass } = operationTraits[call.operationId];
  return retryClass === 'keyed' && findKey(call, body) === undefined ? 'effectful' : retryClass;
}

/** The ID by which a service recognises a keyed call; undefined for a call without one. */
export function findKey({ operationId, query, isUpload }: Call, body: CallBody): string | undefined {
  if (operationTraits[operationId].retry !== 'keyed') return undefined;
  // The body of an upload is content, so an ID in it has no meaning here.
  return query.get('requestId') ?? (isUpload ? undefined : readId(body));
}

function readId(body: CallBody): string | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    const id = readMember(parsed, 'id');
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined; // The service reports the error.
  }
}

/** Decides after each failure of a call whether and when to retry it. */
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
   * Returns the delay in milliseconds before the next retry and takes a token from the budget. Returns undefined if the call must
   * not be retried, has no attempts left, or the budget is exhausted. Honours Retry-After, up to 10 s.
   */
  takeNextDelayMs(failure: CallFailure): number | undefined {
    this.#attempts += 1;
    if (this.#attempts >= MAX_ATTEMPTS || !canRetry(this.#retryClass, failure, this.#attempts)) return undefined;
    const { retryAfterSeconds } = failure.problem;
    const basePauseMs = isQuota(failure) ? QUOTA_PAUSE_MS : BASE_PAUSE_MS;
    const jitter = this.#random() * Math.min(MAX_PAUSE_MS, basePauseMs * 2 ** (this.#attempts - 1));
    const pauseMs = retryAfterSeconds === undefined ? jitter : retryAfterSeconds * 1_000;
    if (this.#waitedMs + pauseMs > MAX_WAIT_MS || !this.#budget.tryConsume(getReason(failure))) return undefined;
    this.#waitedMs += pauseMs;
    return pauseMs;
  }
}

/** Whether a call of this class may be retried after a failure. `attempts` is the number of attempts so far. */
export function canRetry(retryClass: RetryClass, failure: CallFailure, attempts: number): boolean {
  const { fault, status } = failure;
  if (fault === 'internal') return false;
  if (fault === 'connectionRefused') return true;
  if (retryClass === 'once') return false;
  if (fault === 'noConnection') return true;
  if (retryClass === 'effectful') return mustWait(failure);
  if (fault === 'reset' || isTransient(failure)) return true;
  // A timeout takes 30 s, so retry it at most once.
  return retryClass === 'safe' && (status === 500 || (fault === 'timeout' && attempts === 1));
}

/**
 * Whether this policy may retry a call. A stream cannot be sent again. Background work handles an exceeded quota itself, with
 * longer waits, so that users get the remaining quota.
 */
export function canResend(body: CallBody, isBackground: boolean, failure: CallFailure): boolean {
  return !isStream(body) && !(isBackground && isQuota(failure));
}

// Metric label; low cardinality because few statuses are retried.
function getReason(failure: CallFailure): string {
  const { fault, status } = failure;
  if (isQuota(failure)) return 'quota';
  return status === undefined ? fault : String(status);
}

// A service that sends Retry-After has not processed the call.
function mustWait(failure: CallFailure): boolean {
  return isNotProcessed(failure) && failure.problem.retryAfterSeconds !== undefined;
}

/**
 * Limits retries to a fifth of the calls to one service, plus accumulated tokens. Each call earns a fifth of a retry token, up to
 * a maximum. The budget ignores time, so a service that is down gets little more than a fifth above users' calls, however slowly
 * it fails.
 */
export class RetryBudget {
  readonly #max: number;
  readonly #onRetry: (reason: string) => void;
  // In fifths of a token, because integers add up exactly.
  #saved: number;

  /** Starts with the maximum number of retry tokens. `onRetry` is called with the reason of each retry. */
  constructor(maxTokens: number, onRetry: (reason: string) => void = () => undefined) {
    this.#max = maxTokens * CALLS_PER_RETRY;
    this.#saved = this.#max;
    this.#onRetry = onRetry;
  }

  /** Counts a call that is not a retry. */
  addCall(): void {
    if (this.#saved < this.#max) this.#saved += 1;
  }

  /** Takes a retry token for `reason`. Returns false if none is left. */
  tryConsume(reason: string): boolean {
    if (this.#saved < CALLS_PER_RETRY) return false;
    this.#saved -= CALLS_PER_RETRY;
    this.#onRetry(reason);
    return true;
  }
}

type Failed = { kind: 'failed'; failure: CallFailure };

/** How a call may be retried. */
export type Retries<Outcome> = {
  /** Called once an attempt has failed. */
  retryClass: () => RetryClass;
  budget: RetryBudget;
  /** Whether someone is still waiting for the response, the body can be sent again, and the caller does not retry itself. */
  isRetryAllowed: (failure: CallFailure) => boolean;
  /** Called for a failure after an attempt in doubt. Returns the outcome if that attempt succeeded, otherwise undefined. */
  findReconciled: (failure: CallFailure) => Promise<Outcome | undefined>;
};

/** Makes attempts until one succeeds or no retry is allowed. Resolves to the last outcome. */
export async function withRetries<Outcome extends { kind: string }>(
  { retryClass, budget, isRetryAllowed, findReconciled }: Retries<Outcome>,
  attempt: () => Promise<Outcome | Failed>,
): Promise<Outcome | Failed> {
  let outcome = await attempt();
  let schedule: BackoffSchedule | undefined;
  let isDoubtful = false;
  while (isFailed(outcome)) {
    const { failure }: Failed = outcome;
    const done = isDoubtful ? await findReconciled(failure) : undefined;
    if (done) return done;
    isDoubtful ||= isInDoubt(failure);
    schedule ??= new BackoffSchedule(retryClass(), budget);
    const pauseMs = isRetryAllowed(failure) ? schedule.takeNextDelayMs(failure) : undefined;
    if (pauseMs === undefined) return outcome;
    await pause(pauseMs);
    outcome = await attempt();
  }
  return outcome;
}

function isFailed(outcome: { kind: string }): outcome is Failed {
  return outcome.kind === 'failed';
}
