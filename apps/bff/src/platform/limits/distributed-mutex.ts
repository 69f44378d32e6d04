import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Store } from '#platform/store/open-store.ts';

const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const WAIT_MS = 30_000;
const POLL_MS = { least: 25, most: 50 };

/**
 * Lets what must not happen at the same time happen one after the other, in all processes together: in this one in the
 * order of arrival, between processes by a lease that ends by itself when its process dies.
 */
export class DistributedMutex {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #lines = new Map<string, Promise<void>>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Runs an action when it is its turn. Throws 503 `overloaded` when another process goes on for too long. */
  async runExclusive<T>(name: string, action: () => Promise<T>): Promise<T> {
    const before = this.#lines.get(name);
    const { promise: turn, resolve: leave } = Promise.withResolvers<void>();
    this.#lines.set(name, turn);
    try {
      await before;
      return await this.#underLease(name, action);
    } finally {
      if (this.#lines.get(name) === turn) this.#lines.delete(name);
      leave();
    }
  }

  async #underLease<T>(name: string, action: () => Promise<T>): Promise<T> {
    const holder = randomUUID();
    const deadlineMs = performance.now() + WAIT_MS;
    while (!(await this.#take(name, holder))) {
      if (performance.now() > deadlineMs) throw new ProblemError('overloaded', { retryAfterSeconds: 1 });
      await sleep(POLL_MS.least + Math.random() * (POLL_MS.most - POLL_MS.least));
    }
    // A renewal that fails is tried again by the next one; the lease outlasts two of them.
    const renewal = setInterval(() => void this.#renew(name, holder).catch(() => undefined), RENEW_MS).unref();
    try {
      return await action();
    } finally {
      clearInterval(renewal);
      // What is not given back ends by itself, so that a store which is down spoils no response.
      await this.#release(name, holder).catch(() => undefined);
    }
  }

  async #take(name: string, holder: string): Promise<boolean> {
    const now = this.#clock.nowMs();
    const mine = { holder, until: now + LEASE_MS };
    const row = await this.#store
      .insertInto('leases')
      .values({ name, ...mine })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(mine).where('leases.until', '<=', now))
      .returning('holder')
      .executeTakeFirst();
    return row?.holder === holder;
  }

  async #renew(name: string, holder: string): Promise<void> {
    const until = this.#clock.nowMs() + LEASE_MS;
    await this.#store
      .updateTable('leases')
      .set({ until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute();
  }

  async #release(name: string, holder: string): Promise<void> {
    await this.#store.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  }
}
