import { sql } from 'kysely';
import { type Clock, systemClock } from '#domain/clock.ts';
import { isPostgres } from './is-postgres.ts';
import type { Store } from './open-store.ts';

/**
 * A clock shared by all replicas: that of their database server, because their own clocks differ. Leases, delays and expiry times
 * therefore mean the same to all replicas. A store on one machine uses that machine's clock.
 */
export class StoreClock implements Clock {
  readonly #store: Store;
  readonly #local: Clock;
  readonly #machine: Pick<Clock, 'nowMs'>;
  #aheadMs = 0;

  private constructor(store: Store, own: Clock, machine: Pick<Clock, 'nowMs'>) {
    this.#store = store;
    this.#local = own;
    this.#machine = machine;
  }

  /**
   * Opens a clock that is synchronised with the store from the beginning. `machine` is compared with the store's clock, so that
   * an offset that a test adds to its own clock does not count as a difference.
   */
  static async open(store: Store, own: Clock, machine: Pick<Clock, 'nowMs'> = systemClock): Promise<StoreClock> {
    const clock = new StoreClock(store, own, machine);
    await clock.adjust();
    return clock;
  }

  nowMs(): number {
    return this.#local.nowMs() + this.#aheadMs;
  }

  elapsedMs(): number {
    return this.#local.elapsedMs();
  }

  after(delayMs: number, work: () => void): () => void {
    return this.#local.after(delayMs, work);
  }

  /** Compares the clocks again, because they drift apart and may be changed. */
  async adjust(): Promise<void> {
    if (!isPostgres(this.#store)) return;
    const askedAt = this.#machine.nowMs();
    const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(this.#store);
    const respondedAt = this.#machine.nowMs();
    for (const row of rows) this.#aheadMs = Math.round(row.now - (askedAt + respondedAt) / 2);
  }
}
