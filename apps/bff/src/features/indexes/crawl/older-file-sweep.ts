import type { CrawledFile } from '#features/indexes/readers/crawled-file.ts';
import type { CrawlRow } from '#features/indexes/store/crawl-store.ts';
import { countRemainingCallsToday, findHorizonStartMs, toOlderFilesQuery } from '#features/indexes/store/horizon.ts';
import { SWEEP_START } from '#features/indexes/store/new-crawl.ts';
import type { IndexRow } from '#features/indexes/store/row-store.ts';
import type { CrawlSession } from './crawl-session.ts';
import { countFiles, listFiles } from './file-feed.ts';
import { getFingerprint, type SharedRead } from './shared-reads.ts';
import { storeCrawledFiles } from './store-crawled-files.ts';
import type { TargetReader } from './target-reader.ts';

const COUNTING = 0;
const READING = 1;
const ENDED = 2;
const CALLS_IN_A_RUN = 200; // Between two polls for changes.
const OLDER_FILES_PAGE_SIZE = 100;
const REPEAT_AFTER_MS = 7 * 24 * 3_600_000;

/**
 * Sweeps the files older than an index's horizon: counts them, then reads them page by page with the remaining daily calls. Only
 * files with findings become targets.
 */
export class OlderFileSweep {
  readonly #session: CrawlSession;
  readonly #reading: TargetReader;
  #calls = 0;
  #remainingCalls = 0;

  constructor(session: CrawlSession, reading: TargetReader) {
    this.#session = session;
    this.#reading = reading;
  }

  /** Continues the sweep for a while. Resolves to whether more can be done today. */
  async sweep(): Promise<boolean> {
    const { deps, key, reader } = this.#session;
    let crawl = await deps.crawls.find(key);
    const { fileQuery } = reader;
    if (!crawl || fileQuery === undefined || crawl.is_listed === 0) return false;
    this.#remainingCalls = Math.min(CALLS_IN_A_RUN, countRemainingCallsToday(crawl, deps.clock.nowMs()));
    if (crawl.sweep_at === null) await this.#restart(crawl);
    crawl = await deps.crawls.find(key);
    while (crawl && this.#calls < this.#remainingCalls && !this.#session.isStopping) {
      if (crawl.sweep_phase === ENDED) {
        if (Number(crawl.sweep_ended_at) + REPEAT_AFTER_MS > deps.clock.nowMs()) return false;
        await this.#restart(crawl);
      } else {
        const q = toOlderFilesQuery(fileQuery, Number(crawl.sweep_at));
        await (crawl.sweep_phase === COUNTING ? this.#count(q, crawl) : this.#readPage(q, crawl));
      }
      crawl = await deps.crawls.find(key);
    }
    await this.#session.flushCalls();
    const after = await deps.crawls.find(key);
    return (
      after !== undefined && after.sweep_phase !== ENDED && countRemainingCallsToday(after, deps.clock.nowMs()) > 0
    );
  }

  // The horizon moves with time, and files that have left it belong to this sweep.
  async #restart(crawl: CrawlRow): Promise<void> {
    const { deps, key } = this.#session;
    const sinceMs = findHorizonStartMs(crawl, deps.clock.nowMs());
    await deps.targets.deleteExpired(key, sinceMs);
    await deps.crawls.set(key, { ...SWEEP_START, sweep_at: sinceMs }, crawl.generation);
  }

  async #count(q: string, crawl: CrawlRow): Promise<void> {
    const { deps, key, request } = this.#session;
    this.#calls += 1;
    const { ids, nextPageToken } = await countFiles(request, q, crawl.sweep_token ?? undefined);
    const count = ids.length - (await deps.targets.findExisting(key, ids)).size;
    await this.#moveTo(nextPageToken, crawl, { older_count: crawl.older_count + count });
    if (nextPageToken === undefined && crawl.older_count + count === 0)
      await deps.crawls.set(key, { sweep_phase: ENDED, sweep_ended_at: deps.clock.nowMs() }, crawl.generation);
  }

  async #readPage(q: string, crawl: CrawlRow): Promise<void> {
    const { deps, key, reader, request } = this.#session;
    this.#calls += 1;
    const pageSize = reader.isUserIndependent ? { pageSize: OLDER_FILES_PAGE_SIZE } : {};
    const query = { q, fields: reader.fileFields, ...pageSize };
    const { files, nextPageToken } = await listFiles(request, query, crawl.sweep_token ?? undefined);
    const known = await deps.targets.findExisting(key, getIds(files));
    const unknown = files.filter((file) => reader.shouldRead(file) && !known.has(file.id));
    const found = await this.#findAmong(unknown, crawl.generation);
    if (this.#session.isStopping) return;
    // Targets are counted separately.
    const sweep_read_count = crawl.sweep_read_count + unknown.length - found;
    const older_count = nextPageToken === undefined ? sweep_read_count : crawl.older_count - found;
    await this.#moveTo(nextPageToken, crawl, { sweep_read_count, older_count });
  }

  /** Creates targets for files with findings. Resolves to their number. */
  async #findAmong(files: readonly CrawledFile[], generation: number): Promise<number> {
    const { deps, key, reader } = this.#session;
    const unread: CrawledFile[] = [];
    const found: CrawledFile[] = [];
    for (const file of files) {
      const judged = await reader.evaluateCrawled?.(file, this.#session);
      if (judged === undefined) unread.push(file);
      else if (judged !== 'refused' && judged.length > 0) found.push(file);
    }
    const shared = reader.isUserIndependent
      ? await deps.shared.claim(key, getIds(unread), deps.clock.nowMs() - REPEAT_AFTER_MS)
      : new Map<string, SharedRead>();
    // Files in which other users found something, or that they are reading now, become targets for this user to read.
    found.push(...unread.filter(({ id }) => isWorthReading(shared.get(id))));
    const read = new Map<string, IndexRow[]>();
    const toRead = unread.filter(({ id }) => !shared.has(id));
    try {
      await this.#reading.forEachConcurrent(toRead, async (file) => {
        if (await this.#read(file, read)) found.push(file);
      });
    } finally {
      await this.#share(read);
    }
    await storeCrawledFiles(this.#session, found, generation, { read });
    if (found.length > 0) deps.onChange();
    return found.length;
  }

  /** Reads a file into a map. Resolves to whether it becomes a target. */
  async #read(file: CrawledFile, read: Map<string, IndexRow[]>): Promise<boolean> {
    this.#calls += 1;
    try {
      const { rows, isIncomplete } = await this.#reading.readFile(file);
      read.set(file.id, rows);
      return isIncomplete || rows.length > 0;
    } catch (error) {
      // A file that failed temporarily becomes a target, so that it is retried.
      return this.#reading.classify(error).verdict.kind === 'retry';
    }
  }

  async #share(read: ReadonlyMap<string, IndexRow[]>): Promise<void> {
    const { deps, key, reader, isLeaseLost } = this.#session;
    if (isLeaseLost || !reader.isUserIndependent) return;
    await deps.shared.record(key.name, new Map([...read].map(([id, rows]) => [id, getFingerprint(rows)])));
  }

  async #moveTo(
    token: string | undefined,
    crawl: CrawlRow,
    change: { older_count?: number; sweep_read_count?: number },
  ): Promise<void> {
    const { deps, key } = this.#session;
    const isEnd = token === undefined;
    const isOver = isEnd && crawl.sweep_phase === READING;
    const place = {
      ...change,
      sweep_token: token ?? null,
      ...(isEnd && { sweep_phase: crawl.sweep_phase + 1 }),
      ...(isOver && { sweep_ended_at: deps.clock.nowMs() }),
    };
    await deps.crawls.set(key, place, crawl.generation);
    deps.onChange();
  }
}

function getIds(files: readonly CrawledFile[]): string[] {
  return files.map(({ id }) => id);
}

function isWorthReading(shared: SharedRead | undefined): boolean {
  return shared === 'claimed' || (shared !== undefined && shared.fingerprint !== '');
}
