import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';

/** The state of a rate limit. */
export type RateLimitResult = { isLimited: boolean; remaining: number; resetMs: number };

/** A rate: the number of events allowed per window. */
export type Rate = { points: number; windowMs: number };

/**
 * Counts events across all processes, in windows that begin with the first event. While the store is unavailable, each process
 * counts separately, so that limits always apply.
 */
export class DbRateLimiter {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #name: string;
  readonly #rate: Rate;
  readonly #insurance: RateLimiterMemory;

  constructor(store: Store, clock: Clock, name: string, rate: Rate) {
    this.#store = store;
    this.#clock = clock;
    this.#name = name;
    this.#rate = rate;
    this.#insurance = new RateLimiterMemory({ points: rate.points, duration: rate.windowMs / 1_000 });
  }

  /** Counts one event of a caller. */
  async consume(who: string): Promise<RateLimitResult> {
    try {
      return await this.#count(`${this.#name} ${who}`);
    } catch {
      return consumeInMemory(this.#insurance, who);
    }
  }

  async #count(key: string): Promise<RateLimitResult> {
    const now = this.#clock.nowMs();
    const fresh = { count: 1, ends_at: now + this.#rate.windowMs };
    const row = await this.#store
      .insertInto('rate_counters')
      .values({ key, ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('rate_counters.ends_at', '<=', now);
          return {
            count: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('rate_counters.count', '+', 1))
              .end(),
            ends_at: eb.case().when(isOver).then(fresh.ends_at).else(eb.ref('rate_counters.ends_at')).end(),
          };
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    if (row.count === 1) await this.#store.deleteFrom('rate_counters').where('ends_at', '<=', now).execute();
    const remaining = Math.max(0, this.#rate.points - row.count);
    return { isLimited: row.count > this.#rate.points, remaining, resetMs: Math.max(0, row.ends_at - now) };
  }
}

/** Counts one event of a caller in this process only. */
export async function consumeInMemory(
  limiter: Pick<RateLimiterMemory, 'consume'>,
  who: string,
): Promise<RateLimitResult> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(who);
    return { isLimited: false, remaining: remainingPoints, resetMs: msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { isLimited: true, remaining: 0, resetMs: error.msBeforeNext };
  }
}
