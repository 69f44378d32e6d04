import type { Logger } from 'pino';
import { formatFailure, isServiceQuotaError } from '#domain/failure-text.ts';
import { jitter } from '#domain/jitter.ts';
import type { Principal } from '#domain/principal.ts';
import { type FailureReason, ProblemError } from '#domain/problem.ts';
import { findReader, type IndexReaders } from '#features/indexes/readers/index-reader.ts';
import { type ClaimedCrawl, type CrawlChange, WAITS_FOR_USER } from '#features/indexes/store/crawl-store.ts';
import type { IndexKey } from '#features/indexes/store/index-target.ts';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import { Poller } from '#platform/background/poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Lease } from '#platform/store/lease.ts';
import { REQUESTED } from '#platform/store/requested-meanwhile.ts';
import { CrawlRun } from './crawl-run.ts';
import type { CrawlDeps } from './crawl-session.ts';

/** The dependencies of the index crawler. */
export type IndexCrawlerDeps = Omit<CrawlDeps, 'onChange'> & {
  readers: IndexReaders;
  invalidations: UserInvalidations;
  findForWork: (userId: string) => Promise<Principal | undefined>;
  log: Logger;
};

const POLL_MS = 250; // The polling interval while an index grows.
const PUBLISH_EVERY_MS = 1_000;
const RUNS_AT_ONCE = 16;
const RETRY_AFTER_MS = 15_000;
const MAX_QUOTA_WAIT_MS = 10 * 60_000;
/**
 * How long a pause lasts that only an action by someone else can end, after which the index rechecks. "Scan again" rechecks
 * immediately.
 */
const PAUSES_MS: Readonly<Partial<Record<FailureReason, number>>> = {
  scope_missing: 60_000,
  api_disabled: 60_000,
  domain_policy: 10 * 60_000,
  not_offered: 60 * 60_000,
};

/** Why an index is paused, and until when. */
type Pause = { reason: string; failure: FailureReason | null; link: string | null; due_at: number };

const SIGNED_OUT: Pause = { reason: 'You have signed out.', failure: null, link: null, due_at: WAITS_FOR_USER };

/** Keeps indexes fresh while users view them. Several processes may run it; each index is claimed by one process. */
export class IndexCrawler implements BackgroundTask {
  readonly #deps: IndexCrawlerDeps;
  readonly #poller: Poller;
  readonly #runs = new Map<string, { abandon: () => void; ended: Promise<void> }>();
  readonly #unpublished = new Map<string, IndexKey>();
  /** How many consecutive times each index has exceeded a quota without reading anything. */
  readonly #quotaPauses = new Map<string, number>();
  #isClosed = false;
  #isPublishedLately = false;

  constructor(deps: IndexCrawlerDeps) {
    this.#deps = deps;
    this.#poller = new Poller({ ...deps, poll: () => this.#runDue() });
  }

  start(): void {
    this.#poller.start();
  }

  /** Signals that an index must be updated. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { abandon } of this.#runs.values()) abandon();
    await this.#poller.close();
    await Promise.all([...this.#runs.values()].map(({ ended }) => ended));
  }

  async #runDue(): Promise<number> {
    const { crawls, clock, log } = this.#deps;
    if (!this.#isPublishedLately)
      await this.#publishProgress().catch((error: unknown) =>
        log.warn({ err: error }, 'failed to publish index progress'),
      );
    const dueAt = await crawls.findNextDue();
    const isBusy = this.#runs.size > 0 || this.#unpublished.size > 0;
    if (dueAt > clock.nowMs()) return isBusy ? clock.nowMs() + POLL_MS : dueAt;
    for (const key of await crawls.listDue(RUNS_AT_ONCE - this.#runs.size)) {
      const claimed = this.#isClosed ? undefined : await crawls.claim(key);
      if (claimed) this.#begin(key, claimed);
    }
    return clock.nowMs() + POLL_MS;
  }

  #begin(key: IndexKey, { crawl, lease }: ClaimedCrawl): void {
    const id = `${key.userId} ${key.name}`;
    let run: CrawlRun | undefined;
    const work = async () => {
      const principal = await this.#deps.findForWork(key.userId);
      const reader = findReader(this.#deps.readers, key.name);
      if (!principal || !reader) return this.#pause(key, lease, SIGNED_OUT);
      const onChange = () => this.#unpublished.set(id, key);
      run = new CrawlRun({ ...this.#deps, onChange }, { reader, key, principal, lease });
      if (this.#isClosed) run.abandon();
      const restMs = await run.run(crawl);
      this.#quotaPauses.delete(id);
      await this.#scheduleNext(key, lease, restMs);
    };
    const ended = lease
      .runWithRenewal(work)
      .catch((error: unknown) => {
        if (run?.hasProgress) this.#quotaPauses.delete(id);
        return this.#fail(key, lease, error);
      })
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'failed to run an index'))
      .finally(() => this.#runs.delete(id));
    this.#runs.set(id, { ended, abandon: () => run?.abandon() });
  }

  async #scheduleNext(key: IndexKey, lease: Lease, waitMs: number): Promise<void> {
    // A process that shuts down hands the rest to the next one immediately.
    const dueAt = this.#isClosed ? 0 : this.#deps.clock.nowMs() + waitMs;
    const current = await this.#deps.crawls.find(key);
    await this.#release(key, lease, { due_at: current?.is_listed === 0 ? REQUESTED : dueAt });
  }

  async #fail(key: IndexKey, lease: Lease, error: unknown): Promise<void> {
    const problem = error instanceof ProblemError ? error : new ProblemError('internal', { cause: error });
    if (problem.code === 'internal') this.#deps.log.error({ err: error, index: key.name }, 'index failed');
    if (problem.code === 'unauthenticated') return this.#pause(key, lease, SIGNED_OUT);
    const { failure = null } = problem;
    const reason = formatFailure(problem);
    const dueAt = this.#deps.clock.nowMs() + this.#getWait(key, problem);
    await this.#pause(key, lease, { reason, failure, link: problem.link ?? null, due_at: dueAt });
  }

  // The quotas of the public services are per minute, so the second pause is usually the last.
  #getWait(key: IndexKey, problem: ProblemError): number {
    const { failure, retryAfterSeconds = 0 } = problem;
    if (!isServiceQuotaError(problem))
      return (failure && PAUSES_MS[failure]) ?? Math.max(RETRY_AFTER_MS, retryAfterSeconds * 1_000);
    const id = `${key.userId} ${key.name}`;
    const pauses = this.#quotaPauses.get(id) ?? 0;
    this.#quotaPauses.set(id, pauses + 1);
    const backoffMs = Math.min(MAX_QUOTA_WAIT_MS, RETRY_AFTER_MS * 2 ** pauses);
    return Math.max(retryAfterSeconds * 1_000, jitter(backoffMs));
  }

  async #pause(key: IndexKey, lease: Lease, pause: Pause): Promise<void> {
    await this.#release(key, lease, { state: 'paused', ...pause });
    this.#unpublished.set(`${key.userId} ${key.name}`, key);
  }

  async #release(key: IndexKey, lease: Lease, change: CrawlChange): Promise<void> {
    if (await this.#deps.crawls.release(key, lease, change)) return;
    this.#deps.log.warn({ index: key.name }, 'index was claimed by another process');
  }

  // Throttled: pages reload at most this often, however quickly an index grows.
  async #publishProgress(): Promise<void> {
    this.#isPublishedLately = true;
    this.#deps.clock.after(PUBLISH_EVERY_MS, () => {
      this.#isPublishedLately = false;
    });
    const published = [...this.#unpublished.values()];
    this.#unpublished.clear();
    try {
      for (const { userId, name } of published) await this.#deps.invalidations.publish(userId, `index:${name}`);
    } catch (error) {
      // Duplicate notifications are harmless.
      for (const key of published) this.#unpublished.set(`${key.userId} ${key.name}`, key);
      throw error;
    }
  }
}
