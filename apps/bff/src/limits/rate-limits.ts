import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '#clock.ts';
import type { Store } from '#store/open-store.ts';
import { type Allowance, SharedCounter, spend } from './shared-counter.ts';

/** How often things may happen. */
export type RateSettings = {
  /** Sign-ins begun from one address. */
  signInsPerMinute: number;
  /** Requests of one session in a second, and how many more may come at once. */
  sessionPerSecond: number;
  sessionBurst: number;
  /** Calls of one person that destroy, act as an administrator or run code. */
  riskyPerMinute: number;
  /** Uploads that one person begins. */
  uploadsPerMinute: number;
  /** Requests from one address that need a session and have none. */
  strangersPerSecond: number;
};

export const RATE_SETTINGS: RateSettings = {
  signInsPerMinute: 30,
  sessionPerSecond: 50,
  sessionBurst: 200,
  riskyPerMinute: 20,
  uploadsPerMinute: 300,
  strangersPerSecond: 20,
};

const MINUTE_MS = 60_000;
const CALLBACKS_PER_SIGN_IN = 3; // A sign-in comes back once for each of its phases.
const BURST_SECONDS = 4;

/** What is limited. */
export type LimitedThing = 'signIn' | 'callback' | 'session' | 'risky' | 'upload' | 'stranger';

/** The limits on how often things happen. Those that guard sign-in and risky calls hold across processes. */
export class RateLimits {
  readonly points: Readonly<Record<LimitedThing, number>>;
  readonly #consume: Readonly<Record<LimitedThing, (who: string) => Promise<Allowance>>>;

  constructor(store: Store, clock: Clock, settings: RateSettings) {
    this.points = {
      signIn: settings.signInsPerMinute,
      callback: settings.signInsPerMinute * CALLBACKS_PER_SIGN_IN,
      session: settings.sessionPerSecond,
      risky: settings.riskyPerMinute,
      upload: settings.uploadsPerMinute,
      stranger: settings.strangersPerSecond,
    };
    const shared = (name: LimitedThing) => {
      const counter = new SharedCounter(store, clock, name, { points: this.points[name], windowMs: MINUTE_MS });
      return (who: string) => counter.consume(who);
    };
    const local = (name: LimitedThing, seconds: number) => {
      const limiter = new RateLimiterMemory({ points: this.points[name], duration: seconds });
      return (who: string) => spend(limiter, who);
    };
    this.#consume = {
      signIn: shared('signIn'),
      callback: shared('callback'),
      session: burst(settings),
      risky: shared('risky'),
      upload: local('upload', 60),
      stranger: local('stranger', 1),
    };
  }

  /** Counts one event of somebody. */
  consume(thing: LimitedThing, who: string): Promise<Allowance> {
    return this.#consume[thing](who);
  }
}

function burst({ sessionPerSecond, sessionBurst }: RateSettings): (who: string) => Promise<Allowance> {
  const steady = new RateLimiterMemory({ points: sessionPerSecond, duration: 1 });
  const extra = new RateLimiterMemory({ points: sessionBurst, duration: BURST_SECONDS, keyPrefix: 'burst' });
  const limiter = new BurstyRateLimiter(steady, extra);
  return (who) => spend(limiter, who);
}
