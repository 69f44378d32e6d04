import { type Clock, sleep } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { chooseFirstTurn, getLeaseExpiry, Lease, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';

const LEASE_MS = 60_000;
const WAIT_MS = 30_000;
const POLL_MS = { least: 25, most: 50 };

/**
 * Serialises actions across all processes: within this process in order of arrival, between processes by a lease that expires if
 * its process dies.
 */
export class DistributedMutex {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #queues = new Map<string, Promise<void>>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Runs an action exclusively. Throws 503 `overloaded` if another process holds the mutex for too long. */
  async runExclusive<T>(name: string, action: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(name);
    const { promise: turn, resolve: leave } = Promise.withResolvers<void>();
    this.#queues.set(name, turn);
    try {
      await before;
      return await this.#runUnderLease(name, action);
    } finally {
      if (this.#queues.get(name) === turn) this.#queues.delete(name);
      leave();
    }
  }

  async #runUnderLease<T>(name: string, action: () => Promise<T>): Promise<T> {
    const lease = await this.#waitForLease(name);
    try {
      return await lease.runWithRenewal(action);
    } finally {
      // An unreleased lease expires, so a store error here must not fail the response.
      await lease.release(({ turn, fromMs }) => this.#deleteLease(name, turn, fromMs)).catch(() => undefined);
    }
  }

  async #waitForLease(name: string): Promise<Lease> {
    let isLate = false;
    const cancelDeadline = this.#clock.after(WAIT_MS, () => {
      isLate = true;
    });
    try {
      for (;;) {
        const lease = await this.#acquire(name);
        if (lease) return lease;
        if (isLate) throw new ProblemError('overloaded', { retryAfterSeconds: 1 });
        await sleep(this.#clock, POLL_MS.least + Math.random() * (POLL_MS.most - POLL_MS.least));
      }
    } finally {
      cancelDeadline();
    }
  }

  async #acquire(name: string): Promise<Lease | undefined> {
    const endMs = getLeaseExpiry(this.#clock, LEASE_MS);
    const taken = await this.#store
      .insertInto('leases')
      .values({ name, lease_until: endMs, lease_turn: chooseFirstTurn() })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ eb }) => ({ lease_until: endMs, lease_turn: eb('leases.lease_turn', '+', 1) }))
          .where('leases.lease_until', '<', this.#clock.nowMs()),
      )
      .returning('lease_turn')
      .executeTakeFirst();
    if (!taken) return undefined;
    const swap = swapExpiry(this.#store, { table: 'leases', key: { name } });
    return new Lease(this.#clock, { turn: taken.lease_turn, endMs, durationMs: LEASE_MS }, swap);
  }

  async #deleteLease(name: string, turn: number, endMs: number): Promise<boolean> {
    const { numDeletedRows } = await this.#store
      .deleteFrom('leases')
      .where('name', '=', name)
      .where('lease_turn', '=', turn)
      .where('lease_until', '=', endMs)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}
