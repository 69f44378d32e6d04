import type { OwnOperation } from '@rotunda/api-client/own-operation';
import { ownOperations } from '@rotunda/api-client/own-operations';
import type { Role } from '@rotunda/api-client/roles';
import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { RecentAuthCheck } from './require-recent-auth.ts';

type GuardedRoute = { id: string; method: string; path: RegExp; roles: readonly Role[] };

const all: readonly (readonly [string, OwnOperation])[] = Object.entries(ownOperations);
const guarded: readonly GuardedRoute[] = all
  .filter(([, { risk }]) => risk === 'admin')
  .map(([id, { method, path, roles = [] }]) => ({ id, method, path: toPattern(path), roles }));

/**
 * Lets requests to the console's own routes with administrator rights pass only for their roles, with a recent proof of
 * identity, and as often as calls of high risk may be made. It stands before the routes, so that none can leave it out.
 */
export function guardOwnRoutes({
  proof,
  limits,
}: {
  proof: RecentAuthCheck;
  limits: RateLimits;
}): MiddlewareHandler<AppEnv> {
  return async function guardOwnRoute(context, next) {
    const { method, path } = context.req;
    const route = method === 'GET' ? undefined : guarded.find((one) => one.method === method && one.path.test(path));
    if (!route) return next();
    const principal = context.get('principal');
    if (!principal.roles.some((role) => route.roles.includes(role))) {
      const detail = `This is for the role ${route.roles.join(' or ')}.`;
      throw new ProblemError('policy_denied', { detail, missing: { roles: [...route.roles] } });
    }
    context.set('audited', { action: 'console.request', target: path, details: { operation: route.id } });
    proof.require(principal, route.id);
    await consumeRateLimit(limits, 'risky', principal.subject);
    return next();
  };
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
