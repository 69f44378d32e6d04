import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { RefreshFailedError } from '#domain/credential-errors.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import { Poller } from '#platform/background/poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { callAndPinRevision } from '#upstream/calls/call-and-pin-revision.ts';
import { findConflict } from '#upstream/calls/precondition.ts';
import type { ExecuteUserCalls } from '#upstream/calls/user-call-executor.ts';
import type { DelayedCallResult, DelayedCallStore, DueDelayedCall } from './delayed-call-store.ts';

/** Returns the user's current sign-in for background work, or undefined if the user is not signed in. */
export type FindWorkPrincipal = (userId: string) => Promise<Principal | undefined>;

export type DelayedCallDeps = {
  delayedCalls: DelayedCallStore;
  calls: ExecuteUserCalls;
  invalidations: Pick<UserInvalidations, 'publish'>;
  findForWork: FindWorkPrincipal;
  clock: Clock;
  log: Logger;
};

const AT_ONCE = 16;
const MAX_QUOTA_MS = 5 * 60_000; // Counted from the acceptance of the call.
const MIN_QUOTA_WAIT_MS = 2_000;
const MAX_QUOTA_WAIT_MS = 30_000;
const FORGED = 'This call was changed in the database and was not sent.';
const SLEPT = 'This call was delayed for too long and was not sent.';

/** Sends held calls when they are due. Several processes may run it; each call is claimed by one process. */
export class DelayedCallWorker implements BackgroundTask {
  readonly #deps: DelayedCallDeps;
  readonly #inProgress = new Map<string, Promise<void>>();
  readonly #poller: Poller;

  constructor(deps: DelayedCallDeps) {
    this.#deps = deps;
    this.#poller = new Poller({ ...deps, poll: () => this.#runDue() });
  }

  start(): void {
    this.#poller.start();
  }

  /** Signals that there is a new call. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    await this.#poller.close();
    await Promise.all(this.#inProgress.values());
  }

  async #runDue(): Promise<number> {
    const { delayedCalls, invalidations, clock } = this.#deps;
    const dueAt = await delayedCalls.findNextDue();
    if (dueAt > clock.nowMs()) return dueAt;
    for (const userId of new Set(await delayedCalls.abandonExpired()))
      await invalidations.publish(userId, 'delayed-calls');
    for (const id of await delayedCalls.listDue(AT_ONCE - this.#inProgress.size)) {
      const due = await delayedCalls.claim(id);
      if (!due) continue;
      const work = due.lease
        .runWithRenewal(() => this.#send(due))
        .catch((error: unknown) => this.#deps.log.error({ err: error }, 'failed to process a delayed call'))
        .finally(() => {
          this.#inProgress.delete(id);
          this.notify();
        });
      this.#inProgress.set(id, work);
    }
    // At full concurrency, the end of a call triggers the next one.
    return this.#inProgress.size < AT_ONCE ? delayedCalls.findNextDue() : Number.POSITIVE_INFINITY;
  }

  async #send(due: DueDelayedCall): Promise<void> {
    const { delayedCalls, invalidations } = this.#deps;
    const result = await this.#call(due);
    if ('postponedTo' in result) await delayedCalls.postpone(due.id, result.postponedTo);
    else await delayedCalls.finish(due.id, result);
    await invalidations.publish(due.userId, 'delayed-calls');
  }

  async #call(due: DueDelayedCall): Promise<DelayedCallResult | { postponedTo: number }> {
    const { id, userId, call, ifMatch, lease } = due;
    try {
      if (!call) throw new ProblemError('conflict', { detail: FORGED });
      const principal = await this.#deps.findForWork(userId);
      if (!principal) throw new ProblemError('unauthenticated', { detail: 'You signed out before it was sent.' });
      const { calls } = this.#deps;
      const drift =
        ifMatch === undefined ? undefined : await findConflict({ calls, principal, requestId: id }, call, ifMatch);
      if (drift !== undefined) throw new ProblemError('conflict', { detail: `${drift} It was not sent.` });
      // The user may have been notified that the call was given up, and may have repeated it another way.
      if (!lease.isHeld()) throw new ProblemError('internal', { detail: SLEPT });
      const { body, pinProblem } = await callAndPinRevision({ calls, principal, requestId: id }, call);
      return { state: 'sent', response: body, ...(pinProblem && { pinProblem: pinProblem.toBody(id) }) };
    } catch (error) {
      const problem = error instanceof ProblemError ? error : new ProblemError('internal', { cause: error });
      const hadNoEffect = problem.failure === 'quota' || problem.cause instanceof RefreshFailedError;
      const postponedTo = hadNoEffect ? this.#getNextAttemptMs(due, problem) : undefined;
      if (postponedTo !== undefined) return { postponedTo };
      if (problem.status >= 500) this.#deps.log.warn({ err: problem.cause ?? problem }, 'delayed call failed');
      return { state: 'failed', problem: problem.toBody(id) };
    }
  }

  // Exponential backoff: each wait is as long as the time elapsed so far.
  #getNextAttemptMs({ createdAt }: DueDelayedCall, { retryAfterSeconds = 0 }: ProblemError): number | undefined {
    const nowMs = this.#deps.clock.nowMs();
    const backoffMs = Math.min(MAX_QUOTA_WAIT_MS, Math.max(MIN_QUOTA_WAIT_MS, nowMs - createdAt));
    const nextAt = nowMs + Math.max(backoffMs, retryAfterSeconds * 1_000);
    return nextAt - createdAt > MAX_QUOTA_MS ? undefined : nextAt;
  }
}
