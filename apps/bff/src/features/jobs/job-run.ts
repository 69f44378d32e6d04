import type { UserCall } from '#domain/calls/user-call.ts';
import { type Clock, sleep } from '#domain/clock.ts';
import { jitter } from '#domain/jitter.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { ExecuteUserCalls } from '#upstream/calls/user-call-executor.ts';
import { callItem } from './call-item.ts';
import type { JobEscalations } from './job-escalations.ts';
import type { ItemResult, JobItemStore, WaitingItem } from './job-item-store.ts';
import type { JobStore, RunnableJob } from './job-store.ts';

export type JobRunDeps = {
  jobs: JobStore;
  items: JobItemStore;
  calls: ExecuteUserCalls;
  escalations: Pick<JobEscalations, 'plan'>;
  clock: Clock;
  /** Returns the user's current sign-in, or undefined if the user is not signed in. */
  findForWork: (userId: string) => Promise<Principal | undefined>;
  /** Called when a job has made progress. */
  onProgress: (job: RunnableJob) => void;
};

const AT_ONCE = 4; // Leaves capacity for the user's other calls.
const READ_AHEAD = 64;
const MAX_ATTEMPTS = 4;
const MAX_QUOTA_ATTEMPTS = 10; // More than three minutes of pauses. The quotas of the public services are per minute.
const MAX_WAIT_MS = 30_000;
const POLL_MS = 250;
const BACKOFF_POLL_MS = 100;
const FORGED = 'This item was changed in the database and was not processed.';

/** Problems that would affect every other item, too, until the user acts. */
const PAUSES: Readonly<Partial<Record<ProblemError['code'], string>>> = {
  unauthenticated: 'You have signed out. Sign in and resume the job.',
  step_up_required: 'Confirm your identity, then resume the job.',
};

/** Runs a job until no item is left to call, the job is stopped or paused, or this process shuts down or loses the lease. */
export class JobRun {
  readonly #deps: JobRunDeps;
  readonly #job: RunnableJob;
  readonly #lease: Lease;
  readonly #inProgress = new Map<number, { resourceKey: string | undefined; work: Promise<void> }>();
  /** Errors of storing item results. */
  readonly #faults: unknown[] = [];
  #isAbandoned = false;
  /** Functions that cancel the timers of current pauses. */
  readonly #backoffs = new Set<() => void>();

  constructor(deps: JobRunDeps, job: RunnableJob, lease: Lease) {
    this.#deps = deps;
    this.#job = job;
    this.#lease = lease;
  }

  /** Starts no more calls. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  get #isStopping(): boolean {
    return this.#isAbandoned || !this.#lease.isHeld();
  }

  /** Resolves when no call is in progress any more. Rejects only if the store fails. */
  async run(): Promise<void> {
    const { jobs, items } = this.#deps;
    try {
      await this.#callAll();
    } finally {
      for (const cancel of this.#backoffs) cancel();
      // Waits for the calls in progress, because the process that takes over after a failure would repeat them.
      await Promise.all([...this.#inProgress.values()].map(({ work }) => work));
    }
    if (this.#faults.length > 0) throw this.#faults[0];
    // An item that was requeued while its job was being stopped is still waiting.
    if (await jobs.isStopped(this.#job.id)) await items.abandonWaiting(this.#job.id);
    this.#deps.onProgress(this.#job);
  }

  async #callAll(): Promise<void> {
    const { jobs, items } = this.#deps;
    await items.recover(this.#job.id);
    for (;;) {
      await this.#waitForBackoff();
      if (this.#isStopping || !(await jobs.isRunning(this.#job.id))) break;
      if (this.#job.isAtomic && (await items.hasFailed(this.#job.id))) await this.#undoSteps();
      const waiting = await items.listWaiting(this.#job.id, READ_AHEAD);
      for (const item of waiting) if (this.#canStart(item)) await this.#start(item);
      if (this.#inProgress.size === 0) {
        if (waiting.length === 0 && (await jobs.apply(this.#job.id, 'complete'))) break;
        // Another process may still have calls in progress from before it lost the job.
        if (waiting.length === 0) await sleep(this.#deps.clock, POLL_MS);
        continue;
      }
      await Promise.race([...this.#inProgress.values()].map(({ work }) => work));
    }
  }

  #canStart({ position, resourceKey }: WaitingItem): boolean {
    const isFree =
      resourceKey === undefined || [...this.#inProgress.values()].every((other) => other.resourceKey !== resourceKey);
    return (
      isFree &&
      this.#inProgress.size < (this.#job.isAtomic ? 1 : AT_ONCE) &&
      !this.#inProgress.has(position) &&
      !this.#isStopping
    );
  }

  async #start(item: WaitingItem): Promise<void> {
    if (!(await this.#deps.items.begin(this.#job.id, item))) return;
    const work = this.#work(item)
      .catch((error: unknown) => {
        this.#faults.push(error);
        this.abandon();
      })
      .finally(() => this.#inProgress.delete(item.position));
    this.#inProgress.set(item.position, { resourceKey: item.resourceKey, work });
  }

  async #work(item: WaitingItem): Promise<void> {
    const { items } = this.#deps;
    // A store error after a call is not a failure of the call.
    const result = await this.#call(item).catch((error: unknown) => this.#fail(item, error));
    if (result) await items.finish(this.#job.id, item, result);
    else await items.requeue(this.#job.id, item);
    this.#deps.onProgress(this.#job);
  }

  /** Returns the result of a failed item, or undefined if it will be retried. */
  async #fail(item: WaitingItem, error: unknown): Promise<ItemResult | undefined> {
    const problem = error instanceof ProblemError ? error : new ProblemError('internal', { cause: error });
    const pauseReason = PAUSES[problem.code];
    if (pauseReason !== undefined) {
      await this.#deps.jobs.apply(this.#job.id, 'suspend', pauseReason);
      return undefined;
    }
    if (isRejectedForLoad(problem) && item.attempts + 1 < getMaxAttempts(problem)) {
      this.#startBackoff(getWait(problem, item.attempts));
      return undefined;
    }
    const state = problem.toBody('').retryable ? 'retryable' : 'final';
    return { state, problem: problem.toBody(this.#requestId(item)) };
  }

  async #call(item: WaitingItem): Promise<ItemResult> {
    if (!item.isSealed) throw new ProblemError('conflict', { detail: FORGED });
    const { calls, escalations, items, findForWork } = this.#deps;
    const { id, userId, storesUndo, isUndo } = this.#job;
    const principal = await findForWork(userId);
    if (!principal) throw new ProblemError('unauthenticated');
    const isChangedByJob = item.resourceKey !== undefined && (await items.hasChanged(id, item.resourceKey));
    const planUndo = (undo: UserCall) => items.planUndo(id, item, undo);
    const context = {
      calls,
      escalations,
      principal,
      requestId: this.#requestId(item),
      storesUndo,
      isChangedByJob,
      isUndo,
      planUndo,
    };
    return callItem(context, item);
  }

  // Accepted as a separate job before this one ends, so that losing the process cannot leave it half done.
  async #undoSteps(): Promise<void> {
    const { jobs, items } = this.#deps;
    const { id, userId } = this.#job;
    await items.abandonWaiting(id);
    const job = await jobs.find(userId, id);
    if (!job || job.undone_by !== null) return;
    await jobs.createUndo(job, await items.listUndoCalls(id), { key: undefined, hash: '' });
  }

  #requestId({ position }: WaitingItem): string {
    return `${this.#job.id}-${position}`;
  }

  // Backs off after the service rejects a call because of its load. Later items wait, too.
  #startBackoff(durationMs: number): void {
    const cancel = this.#deps.clock.after(durationMs, () => this.#backoffs.delete(cancel));
    this.#backoffs.add(cancel);
  }

  async #waitForBackoff(): Promise<void> {
    while (!this.#isStopping && this.#backoffs.size > 0) await sleep(this.#deps.clock, BACKOFF_POLL_MS);
  }
}

function isRejectedForLoad({ code, failure, retryAfterSeconds }: ProblemError): boolean {
  return failure === 'quota' || (retryAfterSeconds !== undefined && code !== 'audit_unavailable');
}

function getMaxAttempts({ failure }: ProblemError): number {
  return failure === 'quota' ? MAX_QUOTA_ATTEMPTS : MAX_ATTEMPTS;
}

// The jitter keeps the jobs of several users from retrying at the same moment.
function getWait({ failure, retryAfterSeconds }: ProblemError, attempts: number): number {
  const firstMs = failure === 'quota' ? 1_000 : 500;
  const backoffMs = jitter(firstMs * 2 ** attempts);
  return Math.min(retryAfterSeconds === undefined ? backoffMs : retryAfterSeconds * 1000, MAX_WAIT_MS);
}
