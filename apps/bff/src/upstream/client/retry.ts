import { setTimeout as pause } from 'node:timers/promises';

import type { RetryClass } from '@rotunda/api-client/trait-types';
import { type CallFailure, isInDoubt } from './call-failure.ts';
import { BackoffSchedule, type RetryBudget } from './retry-policy.ts';

type Failed = { kind: 'failed'; failure: CallFailure };

/** How a call may be repeated. */
export type Retries<Outcome> = {
  /** Asked once an attempt has failed. */
  retryClass: () => RetryClass;
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
    const pauseMs = isWanted() ? schedule.nextDelayMs(failure) : undefined;
    if (pauseMs === undefined) return outcome;
    await pause(pauseMs);
    outcome = await attempt();
  }
  return outcome;
}

function isFailed(outcome: { kind: string }): outcome is Failed {
  return outcome.kind === 'failed';
}
