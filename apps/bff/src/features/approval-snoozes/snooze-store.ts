import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';

const INDEX = 'approvals';

/** Approvals that reviewers have snoozed. */
export class SnoozeStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns those of the given approvals that wait for a user, according to the user's own index. */
  async listWaiting(userId: string, rowIds: readonly string[]): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('index_rows')
      .select('row_id')
      .where('user_id', '=', userId)
      .where('name', '=', INDEX)
      .where('is_mine', '=', 1)
      .where('row_id', 'in', [...rowIds])
      .orderBy('row_id')
      .execute();
    return rows.map(({ row_id }) => row_id);
  }

  /** Returns the approvals that a user has snoozed, ordered by the time they return. */
  async list(userId: string, limit: number): Promise<{ rowId: string; untilMs: number }[]> {
    const rows = await this.#store
      .selectFrom('approval_snoozes')
      .select(['row_id', 'snoozed_until'])
      .where('user_id', '=', userId)
      .where('snoozed_until', '>', this.#clock.nowMs())
      .orderBy('snoozed_until')
      .orderBy('row_id')
      .limit(limit)
      .execute();
    return rows.map(({ row_id, snoozed_until }) => ({ rowId: row_id, untilMs: Number(snoozed_until) }));
  }

  /** Snoozes approvals until a time, in Unix milliseconds. Replaces earlier snoozes. */
  async set(userId: string, rowIds: readonly string[], untilMs: number): Promise<void> {
    await this.#store
      .insertInto('approval_snoozes')
      .values(rowIds.map((rowId) => ({ user_id: userId, row_id: rowId, snoozed_until: untilMs })))
      .onConflict((conflict) => conflict.columns(['user_id', 'row_id']).doUpdateSet({ snoozed_until: untilMs }))
      .execute();
  }

  /** Ends the snooze of approvals. */
  async end(userId: string, rowIds: readonly string[]): Promise<void> {
    await this.#store
      .deleteFrom('approval_snoozes')
      .where('user_id', '=', userId)
      .where('row_id', 'in', [...rowIds])
      .execute();
  }

  /** Deletes expired snoozes. */
  async sweep(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const oldest = this.#store
      .selectFrom('approval_snoozes')
      .select('row_id')
      .where('snoozed_until', '<=', nowMs)
      .limit(1);
    if (!(await oldest.executeTakeFirst())) return;
    await this.#store.deleteFrom('approval_snoozes').where('snoozed_until', '<=', nowMs).execute();
  }
}
