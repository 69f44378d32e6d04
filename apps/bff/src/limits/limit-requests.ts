import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import type { LimitedThing, RateLimits } from './rate-limits.ts';
import type { Allowance } from './shared-counter.ts';

/** Refuses more requests from one address than the limit allows. */
export function limitAddresses(limits: RateLimits, thing: LimitedThing): MiddlewareHandler<AppEnv> {
  return async function refuseFloods(context, next) {
    await take(limits, thing, context.get('clientAddress'));
    await next();
  };
}

/** Refuses more requests of one person than the limit allows. */
export function limitPeople(limits: RateLimits, thing: LimitedThing): MiddlewareHandler<AppEnv> {
  return async function refuseBusyPeople(context, next) {
    await take(limits, thing, context.get('principal').subject);
    await next();
  };
}

/** Refuses more requests of one session than the limit allows, and says on each answer what is left. */
export function limitSessions(limits: RateLimits): MiddlewareHandler<AppEnv> {
  return async function refuseBusySessions(context, next) {
    const allowance = await limits.consume('session', context.get('principal').sessionId);
    tell(context, limits.points.session, allowance);
    refuseIfSpent(allowance);
    await next();
  };
}

/** Answers requests without a session with 429 instead of 401 once an address sends too many of them. */
export function limitStrangers(limits: RateLimits): MiddlewareHandler<AppEnv> {
  return async function refuseStrangers(context, next) {
    await next();
    const isStranger = context.error instanceof ProblemError && context.error.code === 'unauthenticated';
    if (isStranger) await take(limits, 'stranger', context.get('clientAddress'));
  };
}

/** Counts one event; throws 429 `rate_limited`, with the time to wait, when there have been too many. */
export async function take(limits: RateLimits, thing: LimitedThing, who: string): Promise<void> {
  refuseIfSpent(await limits.consume(thing, who));
}

function refuseIfSpent({ isSpent, resetMs }: Allowance): void {
  if (isSpent) throw new ProblemError('rate_limited', { retryAfterSeconds: toSeconds(resetMs) });
}

function tell({ env }: Context<AppEnv>, points: number, { remaining, resetMs }: Allowance): void {
  env.outgoing.setHeader('ratelimit-limit', points);
  env.outgoing.setHeader('ratelimit-remaining', remaining);
  env.outgoing.setHeader('ratelimit-reset', toSeconds(resetMs));
}

function toSeconds(durationMs: number): number {
  return Math.max(1, Math.ceil(durationMs / 1_000));
}
