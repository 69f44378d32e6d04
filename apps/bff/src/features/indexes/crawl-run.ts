import { randomUUID } from 'node:crypto';
import { PageTokens } from '#domain/calls/page-tokens.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CrawlRow, CrawlStore } from './crawl-store.ts';
import type { FileChangeBroadcast } from './file-change-broadcast.ts';
import { listChanges, listFiles, startOfChanges } from './file-feed.ts';
import { FolderPaths } from './folder-paths.ts';
import type { IndexReader } from './index-reader.ts';
import type { ExecuteCall } from './index-target.ts';
import { judgeFailure, toProblem } from './judge-failure.ts';
import type { RowStore } from './row-store.ts';
import type { DueTarget, IndexKey, TargetStore } from './target-store.ts';

/** What bringing an index up to date works with. */
export type CrawlRunDeps = {
  crawls: CrawlStore;
  targets: TargetStore;
  rows: RowStore;
  news: FileChangeBroadcast;
  calls: UserCallExecutor;
  clock: Clock;
  /** Called when rows or coverage have changed. */
  onChange: () => void;
};

/** Which index is brought up to date, for whom, and as long as which lease is held. */
export type CrawlWork = { reader: IndexReader; key: IndexKey; principal: Principal; lease: Lease };

const AT_ONCE = 6; // Calls of one person for one index.
const MAX_BACKOFF_MS = 10 * 60_000;
const RELIST_EVERY_MS = 10 * 60_000;
const ASKS_BETWEEN_FLUSHES = 50;
const NO_PAUSE = { reason: null, failure: null, link: null } as const;
const LEFT_OUT = 'The service did not search everywhere.';
const MAX_LOST_IN_A_ROW = 8; // So many mean that the service is down, not that a file is special.

/** Brings an index of a person up to date once. Everything that it finds out is kept at once, so it may end anywhere. */
export class CrawlRun {
  readonly #deps: CrawlRunDeps;
  readonly #reader: IndexReader;
  readonly #key: IndexKey;
  readonly #principal: Principal;
  readonly #lease: Lease;
  readonly #paths = new FolderPaths((call) => this.#request(call));
  #isToLeave = false;
  #calls = 0;
  #lostInARow = 0;
  #hasProgress = false;

  constructor(deps: CrawlRunDeps, { reader, key, principal, lease }: CrawlWork) {
    this.#deps = deps;
    this.#reader = reader;
    this.#key = key;
    this.#principal = principal;
    this.#lease = lease;
  }

  /** Makes no more calls. */
  abandon(): void {
    this.#isToLeave = true;
  }

  /** Whether something was read, so that a pause that follows is not one more of the same. */
  get hasProgress(): boolean {
    return this.#hasProgress;
  }

  get #isLeaving(): boolean {
    return this.#isToLeave || this.#isLost;
  }

  // What was read before may be older than what another process has noted since.
  get #isLost(): boolean {
    return !this.#lease.isHeld();
  }

  /** Throws ProblemError when the index as a whole cannot go on. */
  async run(crawl: CrawlRow): Promise<void> {
    try {
      if (crawl.state === 'paused') await this.#deps.crawls.set(this.#key, { state: 'scanning', ...NO_PAUSE });
      const asOf = await this.#listOrFollow(crawl);
      await this.#readDue();
      const { waiting } = await this.#deps.targets.count(this.#key);
      const isCurrent = waiting === 0 && !this.#isLeaving;
      const isNews = crawl.state !== 'current';
      // Before it is said to be current: what is told of it then is whole.
      await this.#flushCalls();
      if (isCurrent) await this.#deps.crawls.set(this.#key, { state: 'current', ...NO_PAUSE, as_of: asOf });
      if (isCurrent && isNews) this.#deps.onChange();
    } finally {
      await this.#flushCalls();
    }
  }

  /** Finds what is to be read; tells up to when everything has been found. */
  async #listOrFollow(crawl: CrawlRow): Promise<number> {
    const nowMs = this.#deps.clock.nowMs();
    const { fileQuery, fixedTargets } = this.#reader;
    if (fileQuery === undefined) {
      if (crawl.is_listed === 0) await this.#deps.targets.put(this.#key, crawl.generation, fixedTargets);
      await this.#deps.crawls.set(this.#key, { is_listed: 1, state: crawl.as_of === null ? 'scanning' : crawl.state });
      return nowMs;
    }
    if (crawl.is_listed === 0) return this.#list(fileQuery, crawl, nowMs);
    const next = { ...crawl, generation: crawl.generation + 1, list_token: null };
    if (crawl.relist_at !== null && Number(crawl.relist_at) <= nowMs) return this.#list(fileQuery, next, nowMs);
    if (crawl.change_token !== null) return this.#follow(crawl.change_token, crawl, nowMs);
    const isOld = (crawl.as_of ?? 0) + RELIST_EVERY_MS <= nowMs;
    if (!isOld) return crawl.as_of ?? nowMs;
    return this.#list(fileQuery, next, nowMs);
  }

  async #list(fileQuery: string, crawl: CrawlRow, nowMs: number): Promise<number> {
    const { crawls, targets } = this.#deps;
    const { generation } = crawl;
    let token = crawl.list_token ?? undefined;
    // Changes are followed from before the listing, so that nothing falls between the two.
    const isFollowing = crawl.change_token !== null;
    const mayFollow =
      !isFollowing && token === undefined && this.#deps.calls.isAllowed(this.#principal, 'drive.changes.list');
    const start = mayFollow ? { change_token: await startOfChanges(this.#request) } : {};
    if (this.#isLeaving) return nowMs;
    // A listing that is repeated for what was left out tells nothing new of the rest, whose changes are followed.
    const retainsRead = isFollowing && crawl.as_of !== null;
    let isIncomplete = token !== undefined && crawl.is_incomplete === 1;
    await crawls.set(this.#key, { ...start, state: 'listing', ...NO_PAUSE, generation, is_listed: 0 });
    const pages = new PageTokens();
    do {
      if (this.#isLeaving) return nowMs;
      const page = await listFiles(this.#request, fileQuery, pages.take(token));
      if (this.#isLost) return nowMs;
      await targets.put(this.#key, generation, page.targets, { retainsRead });
      token = page.nextPageToken;
      isIncomplete ||= page.isIncomplete;
      await crawls.set(this.#key, { list_token: token ?? null, is_incomplete: Number(isIncomplete) });
      this.#deps.onChange();
    } while (token !== undefined);
    // What an incomplete listing has not found may still be there.
    if (!isIncomplete) await targets.dropUnseen(this.#key, generation);
    const relist_at = isIncomplete ? nowMs + RELIST_EVERY_MS : null;
    await crawls.set(this.#key, { is_listed: 1, relist_at, state: 'scanning' });
    return nowMs;
  }

  async #follow(from: string, crawl: CrawlRow, nowMs: number): Promise<number> {
    const { crawls, news, targets } = this.#deps;
    const pages = new PageTokens();
    let token = from;
    for (let isLast = false; !isLast && !this.#isLeaving; ) {
      const page = await listChanges(this.#request, pages.take(token));
      if (this.#isLost) break;
      // A token that is too old tells nothing any more: everything is listed anew.
      if (!page) {
        await crawls.restart(this.#key);
        return crawl.as_of ?? nowMs;
      }
      const gone = [
        ...page.removedIds,
        ...page.changed.filter((target) => !this.#reader.takes(target)).map(({ id }) => id),
      ];
      for (const id of gone) if (await targets.drop(this.#key, id)) this.#deps.onChange();
      await targets.put(this.#key, crawl.generation, page.changed.filter(this.#reader.takes));
      await news.publishFeed([...page.removedIds, ...page.changed.map(({ id }) => id)]);
      token = page.nextToken;
      isLast = page.isLast;
      await crawls.set(this.#key, { change_token: token });
    }
    return nowMs;
  }

  async #readDue(): Promise<void> {
    let hasRead = false;
    for (;;) {
      const due = this.#isLeaving ? [] : await this.#deps.targets.listDue(this.#key, AT_ONCE * 16);
      if (due.length === 0) break;
      hasRead = true;
      const queue = [...due];
      const work = async () => {
        for (let target = queue.shift(); target && !this.#isLeaving; target = queue.shift()) await this.#read(target);
      };
      // Whoever goes on after a failure would read what is still under way once more.
      const ends = await Promise.allSettled(
        Array.from({ length: AT_ONCE }, () => work().finally(() => queue.splice(0))),
      );
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    }
    if (hasRead) await this.#reader.finish?.(this.#key.userId);
    if (hasRead) this.#deps.onChange();
  }

  async #read(target: DueTarget): Promise<void> {
    const { targets, rows, clock } = this.#deps;
    try {
      let isIncomplete = false;
      const markIncomplete = () => {
        isIncomplete = true;
      };
      const context = { principal: this.#principal, paths: this.#paths, markIncomplete };
      const found = await this.#reader.read(this.#request, target, context);
      if (this.#isLost) return;
      this.#lostInARow = 0;
      this.#hasProgress = true;
      await rows.replace(this.#key.userId, this.#key.name, target.id, found);
      const dueAt = clock.nowMs() + this.#reader.staleAfterMs;
      const result = isIncomplete ? ({ state: 'failed', reason: LEFT_OUT } as const) : ({ state: 'done' } as const);
      await targets.finish(this.#key, target, { ...result, attempts: 0, dueAt });
    } catch (error) {
      if (this.#isLost) return;
      await this.#fail(target, error);
    }
    this.#deps.onChange();
  }

  async #fail(target: DueTarget, error: unknown): Promise<void> {
    const { targets, clock } = this.#deps;
    const problem = toProblem(error);
    this.#lostInARow = problem.failure === 'outage' ? this.#lostInARow + 1 : 0;
    const verdict = judgeFailure(problem, this.#reader);
    if (verdict.kind === 'pause' || this.#lostInARow >= MAX_LOST_IN_A_ROW) {
      this.abandon();
      throw problem;
    }
    if (verdict.kind === 'drop') {
      await targets.drop(this.#key, target.id);
      return;
    }
    const attempts = target.attempts + 1;
    const waitMs = Math.max((problem.retryAfterSeconds ?? 0) * 1000, Math.min(1000 * 2 ** attempts, MAX_BACKOFF_MS));
    await targets.finish(this.#key, target, {
      state: 'failed',
      reason: verdict.reason,
      attempts,
      dueAt: verdict.kind === 'final' ? undefined : clock.nowMs() + waitMs,
    });
  }

  readonly #request: ExecuteCall = async (call) => {
    this.#calls += 1;
    if (this.#calls % ASKS_BETWEEN_FLUSHES === 0) await this.#flushCalls();
    const { body } = await this.#deps.calls.execute(this.#principal, call, randomUUID());
    return body;
  };

  async #flushCalls(): Promise<void> {
    const count = this.#calls;
    this.#calls = 0;
    if (count > 0) await this.#deps.crawls.addCalls(this.#key, count);
  }
}
