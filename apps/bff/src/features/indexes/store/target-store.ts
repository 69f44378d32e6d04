import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import type { IndexKey, Target, TargetResult } from './index-target.ts';
import { CHANGED_AGAIN, type FoundTarget, type PutOptions, putTargets } from './put-targets.ts';

/** A target to read now. `dueAt` reveals whether the target has changed again during the read. */
export type DueTarget = Target & { attempts: number; dueAt: number; rank: number; fingerprint: string | null };

/**
 * The number of targets in each state, the number of failed targets that are automatically retried, and the time of the first
 * retry, in Unix milliseconds.
 */
export type TargetCounts = {
  waiting: number;
  done: number;
  failed: number;
  retried: number;
  nextRetryAt: number | undefined;
};

type Row = Selectable<IndexTables['index_targets']>;
const ROWS_AT_ONCE = 100;

/** The targets that indexes read, and when. */
export class TargetStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** See `putTargets`. */
  put(key: IndexKey, generation: number, targets: readonly FoundTarget[], options?: PutOptions): Promise<void> {
    return putTargets(this.#store, key, { generation, targets, nowMs: this.#clock.nowMs(), ...options });
  }

  /** Deletes a target with its rows. Returns whether it existed. */
  async drop(key: IndexKey, targetId: string): Promise<boolean> {
    const result = await this.#store
      .deleteFrom('index_targets')
      .where('user_id', '=', key.userId)
      .where('name', '=', key.name)
      .where('target_id', '=', targetId)
      .executeTakeFirst();
    await this.#dropRows(key, [targetId]);
    return result.numDeletedRows > 0n;
  }

  /**
   * Deletes targets, with their rows, that a listing of files since `sinceMs` no longer contains. Older targets with rows are
   * read again instead, because the listing does not cover them.
   */
  async deleteUnlisted(key: IndexKey, generation: number, sinceMs: number): Promise<void> {
    await this.#store
      .updateTable('index_targets')
      .set({ generation, due_at: 0 })
      .where('user_id', '=', key.userId)
      .where('name', '=', key.name)
      .where('generation', '<', generation)
      .where('recent_at', '<=', sinceMs)
      .where('fingerprint', '!=', '')
      .execute();
    const rows = await this.#store
      .deleteFrom('index_targets')
      .where('user_id', '=', key.userId)
      .where('name', '=', key.name)
      .where('generation', '<', generation)
      .returning('target_id')
      .execute();
    const ids = rows.map((row) => row.target_id);
    await this.#dropRows(key, ids);
  }

  /** Returns the targets to read now: changed ones first, then unread ones, each by rank. */
  async listDue(key: IndexKey, limit: number): Promise<DueTarget[]> {
    const rows = await this.#selectByIndex(key)
      .selectAll()
      .where('due_at', '<=', this.#clock.nowMs())
      .orderBy('due_at')
      .orderBy('rank')
      .orderBy('target_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...toTarget(row),
      attempts: row.attempts,
      dueAt: row.due_at ?? 0,
      rank: Number(row.rank),
      fingerprint: row.fingerprint,
    }));
  }

  /**
   * Stores the result of reading a target. Does nothing if the target has changed since it was listed, so that it is read again.
   */
  async finish(key: IndexKey, { id, dueAt }: DueTarget, result: TargetResult): Promise<void> {
    await this.#store
      .updateTable('index_targets')
      .set({
        state: result.state,
        reason: result.reason ?? null,
        attempts: result.attempts,
        due_at: result.dueAt ?? null,
        ...(result.fingerprint !== undefined && { fingerprint: result.fingerprint }),
      })
      .where('user_id', '=', key.userId)
      .where('name', '=', key.name)
      .where('target_id', '=', id)
      .where('due_at', '=', dueAt)
      .execute();
  }

  /** Marks many targets as unchanged or empty. Ignores those that have changed in the meantime. */
  async markUnchanged(key: IndexKey, targetIds: readonly string[], dueAt: number): Promise<void> {
    await this.#update(key, targetIds)
      .set({ state: 'done', reason: null, attempts: 0, due_at: dueAt })
      .set(({ fn, val }) => ({ fingerprint: fn.coalesce('fingerprint', val('')) }))
      .execute();
  }

  /** Postpones reading many targets. Ignores those that have changed in the meantime. */
  async postpone(key: IndexKey, targetIds: readonly string[], dueAt: number): Promise<void> {
    await this.#update(key, targetIds).set({ due_at: dueAt }).execute();
  }

  /** Returns a target, or undefined if the index has none with this ID. */
  async find(key: IndexKey, targetId: string): Promise<Target | undefined> {
    const row = await this.#selectByIndex(key).selectAll().where('target_id', '=', targetId).executeTakeFirst();
    return row && toTarget(row);
  }

  /** Returns those of the given files that are targets. */
  async findExisting(key: IndexKey, targetIds: readonly string[]): Promise<Set<string>> {
    if (targetIds.length === 0) return new Set();
    const rows = await this.#selectByIndex(key).select('target_id').where('target_id', 'in', targetIds).execute();
    return new Set(rows.map((row) => row.target_id));
  }

  /** Deletes targets without rows that are now older than the horizon. */
  async deleteExpired({ userId, name }: IndexKey, sinceMs: number): Promise<void> {
    await this.#store
      .deleteFrom('index_targets')
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('recent_at', '<=', sinceMs)
      .where(({ eb, or }) => or([eb('fingerprint', '=', ''), eb('state', '=', 'failed')]))
      .execute();
  }

  /** Reads files next that the index has read before or has queued. Returns whether there are any. */
  async prioritize(
    { userId, name }: IndexKey,
    targetIds: readonly string[],
    state: 'done' | 'waiting' = 'done',
  ): Promise<boolean> {
    const result = await this.#store
      .updateTable('index_targets')
      .set({ due_at: CHANGED_AGAIN })
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('target_id', 'in', targetIds)
      .where('state', '=', state)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Retries failed targets, including those that would not be retried automatically. */
  async retryFailed({ userId, name }: IndexKey): Promise<void> {
    await this.#store
      .updateTable('index_targets')
      .set({ due_at: 0 })
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('state', '=', 'failed')
      .execute();
  }

  /** Counts the targets of an index in each state. */
  async count(key: IndexKey): Promise<TargetCounts> {
    const rows = await this.#selectByIndex(key)
      .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
      .select(({ fn }) => [fn.count<number>('due_at').as('due'), fn.min<number | null>('due_at').as('next_due')])
      .groupBy('state')
      .execute();
    const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    const failed = rows.find(({ state }) => state === 'failed');
    return {
      waiting: count('waiting'),
      done: count('done'),
      failed: count('failed'),
      retried: Number(failed?.due ?? 0),
      nextRetryAt: failed?.next_due == null ? undefined : Math.max(0, Number(failed.next_due)),
    };
  }

  /** Returns targets that could not be read, starting with those to be retried. */
  async listFailed(key: IndexKey, limit: number) {
    const rows = await this.#selectByIndex(key)
      .select(['target_id', 'title', 'reason', 'due_at'])
      .where('state', '=', 'failed')
      .orderBy((build) => build('due_at', 'is', null))
      .orderBy('title')
      .orderBy('target_id')
      .limit(limit)
      .execute();
    return rows.map(({ target_id: id, title, reason, due_at: dueAt }) => ({
      id,
      title,
      reason: reason ?? '',
      isRetried: dueAt !== null,
    }));
  }

  #update({ userId, name }: IndexKey, targetIds: readonly string[]) {
    return this.#store
      .updateTable('index_targets')
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('target_id', 'in', targetIds)
      .where('due_at', '>=', 0);
  }

  #selectByIndex({ userId, name }: IndexKey) {
    return this.#store.selectFrom('index_targets').where('user_id', '=', userId).where('name', '=', name);
  }

  async #dropRows({ userId, name }: IndexKey, targetIds: readonly string[]): Promise<void> {
    for (let start = 0; start < targetIds.length; start += ROWS_AT_ONCE) {
      await this.#store
        .deleteFrom('index_rows')
        .where('user_id', '=', userId)
        .where('name', '=', name)
        .where('target_id', 'in', targetIds.slice(start, start + ROWS_AT_ONCE))
        .execute();
    }
  }
}

function toTarget(row: Row): Target {
  return {
    id: row.target_id,
    title: row.title,
    mimeType: row.mime_type ?? undefined,
    driveId: row.drive_id ?? undefined,
    parentId: row.parent_id ?? undefined,
    modifiedAt: row.modified_at ?? undefined,
  };
}
