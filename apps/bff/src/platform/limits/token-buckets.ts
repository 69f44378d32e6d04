import { LRUCache } from 'lru-cache';
import type { RateLimitResult } from './db-rate-limiter.ts';

/** How buckets are filled. */
export type BucketRate = { perSecond: number; capacity: number };

type Bucket = { tokens: number; filledAtMs: number };

const MAX_STORED = 10_000;
const SECOND_MS = 1_000;

/**
 * Bounds how often each of many may do something, in this process alone: as often at once as a bucket holds tokens, and
 * then as often as it gets new ones. Every request passes here, so counting one waits for nothing. The memory limiter of
 * rate-limiter-flexible cannot do this: its windows are fixed, so that twice the limit passes where two meet, it counts
 * asynchronously, and it stores keys without a bound, each with a timer.
 */
export class TokenBuckets {
  readonly rate: BucketRate;
  readonly #readMs: () => number;
  // Of more than are kept, those that were used last are; the others begin with a full bucket.
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_STORED });

  /** `readMs` is a clock that only goes on, in milliseconds. */
  constructor(rate: BucketRate, readMs: () => number = () => performance.now()) {
    this.rate = rate;
    this.#readMs = readMs;
  }

  /** Takes a token of somebody's bucket, if there is one. Tells when the next comes, or else when the bucket is full again. */
  take(who: string): RateLimitResult {
    const { perSecond, capacity } = this.rate;
    const bucket = this.#fill(who);
    const isLimited = bucket.tokens < 1;
    if (!isLimited) bucket.tokens -= 1;
    const awaited = (isLimited ? 1 : capacity) - bucket.tokens;
    return { isLimited, remaining: Math.floor(bucket.tokens), resetMs: (awaited / perSecond) * SECOND_MS };
  }

  #fill(who: string): Bucket {
    const { perSecond, capacity } = this.rate;
    const nowMs = this.#readMs();
    const bucket = this.#buckets.get(who);
    if (!bucket) {
      const full = { tokens: capacity, filledAtMs: nowMs };
      this.#buckets.set(who, full);
      return full;
    }
    bucket.tokens = Math.min(capacity, bucket.tokens + ((nowMs - bucket.filledAtMs) / SECOND_MS) * perSecond);
    bucket.filledAtMs = nowMs;
    return bucket;
  }
}
