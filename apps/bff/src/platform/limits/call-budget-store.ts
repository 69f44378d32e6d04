import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';

const MINUTE_MS = 60_000;
const RETENTION_MS = 60 * MINUTE_MS;
/** A budget is never lowered below this, so that work continues and detects when the quota is available again. */
export const LEAST_CALLS_PER_MINUTE = 30;

/** The calls used and allowed in the current minute. Times are Unix milliseconds. */
export type BudgetState = { used: number; callsPerMinute: number; endsAt: number };

/** Calls to count, and the maximum per minute. */
export type CountedCalls = { key: string; calls: number; maxCallsPerMinute: number };

/** The budgets shared by all processes. */
export class CallBudgetStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Counts calls. Resolves to the resulting budgets by key. A new minute begins with the first call after the previous one, and
   * raises a budget by a quarter if the service reported no exceeded quota in the previous minute.
   */
  async add(counted: readonly CountedCalls[]): Promise<Map<string, BudgetState>> {
    const nowMs = this.#clock.nowMs();
    // Sorted to prevent deadlocks between processes.
    const ordered = counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const isOver = sql`call_budgets.ends_at <= ${nowMs}`;
    const max = sql`excluded.calls_per_minute`;
    const raised = sql`call_budgets.calls_per_minute * 5 / 4 + 1`;
    const rows = await this.#store
      .insertInto('call_budgets')
      .values(
        ordered.map(({ key, calls, maxCallsPerMinute }) => ({
          key,
          used: calls,
          calls_per_minute: maxCallsPerMinute,
          ends_at: nowMs + MINUTE_MS,
          quota_exceeded_at: 0,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          used: sql`case when ${isOver} then excluded.used else call_budgets.used + excluded.used end`,
          calls_per_minute: sql`case
            when call_budgets.ends_at <= ${nowMs - RETENTION_MS} then ${max}
            when ${isOver} and call_budgets.quota_exceeded_at < call_budgets.ends_at - ${MINUTE_MS} and ${raised} < ${max} then ${raised}
            when ${isOver} and call_budgets.quota_exceeded_at < call_budgets.ends_at - ${MINUTE_MS} then ${max}
            when call_budgets.calls_per_minute > ${max} then ${max}
            else call_budgets.calls_per_minute end`,
          ends_at: sql`case when ${isOver} then excluded.ends_at else call_budgets.ends_at end`,
        }),
      )
      .returning(['key', 'used', 'calls_per_minute', 'ends_at'])
      .execute();
    return new Map(rows.map((row) => [row.key, toState(row)]));
  }

  /**
   * Lowers budgets to three quarters of the calls used in the minute after the service reported an exceeded quota, at most once a
   * minute across all processes.
   */
  async lower(keys: readonly string[]): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const had = sql`case when used < calls_per_minute then used else calls_per_minute end`;
    await this.#store
      .updateTable('call_budgets')
      .set({
        calls_per_minute: sql`case
          when (${had}) * 3 / 4 < ${LEAST_CALLS_PER_MINUTE} then ${LEAST_CALLS_PER_MINUTE}
          else (${had}) * 3 / 4 end`,
        quota_exceeded_at: nowMs,
      })
      .where('key', 'in', keys)
      .where('ends_at', '>', nowMs)
      .where(sql<boolean>`quota_exceeded_at < ends_at - ${MINUTE_MS}`)
      .execute();
  }

  /** Returns current budgets by key, without those that have no calls in this minute. */
  async read(keys: readonly string[]): Promise<Map<string, BudgetState>> {
    const rows = await this.#store.selectFrom('call_budgets').selectAll().where('key', 'in', keys).execute();
    return new Map(rows.map((row) => [row.key, toState(row)]));
  }

  /** Deletes budgets that had no calls for an hour. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const old = this.#store.selectFrom('call_budgets').select('key').where('ends_at', '<=', before).limit(1);
    if (!(await old.executeTakeFirst())) return;
    await this.#store.deleteFrom('call_budgets').where('ends_at', '<=', before).execute();
  }
}

function toState(row: { used: number; calls_per_minute: number; ends_at: number }): BudgetState {
  return { used: row.used, callsPerMinute: row.calls_per_minute, endsAt: Number(row.ends_at) };
}
