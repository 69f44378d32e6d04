import type { CrawlRow } from '#features/indexes/store/crawl-store.ts';
import { callsLeftToday, SWEEP_CALLS_PER_DAY } from '#features/indexes/store/horizon.ts';
import { isBackgroundOnly } from '#features/indexes/store/index-looks.ts';
import { type CrawlDeps, CrawlSession, type CrawlWork } from './crawl-session.ts';
import { FileListing } from './file-listing.ts';
import { OlderFiles } from './older-files.ts';
import { TargetReading } from './target-reading.ts';

const FOLLOW_EVERY_MS = 10_000;
/** Once half of the calls of a day are used up, or while nobody looks. */
const FOLLOW_SELDOM_MS = 60_000;
/** While others read files for which this index waits. */
const WAITING_RETRY_MS = 5_000;
const NO_PAUSE = { reason: null, failure: null, link: null } as const;

/** Brings an index of a person up to date once. Everything that it finds out is kept at once, so it may end anywhere. */
export class CrawlRun {
  readonly #session: CrawlSession;
  readonly #listing: FileListing;
  readonly #reading: TargetReading;

  constructor(deps: CrawlDeps, work: CrawlWork) {
    this.#session = new CrawlSession(deps, work);
    this.#listing = new FileListing(this.#session);
    this.#reading = new TargetReading(this.#session);
  }

  /** Makes no more calls. */
  abandon(): void {
    this.#session.abandon();
  }

  /** Whether something was read, so that a pause that follows is not one more of the same. */
  get hasProgress(): boolean {
    return this.#reading.hasProgress;
  }

  /** Resolves with how long the index can rest, in milliseconds. Throws ProblemError when it cannot go on as a whole. */
  async run(crawl: CrawlRow): Promise<number> {
    const { deps, key } = this.#session;
    try {
      if (crawl.state === 'paused') await deps.crawls.set(key, { state: 'scanning', ...NO_PAUSE });
      const asOf = await this.#listing.listOrFollow(crawl);
      await this.#reading.readDue();
      const { waiting } = await deps.targets.count(key);
      const isCurrent = waiting === 0 && !this.#session.isLeaving;
      const isNews = crawl.state !== 'current';
      // Before it is said to be current: what is told of it then is whole.
      await this.#session.flushCalls();
      if (isCurrent) await deps.crawls.set(key, { state: 'current', ...NO_PAUSE, as_of: asOf });
      if (isCurrent && isNews) deps.onChange();
      const canGoOn = isCurrent && (await new OlderFiles(this.#session, this.#reading).sweep());
      if (canGoOn) return 0;
      return waiting > 0 ? WAITING_RETRY_MS : await this.#rest();
    } finally {
      await this.#session.flushCalls();
    }
  }

  async #rest(): Promise<number> {
    const { deps, key } = this.#session;
    const crawl = await deps.crawls.find(key);
    const nowMs = deps.clock.nowMs();
    const isSeldom =
      crawl && (isBackgroundOnly(crawl, nowMs) || callsLeftToday(crawl, nowMs) < SWEEP_CALLS_PER_DAY / 2);
    return isSeldom ? FOLLOW_SELDOM_MS : FOLLOW_EVERY_MS;
  }
}
