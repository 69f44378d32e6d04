import { PageTokens } from '#domain/calls/page-tokens.ts';
import type { CrawlRow } from '#features/indexes/store/crawl-store.ts';
import { findHorizonStartMs, recentQuery, toOlderFilesQuery } from '#features/indexes/store/horizon.ts';
import type { CrawlSession } from './crawl-session.ts';
import { type FilePage, type FileQuery, getChangeStartToken, listChanges, listFiles } from './file-feed.ts';
import { storeCrawledFiles } from './store-crawled-files.ts';

const RELIST_EVERY_MS = 10 * 60_000;
const NO_PAUSE = { reason: null, failure: null, link: null } as const;

/** The phase of the listing: files modified within the horizon, then older files shared within it. */
const MODIFIED = 0;
const SHARED = 1;

/** Finds the files that an index must read: lists the files within its horizon, then follows the change feed. */
export class FileListing {
  readonly #session: CrawlSession;

  constructor(session: CrawlSession) {
    this.#session = session;
  }

  /** Resolves to the time up to which everything has been found. */
  async listOrFollow(crawl: CrawlRow): Promise<number> {
    const { deps, key, reader } = this.#session;
    const nowMs = deps.clock.nowMs();
    const { fileQuery, fixedTargets } = reader;
    if (fileQuery === undefined) {
      if (crawl.is_listed === 0) await deps.targets.put(key, crawl.generation, fixedTargets);
      await deps.crawls.set(key, { is_listed: 1, ...(crawl.as_of === null && { state: 'scanning' }) });
      return nowMs;
    }
    if (crawl.is_listed === 0) return this.#list(fileQuery, crawl, nowMs);
    const next = { ...crawl, generation: crawl.generation + 1, list_token: null, list_stage: MODIFIED };
    if (crawl.relist_at !== null && Number(crawl.relist_at) <= nowMs) return this.#list(fileQuery, next, nowMs);
    if (crawl.change_token !== null) return this.#follow(crawl.change_token, crawl, nowMs);
    const isOld = Number(crawl.as_of ?? 0) + RELIST_EVERY_MS <= nowMs;
    if (!isOld) return crawl.as_of ?? nowMs;
    return this.#list(fileQuery, next, nowMs);
  }

  async #list(fileQuery: string, crawl: CrawlRow, nowMs: number): Promise<number> {
    const { deps, key, principal } = this.#session;
    const { generation } = crawl;
    const isBeginning = crawl.list_token === null && crawl.list_stage === MODIFIED;
    // The change token is taken before the listing, so that no change falls between the two.
    const isFollowing = crawl.change_token !== null;
    const mayFollow = !isFollowing && isBeginning && deps.calls.isAllowed(principal, 'drive.changes.list');
    const start = mayFollow ? { change_token: await getChangeStartToken(this.#session.request) } : {};
    if (this.#session.isStopping) return nowMs;
    // The horizon stays fixed during a listing, so that no file falls between two pages.
    const sinceMs = isBeginning
      ? findHorizonStartMs(crawl, nowMs)
      : Number(crawl.horizon_at ?? findHorizonStartMs(crawl, nowMs));
    const place = { generation, horizon_at: sinceMs, list_token: crawl.list_token, list_stage: crawl.list_stage };
    const stored = crawl.is_listed === 0 ? generation : generation - 1;
    await deps.crawls.set(key, { ...start, ...place, state: 'listing', ...NO_PAUSE, is_listed: 0 }, stored);
    const isIncomplete = await this.#listStages(fileQuery, crawl, sinceMs);
    if (isIncomplete === undefined) return nowMs;
    // Files that an incomplete listing did not return may still exist.
    if (!isIncomplete) await deps.targets.deleteUnlisted(key, generation, sinceMs);
    const relist_at = isIncomplete ? nowMs + RELIST_EVERY_MS : null;
    const ended = { is_listed: 1, list_stage: MODIFIED, is_rereading: 0, relist_at };
    await deps.crawls.set(key, { ...ended, state: 'scanning' }, generation);
    return nowMs;
  }

  /** Resolves to whether the service omitted files, or undefined if the run ended early. */
  async #listStages(fileQuery: string, crawl: CrawlRow, sinceMs: number): Promise<boolean | undefined> {
    const { fileFields: fields } = this.#session.reader;
    const stages: FileQuery[] = [
      { q: recentQuery(fileQuery, sinceMs), fields },
      { q: `${toOlderFilesQuery(fileQuery, sinceMs)} and sharedWithMe = true`, fields, isShared: true },
    ];
    let isIncomplete = crawl.list_token !== null && crawl.is_incomplete === 1;
    for (const [stage, query] of stages.entries()) {
      if (stage < crawl.list_stage) continue;
      const from = stage === crawl.list_stage ? (crawl.list_token ?? undefined) : undefined;
      const left = await this.#listPages(query, crawl, { stage, from, sinceMs, isIncomplete });
      if (left === undefined) return undefined;
      isIncomplete = left;
    }
    return isIncomplete;
  }

  async #listPages(
    query: FileQuery,
    crawl: CrawlRow,
    {
      stage,
      from,
      sinceMs,
      isIncomplete,
    }: { stage: number; from: string | undefined; sinceMs: number; isIncomplete: boolean },
  ): Promise<boolean | undefined> {
    const { deps, key, request } = this.#session;
    const pages = new PageTokens();
    let token = from;
    let isLeftOut = isIncomplete;
    do {
      if (this.#session.isStopping) return undefined;
      const page = await listFiles(request, query, pages.follow(token));
      if (this.#session.isLeaseLost) return undefined;
      const files = stage === SHARED ? page.files.filter(({ sharedAt = 0 }) => sharedAt > sinceMs) : page.files;
      await storeCrawledFiles(this.#session, files, crawl.generation, {
        retainsRead: crawl.as_of !== null && crawl.is_rereading === 0,
      });
      token = isPastHorizon(page, stage, sinceMs) ? undefined : page.nextPageToken;
      isLeftOut ||= page.isIncomplete;
      const place = { list_token: token ?? null, list_stage: stage };
      await deps.crawls.set(key, { ...place, is_incomplete: Number(isLeftOut) }, crawl.generation);
      deps.onChange();
    } while (token !== undefined);
    if (stage === MODIFIED) await deps.crawls.set(key, { list_stage: SHARED }, crawl.generation);
    return isLeftOut;
  }

  async #follow(from: string, crawl: CrawlRow, nowMs: number): Promise<number> {
    const { deps, key, reader, request } = this.#session;
    const { crawls, fileChanges, targets } = deps;
    const pages = new PageTokens();
    let token = from;
    for (let isLast = false; !isLast && !this.#session.isStopping; ) {
      const page = await listChanges(request, reader.fileFields, pages.follow(token));
      if (this.#session.isLeaseLost) break;
      // The service no longer accepts an expired token, so everything is listed again.
      if (!page) {
        await crawls.restart(key);
        return crawl.as_of ?? nowMs;
      }
      const gone = [...page.removedIds, ...page.changed.filter((file) => !reader.shouldRead(file)).map(({ id }) => id)];
      for (const id of gone) if (await targets.drop(key, id)) deps.onChange();
      await storeCrawledFiles(this.#session, page.changed.filter(reader.shouldRead), crawl.generation);
      await fileChanges.publishFeed([...page.removedIds, ...page.changed.map(({ id }) => id)]);
      token = page.nextToken;
      isLast = page.isLast;
      await crawls.set(key, { change_token: token }, crawl.generation);
    }
    return nowMs;
  }
}

// Files are sorted by the time they were shared, so all later files are older. The sweep finds those that do not follow this
// order.
function isPastHorizon({ files }: FilePage, stage: number, sinceMs: number): boolean {
  return stage === SHARED && files.length > 0 && files.every(({ sharedAt = 0 }) => sharedAt <= sinceMs);
}
