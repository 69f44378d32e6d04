import { setTimeout as pause } from 'node:timers/promises';
import type { RetryClass } from '@rotunda/api-client/trait-types';
import { BackoffSchedule } from './backoff-schedule.ts';
import { type CallFailure, isInDoubt } from './call-failure.ts';
import type { RetryBudget } from './retry-budget.ts';

type Failed = { kind: 'failed'; failure: CallFailure };

/** How a call may be repeated. */
export type RetryPolicy<Outcome> = {
  retryClass: RetryClass;
  budget: RetryBudget;
  /** Whether somebody still waits for the response and the body can be sent again. */
  isWanted: () => boolean;
  /**
   * Asked about a failure that follows on an attempt in doubt: the outcome when that attempt turns out to have done its
   * work, undefined otherwise.
   */
  findDone: (failure: CallFailure) => Promise<Outcome | undefined>;
};

/** Makes attempts of a call until one has come through or the call must not be made any more; resolves with the last. */
export async function callWithRetries<Outcome extends { kind: string }>(
  repetition: RetryPolicy<Outcome>,
  attempt: () => Promise<Outcome | Failed>,
): Promise<Outcome | Failed> {
  const outcome = await attempt();
  return isFailed(outcome) ? withRetries(outcome, repetition, attempt) : outcome;
}

/** The same for a call whose first attempt has failed. */
export async function withRetries<Outcome extends { kind: string }>(
  first: Failed,
  { retryClass, budget, isWanted, findDone }: RetryPolicy<Outcome>,
  attempt: () => Promise<Outcome | Failed>,
): Promise<Outcome | Failed> {
  const retries = new BackoffSchedule(retryClass, budget);
  let outcome: Outcome | Failed = first;
  let isDoubtful = false;
  while (isFailed(outcome)) {
    const { failure }: Failed = outcome;
    const done = isDoubtful ? await findDone(failure) : undefined;
    if (done) return done;
    isDoubtful ||= isInDoubt(failure);
    const pauseMs = isWanted() ? retries.nextDelayMs(failure) : undefined;
    if (pauseMs === undefined) return outcome;
    await pause(pauseMs);
    outcome = await attempt();
  }
  return outcome;
}

function isFailed(outcome: { kind: string }): outcome is Failed {
  return outcome.kind === 'failed';
}
