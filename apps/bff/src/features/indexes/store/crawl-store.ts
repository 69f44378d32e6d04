import { type Selectable, sql, type Updateable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { CLAIMABLE_AT } from '#platform/store/due-rows.ts';
import { Lease, type LeasedRow, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { isNotRequested, REQUESTED, setIf } from '#platform/store/requested-meanwhile.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import type { IndexKey } from './index-target.ts';
import { getBackgroundViewTime, storeView } from './index-views.ts';
import { SWEEP_START } from './new-crawl.ts';

/** The progress of an index. */
export type CrawlRow = Selectable<IndexTables['index_crawls']>;

/** The fields of an index that its worker updates. */
export type CrawlChange = Omit<Updateable<IndexTables['index_crawls']>, 'lease_until'>;

const ACTIVE_AFTER_VIEW_MS = 10 * 60_000; // An index is updated for this long after its user last viewed it.
const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = 14 * 24 * 3_600_000;

/** The due time of an index that resumes only when its user returns. */
export const WAITS_FOR_USER = 8_640_000_000_000_000;

/** An index that this process has claimed, in its state at that time. */
export type ClaimedCrawl = { crawl: CrawlRow; lease: Lease };

/** The progress of users' indexes. */
export class CrawlStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #notify: () => void;

  /** `notify` is called when an index must be updated. */
  constructor(store: Store, clock: Clock, notify: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#notify = notify;
  }

  /** Records that a user is viewing an index, creating it if necessary. Returns its progress. */
  recordView(key: IndexKey): Promise<CrawlRow> {
    return this.#markActive(key, this.#clock.nowMs());
  }

  /**
   * Keeps an index active for background work, creating it if necessary. Returns its progress. Such an index follows changes less
   * often.
   */
  activateInBackground(key: IndexKey): Promise<CrawlRow> {
    return this.#markActive(key, getBackgroundViewTime(this.#clock.nowMs()));
  }

  async #markActive(key: IndexKey, lookedAt: number): Promise<CrawlRow> {
    const nowMs = this.#clock.nowMs();
    const row = await storeView(this.#store, key, { lookedAt, nowMs });
    // An index that waits for its user resumes as soon as the user returns. Other pauses have their own end.
    const isWaiting = row.state === 'paused' && Number(row.due_at) === WAITS_FOR_USER;
    if (isWaiting) await this.set(key, { due_at: REQUESTED });
    if (row.due_at <= nowMs || isWaiting) this.#notify();
    return row;
  }

  /** Returns the progress of an index, or undefined if its user has never viewed it. */
  async find({ userId, name }: IndexKey): Promise<CrawlRow | undefined> {
    return this.#store
      .selectFrom('index_crawls')
      .selectAll()
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .executeTakeFirst();
  }

  /**
   * Stores the progress of an index. Does nothing if it was deleted in the meantime or, with `generation`, if a new listing was
   * requested in the meantime.
   */
  async set({ userId, name }: IndexKey, change: CrawlChange, generation?: number): Promise<void> {
    await this.#store
      .updateTable('index_crawls')
      .set(change)
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .$if(generation !== undefined, (query) => query.where('generation', '=', generation ?? 0))
      .execute();
  }

  /**
   * Records that a crawl has read everything. Reports whether the index is current. If another scan was requested during the crawl, the
   * index remains `scanning` until that scan has ended.
   */
  async setCurrent({ userId, name }: IndexKey, change: CrawlChange): Promise<boolean> {
    const isDone = sql<boolean>`(${isNotRequested('due_at')} or state <> 'scanning')`;
    const row = await this.#store
      .updateTable('index_crawls')
      .set({ ...change, ...setIf(isDone, { state: 'current' }) })
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .returning('state')
      .executeTakeFirst();
    return row?.state === 'current';
  }

  /** Restarts an index: lists and reads everything again. */
  async restart({ userId, name }: IndexKey): Promise<void> {
    await this.#store
      .updateTable('index_crawls')
      .set((build) => ({
        is_listed: 0,
        list_token: null,
        list_stage: 0,
        is_rereading: 1,
        change_token: null,
        generation: build('generation', '+', 1),
        due_at: REQUESTED,
      }))
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .execute();
    this.#notify();
  }

  /**
   * Changes the number of days whose files an index follows. Files are listed again and older ones swept; data already read is
   * retained.
   */
  async setHorizon({ userId, name }: IndexKey, days: number): Promise<void> {
    await this.#store
      .updateTable('index_crawls')
      .set((build) => ({
        horizon_days: days,
        is_listed: 0,
        list_token: null,
        list_stage: 0,
        ...SWEEP_START,
        generation: build('generation', '+', 1),
        due_at: REQUESTED,
      }))
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('horizon_days', '!=', days)
      .execute();
    this.#notify();
  }

  /**
   * Makes an index check for changes now, and returns its progress. The index counts as scanning until then, so that users see
   * when the check is complete.
   */
  async rescan({ userId, name }: IndexKey): Promise<CrawlRow> {
    const row = await this.#store
      .updateTable('index_crawls')
      .set((build) => ({
        due_at: REQUESTED,
        state: build.case().when('state', '=', 'current').then('scanning').else(build.ref('state')).end(),
      }))
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .returningAll()
      .executeTakeFirstOrThrow();
    this.#notify();
    return row;
  }

  /** Updates an index as soon as possible. */
  async prioritize({ userId, name }: IndexKey): Promise<void> {
    await this.#store
      .updateTable('index_crawls')
      .set({ due_at: REQUESTED })
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('state', '=', 'current')
      .execute();
    this.#notify();
  }

  /** Returns the active indexes, and whether each follows the change feed. */
  async listActive(): Promise<(IndexKey & { isFollowing: boolean })[]> {
    const rows = await this.#store
      .selectFrom('index_crawls')
      .select(['user_id', 'name', 'change_token'])
      .where('last_viewed_at', '>', this.#clock.nowMs() - ACTIVE_AFTER_VIEW_MS)
      .execute();
    return rows.map((row) => ({ userId: row.user_id, name: row.name, isFollowing: row.change_token !== null }));
  }

  /** Returns the active indexes of a user. */
  async listActiveOf(userId: string): Promise<IndexKey[]> {
    const rows = await this.#store
      .selectFrom('index_crawls')
      .select('name')
      .where('user_id', '=', userId)
      .where('last_viewed_at', '>', this.#clock.nowMs() - ACTIVE_AFTER_VIEW_MS)
      .execute();
    return rows.map(({ name }) => ({ userId, name }));
  }

  /** Adds to the total and daily numbers of calls. */
  async addCalls({ userId, name }: IndexKey, count: number): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const isOver = sql<boolean>`coalesce(day_at, 0) <= ${nowMs - DAY_MS}`;
    await this.#store
      .updateTable('index_crawls')
      .set((build) => ({
        calls: build('calls', '+', count),
        day_calls: sql<number>`case when ${isOver} then 0 else day_calls end + ${count}`,
        day_at: sql<number>`case when ${isOver} then ${nowMs} else day_at end`,
      }))
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .execute();
  }

  /** Returns when the next active index is due, in Unix milliseconds, or Infinity if none is active. */
  async findNextDue(): Promise<number> {
    const row = await this.#store
      .selectFrom('index_crawls')
      .select(({ fn }) => fn.min<number | null>(CLAIMABLE_AT).as('at'))
      .where('last_viewed_at', '>', this.#clock.nowMs() - ACTIVE_AFTER_VIEW_MS)
      .executeTakeFirst();
    return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at);
  }

  /** Returns active, due indexes that no process is working on. */
  async listDue(limit: number): Promise<IndexKey[]> {
    const nowMs = this.#clock.nowMs();
    const rows = await this.#store
      .selectFrom('index_crawls')
      .select(['user_id', 'name'])
      .where('last_viewed_at', '>', nowMs - ACTIVE_AFTER_VIEW_MS)
      .where('due_at', '<=', nowMs)
      .where('lease_until', '<', nowMs)
      .orderBy('last_viewed_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ userId: row.user_id, name: row.name }));
  }

  /** Claims an index. Returns undefined if another process has claimed it. */
  async claim(key: IndexKey): Promise<ClaimedCrawl | undefined> {
    const set = { due_at: this.#clock.nowMs() };
    const lease = await Lease.acquire(this.#store, this.#clock, toLeased(key), { set });
    const crawl = lease && (await this.find(key));
    return crawl && { crawl, lease };
  }

  /**
   * Releases an index and stores its progress. Returns false if another process has already claimed it. Scans that were requested
   * in the meantime stay due.
   */
  release(key: IndexKey, lease: Lease, { due_at, ...change }: CrawlChange): Promise<boolean> {
    const next = due_at === undefined ? {} : setIf(isNotRequested('due_at'), { due_at });
    return lease.release(swapExpiry(this.#store, toLeased(key), { ...change, ...next }));
  }

  /** Deletes indexes that nobody has viewed for two weeks. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const oldest = this.#store.selectFrom('index_crawls').select('name').where('last_viewed_at', '<', before).limit(1);
    if (!(await oldest.executeTakeFirst())) return;
    const forgotten = await this.#store
      .deleteFrom('index_crawls')
      .where('last_viewed_at', '<', before)
      .returning(['user_id', 'name'])
      .execute();
    for (const { user_id: user, name } of forgotten) {
      for (const table of ['index_targets', 'index_rows'] as const) {
        await this.#store.deleteFrom(table).where('user_id', '=', user).where('name', '=', name).execute();
      }
    }
  }
}

function toLeased({ userId, name }: IndexKey): LeasedRow<'index_crawls'> {
  return { table: 'index_crawls', key: { user_id: userId, name } };
}
