import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { consumeInMemory, DbRateLimiter, type RateLimitResult } from './db-rate-limiter.ts';
import { TokenBuckets } from './token-buckets.ts';

/** The settings of the rate limits. */
export type RateSettings = {
  /** Sign-ins started from one address. */
  signInsPerMinute: number;
  /** Requests of one session per second, and the size of a burst. */
  sessionPerSecond: number;
  sessionBurst: number;
  /** Calls of one user that are destructive, act as an administrator or run code. */
  highRiskPerMinute: number;
  /** Uploads started by one user. */
  uploadsPerMinute: number;
  /** Requests from one address that require a session but have none. */
  anonymousPerSecond: number;
};

export const RATE_SETTINGS: RateSettings = {
  signInsPerMinute: 30,
  sessionPerSecond: 50,
  sessionBurst: 200,
  highRiskPerMinute: 20,
  uploadsPerMinute: 1_200,
  anonymousPerSecond: 20,
};

const MINUTE_MS = 60_000;
const FEED_READS_PER_MINUTE = 12; // Per feed. Each read makes one call per calendar.
const HOOKS_PER_SECOND = 50; // Messages per watch channel.
const CALLBACKS_PER_SIGN_IN = 3; // A sign-in has one callback for each of its phases.

/** The limited actions, in addition to the requests of sessions. */
export type LimitedAction = 'signIn' | 'callback' | 'highRisk' | 'upload' | 'anonymous' | 'hook' | 'feed';

/** The rate limits. Those that protect sign-ins and high-risk calls apply across processes. */
export class RateLimits {
  /** The limit on the requests of each session. */
  readonly sessions: TokenBuckets;
  readonly #consume: Readonly<Record<LimitedAction, (who: string) => Promise<RateLimitResult>>>;

  constructor(store: Store, clock: Clock, settings: RateSettings) {
    const { sessionPerSecond: perSecond, sessionBurst } = settings;
    this.sessions = new TokenBuckets({ perSecond, capacity: perSecond + sessionBurst });
    const points = {
      signIn: settings.signInsPerMinute,
      callback: settings.signInsPerMinute * CALLBACKS_PER_SIGN_IN,
      highRisk: settings.highRiskPerMinute,
      upload: settings.uploadsPerMinute,
      anonymous: settings.anonymousPerSecond,
      hook: HOOKS_PER_SECOND,
      feed: FEED_READS_PER_MINUTE,
    };
    const shared = (name: LimitedAction) => {
      const counter = new DbRateLimiter(store, clock, name, { points: points[name], windowMs: MINUTE_MS });
      return (who: string) => counter.consume(who);
    };
    const local = (name: LimitedAction, seconds: number) => {
      const limiter = new RateLimiterMemory({ points: points[name], duration: seconds });
      return (who: string) => consumeInMemory(limiter, who);
    };
    this.#consume = {
      signIn: shared('signIn'),
      callback: shared('callback'),
      highRisk: shared('highRisk'),
      upload: local('upload', 60),
      anonymous: local('anonymous', 1),
      hook: local('hook', 1),
      feed: shared('feed'),
    };
  }

  /** Counts one event of a caller. */
  consume(action: LimitedAction, who: string): Promise<RateLimitResult> {
    return this.#consume[action](who);
  }
}
