import { type Expression, type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';
import type { Target } from './index-target.ts';

/** Which index of whom. */
export type IndexKey = { userId: string; name: string };

/** How reading a target ended. `dueAt` is when it is read again by itself. */
export type TargetResult = { state: 'done' | 'failed'; reason?: string; attempts: number; dueAt: number | undefined };

/** A target that is to be read now. `dueAt` tells whether it has changed once more by the time it has been read. */
export type DueTarget = Target & { attempts: number; dueAt: number };

/**
 * How many targets are in each state; how many of the failed ones are read again by themselves, and when the first of
 * them, in Unix milliseconds.
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

/** Due before all others, and another number with each change: what is read just then has not seen it. */
const CHANGED_AGAIN = sql<number>`case when index_targets.due_at < 0 then index_targets.due_at - 1 else -1 end`;

/** What indexes read, and when. */
export class TargetStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Notes targets that are to be read, new ones and ones that have changed. With `retainsRead`, those that were read since
   * they were modified are not read again.
   */
  async put(
    { userId, name }: IndexKey,
    generation: number,
    targets: readonly Target[],
    { retainsRead = false } = {},
  ): Promise<void> {
    const isRead = retainsRead ? sql`index_targets.modified_at = excluded.modified_at` : sql`1 = 0`;
    const unlessRead = <T>(column: keyof Row, value: Expression<T>) =>
      sql<T>`case when ${isRead} then ${sql.ref(`index_targets.${column}`)} else ${value} end`;
    for (let start = 0; start < targets.length; start += ROWS_AT_ONCE) {
      const rows = targets.slice(start, start + ROWS_AT_ONCE).map((target) => ({
        person: userId,
        name,
        target_id: target.id,
        title: target.title,
        mime_type: target.mimeType ?? null,
        drive_id: target.driveId ?? null,
        parent_id: target.parentId ?? null,
        modified_at: target.modifiedAt ?? null,
        generation,
        state: 'waiting',
        reason: null,
        attempts: 0,
        due_at: 0,
      }));
      await this.#store
        .insertInto('index_targets')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['person', 'name', 'target_id']).doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            mime_type: ref('excluded.mime_type'),
            drive_id: ref('excluded.drive_id'),
            parent_id: ref('excluded.parent_id'),
            modified_at: ref('excluded.modified_at'),
            generation,
            state: unlessRead('state', ref('excluded.state')),
            reason: unlessRead('reason', ref('excluded.reason')),
            attempts: unlessRead('attempts', ref('excluded.attempts')),
            due_at: unlessRead('due_at', CHANGED_AGAIN),
          })),
        )
        .execute();
    }
  }

  /** Forgets a target with its rows; whether there was one. */
  async drop(key: IndexKey, targetId: string): Promise<boolean> {
    const result = await this.#store
      .deleteFrom('index_targets')
      .where('person', '=', key.userId)
      .where('name', '=', key.name)
      .where('target_id', '=', targetId)
      .executeTakeFirst();
    await this.#dropRows(key, [targetId]);
    return result.numDeletedRows > 0n;
  }

  /** Forgets targets, with their rows, that a listing has not found any more. */
  async dropUnseen(key: IndexKey, generation: number): Promise<void> {
    const rows = await this.#store
      .deleteFrom('index_targets')
      .where('person', '=', key.userId)
      .where('name', '=', key.name)
      .where('generation', '<', generation)
      .returning('target_id')
      .execute();
    await this.#dropRows(
      key,
      rows.map((row) => row.target_id),
    );
  }

  /** Targets to be read now: those that have changed, then those that were never read; of each the newest, for people look there. */
  async listDue(key: IndexKey, limit: number): Promise<DueTarget[]> {
    const rows = await this.#of(key)
      .selectAll()
      .where('due_at', '<=', this.#clock.nowMs())
      .orderBy('due_at')
      .orderBy('modified_at', (order) => order.desc().nullsLast())
      .orderBy('target_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...toTarget(row), attempts: row.attempts, dueAt: row.due_at ?? 0 }));
  }

  /** Notes how reading a target ended; nothing when it has changed since it was listed, so that it is read once more. */
  async finish(key: IndexKey, { id, dueAt }: DueTarget, result: TargetResult): Promise<void> {
    await this.#store
      .updateTable('index_targets')
      .set({
        state: result.state,
        reason: result.reason ?? null,
        attempts: result.attempts,
        due_at: result.dueAt ?? null,
      })
      .where('person', '=', key.userId)
      .where('name', '=', key.name)
      .where('target_id', '=', id)
      .where('due_at', '=', dueAt)
      .execute();
  }

  /** Has files read again as soon as may be, as far as the index has read them before; whether there are any. */
  async prioritize({ userId, name }: IndexKey, targetIds: readonly string[]): Promise<boolean> {
    const result = await this.#store
      .updateTable('index_targets')
      .set({ due_at: CHANGED_AGAIN })
      .where('person', '=', userId)
      .where('name', '=', name)
      .where('target_id', 'in', targetIds)
      .where('state', '=', 'done')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Has what failed read again, also what would not be by itself. */
  async retryFailed({ userId, name }: IndexKey): Promise<void> {
    await this.#store
      .updateTable('index_targets')
      .set({ due_at: 0 })
      .where('person', '=', userId)
      .where('name', '=', name)
      .where('state', '=', 'failed')
      .execute();
  }

  /** How many targets of an index are in each state. */
  async count(key: IndexKey): Promise<TargetCounts> {
    const rows = await this.#of(key)
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

  /** Targets that could not be read, those that are tried again first. */
  async listFailed(key: IndexKey, limit: number) {
    const rows = await this.#of(key)
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

  #of({ userId, name }: IndexKey) {
    return this.#store.selectFrom('index_targets').where('person', '=', userId).where('name', '=', name);
  }

  async #dropRows({ userId, name }: IndexKey, targetIds: readonly string[]): Promise<void> {
    for (let start = 0; start < targetIds.length; start += ROWS_AT_ONCE) {
      await this.#store
        .deleteFrom('index_rows')
        .where('person', '=', userId)
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
