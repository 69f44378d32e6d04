import { type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { CLAIMABLE_AT } from '#platform/store/due-rows.ts';
import { Lease, type LeasedRow, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { isNotRequested, REQUESTED, setIf } from '#platform/store/requested-meanwhile.ts';
import type { AlertTables } from '#platform/store/tables/alert-tables.ts';
import type { AlertSource } from './sources/alert-source.ts';

/** The stored state of a user's source. */
export type FeedRow = Selectable<AlertTables['alert_feeds']>;

/** Identifies a source of a user. */
export type FeedKey = { userId: string; source: string };

/** The stored result of evaluating a source. */
export type FeedResult = { problem: string | null; gap: string | null; dueAt: number };

/** Upper bound for due times. Only a clock that was set back produces later ones, and that must not stop an evaluation. */
const MAX_AHEAD_MS = 2 * 3_600_000;

/** The sources that users' rules are evaluated from. */
export class FeedStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #notify: () => void;

  /** `notify` is called when there is something to evaluate. */
  constructor(store: Store, clock: Clock, notify: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#notify = notify;
  }

  /** Requests an evaluation of a user's sources, immediately if `isUrgent`. */
  async request(userId: string, sources: readonly AlertSource[], isUrgent = false): Promise<void> {
    if (sources.length === 0) return;
    const values = sources.map((source) => ({
      user_id: userId,
      source,
      problem: null,
      gap: null,
      checked_at: null,
      due_at: REQUESTED,
      lease_until: 0,
    }));
    await this.#store
      .insertInto('alert_feeds')
      .values(values)
      .onConflict((conflict) => {
        const known = conflict.columns(['user_id', 'source']);
        return isUrgent ? known.doUpdateSet({ due_at: REQUESTED }) : known.doNothing();
      })
      .execute();
    this.#notify();
  }

  /** Returns the sources of a user. */
  async list(userId: string): Promise<FeedRow[]> {
    return this.#store.selectFrom('alert_feeds').selectAll().where('user_id', '=', userId).execute();
  }

  /** Returns when the next source can be evaluated, in Unix milliseconds, or Infinity if there is none. */
  async findNextDue(): Promise<number> {
    const latestMs = this.#clock.nowMs() + MAX_AHEAD_MS;
    const row = await this.#store
      .selectFrom('alert_feeds')
      .select(({ fn }) => {
        const isNow = sql<boolean>`due_at > ${latestMs}`;
        return fn.min<number | null>(sql`case when ${isNow} then lease_until + 1 else ${CLAIMABLE_AT} end`).as('at');
      })
      .executeTakeFirst();
    return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at);
  }

  /** Returns due sources that no process is evaluating. */
  async listDue(limit: number): Promise<FeedKey[]> {
    const nowMs = this.#clock.nowMs();
    const rows = await this.#store
      .selectFrom('alert_feeds')
      .select(['user_id', 'source'])
      .where(({ eb, or }) => or([eb('due_at', '<=', nowMs), eb('due_at', '>', nowMs + MAX_AHEAD_MS)]))
      .where('lease_until', '<', nowMs)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(({ user_id, source }) => ({ userId: user_id, source }));
  }

  /** Claims a source. Returns undefined if another process has claimed it. */
  claim(key: FeedKey): Promise<Lease | undefined> {
    return Lease.acquire(this.#store, this.#clock, toLeased(key), { set: { due_at: this.#clock.nowMs() } });
  }

  /**
   * Releases a source and writes the results of its evaluation, atomically in one transaction. Returns false if another process
   * has taken the source over; that process then finds the same results. A source requested in the meantime stays due.
   */
  release(key: FeedKey, lease: Lease, result: FeedResult, write: (transaction: Store) => Promise<void>) {
    const { problem, gap, dueAt } = result;
    const isRead = problem === null;
    const next = setIf(isNotRequested('due_at'), { due_at: dueAt });
    const set = { problem, gap, ...next, ...(isRead && { checked_at: this.#clock.nowMs() }) };
    return lease.release((change) =>
      this.#store.transaction().execute(async (transaction) => {
        const isHeld = await swapExpiry(transaction, toLeased(key), set)(change);
        if (isHeld) await write(transaction);
        return isHeld;
      }),
    );
  }

  /** Deletes a source that no rule needed when it was claimed, unless it has been requested since. */
  async remove(key: FeedKey, lease: Lease): Promise<void> {
    const { userId, source } = key;
    const { numDeletedRows } = await this.#store
      .deleteFrom('alert_feeds')
      .where('user_id', '=', userId)
      .where('source', '=', source)
      .where('due_at', '!=', REQUESTED)
      .executeTakeFirst();
    if (numDeletedRows === 0n) await lease.release();
  }
}

function toLeased({ userId, source }: FeedKey): LeasedRow<'alert_feeds'> {
  return { table: 'alert_feeds', key: { user_id: userId, source } };
}
