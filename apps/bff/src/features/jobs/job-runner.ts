import type { Logger } from 'pino';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import { Poller } from '#platform/background/poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Lease } from '#platform/store/lease.ts';
import { JobRun, type JobRunDeps } from './job-run.ts';
import type { RunnableJob } from './job-store.ts';

export type JobRunnerDeps = Omit<JobRunDeps, 'onProgress'> & {
  invalidations: Pick<UserInvalidations, 'publish'>;
  log: Logger;
};

const PUBLISH_EVERY_MS = 250;
const JOBS_AT_ONCE = 8;
const MAX_JOBS_PER_USER = 2;

/** Runs the jobs that no other process is running. */
export class JobRunner implements BackgroundTask {
  readonly #deps: JobRunnerDeps;
  readonly #poller: Poller;
  readonly #runs = new Map<string, { run: JobRun; job: RunnableJob; ended: Promise<void> }>();
  readonly #unpublished = new Map<string, RunnableJob>();

  constructor(deps: JobRunnerDeps) {
    this.#deps = deps;
    this.#poller = new Poller({ ...deps, poll: () => this.#runDue() });
  }

  start(): void {
    this.#poller.start();
  }

  /** Signals that there is a job to run. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    for (const { run } of this.#runs.values()) run.abandon();
    await this.#poller.close();
    await Promise.all([...this.#runs.values()].map(({ ended }) => ended));
  }

  async #runDue(): Promise<number> {
    const { jobs, log, clock } = this.#deps;
    await this.#publishProgress().catch((error: unknown) => log.warn({ err: error }, 'failed to publish job progress'));
    for (const job of await jobs.listRunnable(JOBS_AT_ONCE)) {
      const ofUser = [...this.#runs.values()].filter((other) => other.job.userId === job.userId);
      if (this.#runs.size >= JOBS_AT_ONCE || ofUser.length >= MAX_JOBS_PER_USER) continue;
      const lease = await jobs.claim(job);
      if (lease) this.#begin(job, lease);
    }
    const isIdle = this.#runs.size === 0 && this.#unpublished.size === 0;
    return isIdle ? jobs.findNextStart() : clock.nowMs() + PUBLISH_EVERY_MS;
  }

  #begin(job: RunnableJob, lease: Lease): void {
    const { log } = this.#deps;
    const onProgress = () => this.#unpublished.set(job.id, job);
    const run = new JobRun({ ...this.#deps, onProgress }, job, lease);
    const ended = lease
      .runWithRenewal(() => run.run())
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'job was interrupted'))
      .then(() => lease.release())
      .then((isReleased) => isReleased || log.warn({ job: job.id }, 'job was claimed by another process'))
      .catch((error: unknown) => log.warn({ err: error, job: job.id }, 'failed to release a job'))
      .finally(() => {
        this.#runs.delete(job.id);
        this.notify();
      });
    this.#runs.set(job.id, { run, job, ended: ended.then(() => undefined) });
  }

  // Throttled: pages reload at most this often, however quick the calls are.
  async #publishProgress(): Promise<void> {
    const published = [...this.#unpublished.values()];
    this.#unpublished.clear();
    try {
      for (const job of published) {
        await this.#deps.jobs.touch(job.id);
        await this.#deps.invalidations.publish(job.userId, `job:${job.id}`);
      }
      for (const userId of new Set(published.map((job) => job.userId)))
        await this.#deps.invalidations.publish(userId, 'jobs');
    } catch (error) {
      // Duplicate notifications are harmless.
      for (const job of published) this.#unpublished.set(job.id, job);
      throw error;
    }
  }
}
