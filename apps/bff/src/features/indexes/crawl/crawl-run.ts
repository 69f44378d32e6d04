import type { CrawlRow } from '#features/indexes/store/crawl-store.ts';
import { countRemainingCallsToday, SWEEP_CALLS_PER_DAY } from '#features/indexes/store/horizon.ts';
import { isBackgroundOnly } from '#features/indexes/store/index-views.ts';
import { type CrawlDeps, CrawlSession, type CrawlWork } from './crawl-session.ts';
import { FileListing } from './file-listing.ts';
import { OlderFileSweep } from './older-file-sweep.ts';
import { TargetReader } from './target-reader.ts';

const FOLLOW_EVERY_MS = 10_000;
/** The interval after half of the daily calls are used, or while no user is viewing the index. */
const FOLLOW_SELDOM_MS = 60_000;
/** The interval while other indexes read files that this index waits for. */
const WAITING_RETRY_MS = 5_000;
const NO_PAUSE = { reason: null, failure: null, link: null } as const;

/** Updates a user's index once. Every result is stored immediately, so the run may end at any point. */
export class CrawlRun {
  readonly #session: CrawlSession;
  readonly #listing: FileListing;
  readonly #reading: TargetReader;

  constructor(deps: CrawlDeps, work: CrawlWork) {
    this.#session = new CrawlSession(deps, work);
    this.#listing = new FileListing(this.#session);
    this.#reading = new TargetReader(this.#session);
  }

  /** Stops making calls. */
  abandon(): void {
    this.#session.abandon();
  }

  /** Whether anything was read, so that a subsequent pause does not count as a repeated one. */
  get hasProgress(): boolean {
    return this.#reading.hasProgress;
  }

  /** Resolves to how long the index can rest, in milliseconds. Throws ProblemError if the whole run cannot continue. */
  async run(crawl: CrawlRow): Promise<number> {
    const { deps, key } = this.#session;
    try {
      if (crawl.state === 'paused') await deps.crawls.set(key, { state: 'scanning', ...NO_PAUSE });
      const asOf = await this.#listing.listOrFollow(crawl);
      await this.#reading.readDue();
      const { waiting } = await deps.targets.count(key);
      const isComplete = waiting === 0 && !this.#session.isStopping;
      const isNews = crawl.state !== 'current';
      // Flushed before the index is reported as current, so that its statistics are complete by then.
      await this.#session.flushCalls();
      const isCurrent = isComplete && (await deps.crawls.setCurrent(key, { ...NO_PAUSE, as_of: asOf }));
      if (isCurrent && isNews) deps.onChange();
      const canGoOn = isCurrent && (await new OlderFileSweep(this.#session, this.#reading).sweep());
      if (canGoOn) return 0;
      return waiting > 0 ? WAITING_RETRY_MS : await this.#scheduleNext();
    } finally {
      await this.#session.flushCalls();
    }
  }

  async #scheduleNext(): Promise<number> {
    const { deps, key } = this.#session;
    const crawl = await deps.crawls.find(key);
    const nowMs = deps.clock.nowMs();
    const isSeldom =
      crawl && (isBackgroundOnly(crawl, nowMs) || countRemainingCallsToday(crawl, nowMs) < SWEEP_CALLS_PER_DAY / 2);
    return isSeldom ? FOLLOW_SELDOM_MS : FOLLOW_EVERY_MS;
  }
}
