import { LRUCache } from 'lru-cache';
import { limitEntries } from '#platform/cache/limit-entries.ts';
import type { RateLimitResult } from './db-rate-limiter.ts';

/** The rate and capacity of buckets. */
export type BucketRate = { perSecond: number; capacity: number };

type Bucket = { tokens: number; filledAtMs: number };

const MAX_STORED = 10_000;
const SECOND_MS = 1_000;

/**
 * Token buckets for many callers, in this process only: a caller may make as many requests at once as the bucket has tokens, and
 * then as many as are refilled. Every request is counted here, so counting is synchronous. The memory limiter of
 * rate-limiter-flexible is unsuitable: its windows are fixed, so that twice the limit can pass around a boundary, it counts
 * asynchronously, and it stores an unlimited number of keys, each with a timer.
 */
export class TokenBuckets {
  readonly rate: BucketRate;
  readonly #readMs: () => number;
  // Beyond the maximum, only the most recently used buckets are stored; other callers start with a full bucket.
  readonly #buckets = new LRUCache<string, Bucket>(limitEntries(MAX_STORED));

  /** `readMs` is a monotonic clock, in milliseconds. */
  constructor(rate: BucketRate, readMs: () => number = () => performance.now()) {
    this.rate = rate;
    this.#readMs = readMs;
  }

  /**
   * Takes a token from a caller's bucket, if available. Returns when the next token is available or, if not limited, when the
   * bucket is full again.
   */
  consume(who: string): RateLimitResult {
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
