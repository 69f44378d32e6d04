import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { consumeInMemory, DbRateLimiter, type RateLimitResult } from './db-rate-limiter.ts';
import { TokenBuckets } from './token-buckets.ts';

/** How often things may happen. */
export type RateSettings = {
  /** Sign-ins begun from one address. */
  signInsPerMinute: number;
  /** Requests of one session in a second, and how many more may come at once. */
  sessionPerSecond: number;
  sessionBurst: number;
  /** Calls of one person that destroy, act as an administrator or run code. */
  highRiskPerMinute: number;
  /** Uploads that one person begins. */
  uploadsPerMinute: number;
  /** Requests from one address that need a session and have none. */
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
const FEED_READS_PER_MINUTE = 12; // Of one feed; each read makes a call for each of its calendars.
const HOOKS_PER_SECOND = 50; // Messages of one watch channel.
const CALLBACKS_PER_SIGN_IN = 3; // A sign-in comes back once for each of its phases.

/** What is limited, beside the requests of sessions. */
export type LimitedAction = 'signIn' | 'callback' | 'highRisk' | 'upload' | 'anonymous' | 'hook' | 'feed';

/** The limits on how often things happen. Those that guard sign-in and risky calls hold across processes. */
export class RateLimits {
  /** The requests of sessions. */
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

  /** Counts one event of somebody. */
  consume(action: LimitedAction, who: string): Promise<RateLimitResult> {
    return this.#consume[action](who);
  }
}
