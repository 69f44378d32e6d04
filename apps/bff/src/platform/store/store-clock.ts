import { PostgresAdapter, sql } from 'kysely';
import { type Clock, systemClock } from '#domain/clock.ts';
import type { Store } from './open-store.ts';

/**
 * The clock that all replicas share: the one of their database server, as their own differ. What one of them leases,
 * holds back or lets expire means the same to the others then. A store of one machine has that machine's clock.
 */
export class StoreClock implements Clock {
  readonly #store: Store;
  readonly #own: Clock;
  readonly #machine: Pick<Clock, 'nowMs'>;
  #aheadMs = 0;

  private constructor(store: Store, own: Clock, machine: Pick<Clock, 'nowMs'>) {
    this.#store = store;
    this.#own = own;
    this.#machine = machine;
  }

  /**
   * A clock that agrees with the store from the beginning on. `machine` is what the store's clock is compared with: what a test
   * has added to its own clock is no difference to the store.
   */
  static async open(store: Store, own: Clock, machine: Pick<Clock, 'nowMs'> = systemClock): Promise<StoreClock> {
    const clock = new StoreClock(store, own, machine);
    await clock.adjust();
    return clock;
  }

  nowMs(): number {
    return this.#own.nowMs() + this.#aheadMs;
  }

  elapsedMs(): number {
    return this.#own.elapsedMs();
  }

  after(delayMs: number, work: () => void): () => void {
    return this.#own.after(delayMs, work);
  }

  /** Compares the clocks anew, since they drift apart and are set. */
  async adjust(): Promise<void> {
    if (!(this.#store.getExecutor().adapter instanceof PostgresAdapter)) return;
    const askedAt = this.#machine.nowMs();
    const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(this.#store);
    const respondedAt = this.#machine.nowMs();
    for (const row of rows) this.#aheadMs = Math.round(row.now - (askedAt + respondedAt) / 2);
  }
}
