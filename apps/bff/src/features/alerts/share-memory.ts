import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';

const ROWS_AT_ONCE = 500;

/** Remembers which access of other organisations was there, and when each came: the services do not say. */
export class ShareMemory {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * When each row was seen first, in Unix milliseconds; 0 for what was there before. `isComplete` says whether all is known, so
   * that a row that was not there before is new. Rows that are gone are forgotten.
   */
  async note(userId: string, rowIds: readonly string[], isComplete: boolean): Promise<Map<string, number>> {
    const stored = await this.#store
      .selectFrom('alert_shares')
      .select(['row_id', 'seen_at'])
      .where('user_id', '=', userId)
      .execute();
    const seen = new Map(stored.map(({ row_id, seen_at }) => [row_id, Number(seen_at)]));
    // An empty row stands for the moment from which on all is known.
    const seenAt = isComplete && seen.has('') ? this.#clock.nowMs() : 0;
    const added = [...rowIds, ...(isComplete ? [''] : [])].filter((id) => !seen.has(id));
    const current = new Set(rowIds);
    const gone = isComplete ? [...seen.keys()].filter((id) => id !== '' && !current.has(id)) : [];
    for (let start = 0; start < added.length; start += ROWS_AT_ONCE) {
      const values = added
        .slice(start, start + ROWS_AT_ONCE)
        .map((id) => ({ user_id: userId, row_id: id, seen_at: id === '' ? 0 : seenAt }));
      await this.#store
        .insertInto('alert_shares')
        .values(values)
        .onConflict((conflict) => conflict.columns(['user_id', 'row_id']).doNothing())
        .execute();
    }
    for (let start = 0; start < gone.length; start += ROWS_AT_ONCE) {
      await this.#store
        .deleteFrom('alert_shares')
        .where('user_id', '=', userId)
        .where('row_id', 'in', gone.slice(start, start + ROWS_AT_ONCE))
        .execute();
    }
    return new Map(rowIds.map((id) => [id, seen.get(id) ?? seenAt]));
  }
}
