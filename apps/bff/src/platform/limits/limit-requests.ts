import type { Context, MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { FailureWatch } from '#platform/http/on-error.ts';
import type { RateLimitResult } from './db-rate-limiter.ts';
import type { LimitedAction, RateLimits } from './rate-limits.ts';

const WITH_SESSION = /^\/(?:api|auth|dl)\//;

/** Rejects requests from one address above the rate limit. */
export function limitAddresses(limits: RateLimits, action: LimitedAction): MiddlewareHandler<AppEnv> {
  return async function refuseFloods(context, next) {
    await consumeRateLimit(limits, action, context.get('clientAddress'));
    await next();
  };
}

/** Rejects requests of one user above the rate limit. */
export function limitUsers(limits: RateLimits, action: LimitedAction): MiddlewareHandler<AppEnv> {
  return async function refuseBusyPeople(context, next) {
    await consumeRateLimit(limits, action, context.get('principal').subject);
    await next();
  };
}

/** Rejects requests of one session above the rate limit, and sets the remaining number on each response. */
export function limitSessions(limits: RateLimits): MiddlewareHandler<AppEnv> {
  return function refuseBusySessions(context, next) {
    limitSession(limits, context);
    return next();
  };
}

/** Counts one request of the session. Throws 429 `rate_limited` if there have been too many. */
export function limitSession(limits: RateLimits, context: Context<AppEnv>): void {
  const { sessions } = limits;
  const allowance = sessions.consume(context.get('principal').sessionId);
  setLimitHeaders(context, sessions.rate.capacity, allowance);
  throwIfLimited(allowance);
}

/** Responds to requests without a session with 429 instead of 401 once an address sends too many of them. */
export function limitAnonymous(limits: RateLimits): FailureWatch {
  return async function refuseStrangers(error, context) {
    const isStranger = error instanceof ProblemError && error.code === 'unauthenticated';
    if (isStranger && WITH_SESSION.test(context.req.path))
      await consumeRateLimit(limits, 'anonymous', context.get('clientAddress'));
  };
}

/** Counts one event. Throws 429 `rate_limited`, with the time to wait, if there have been too many. */
export async function consumeRateLimit(limits: RateLimits, action: LimitedAction, who: string): Promise<void> {
  throwIfLimited(await limits.consume(action, who));
}

function throwIfLimited({ isLimited, resetMs }: RateLimitResult): void {
  if (isLimited) throw new ProblemError('rate_limited', { retryAfterSeconds: toSeconds(resetMs) });
}

function setLimitHeaders({ env }: Context<AppEnv>, limit: number, { remaining, resetMs }: RateLimitResult): void {
  env.outgoing.setHeader('ratelimit-limit', limit);
  env.outgoing.setHeader('ratelimit-remaining', remaining);
  env.outgoing.setHeader('ratelimit-reset', toSeconds(resetMs));
}

function toSeconds(durationMs: number): number {
  return Math.max(1, Math.ceil(durationMs / 1_000));
}
