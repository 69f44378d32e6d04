import type { OwnOperation } from '@rotunda/api-client/own-operation';
import { ownOperations } from '@rotunda/api-client/own-operations';
import { ROLES } from '@rotunda/api-client/roles';
import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { RecentAuthCheck } from './require-recent-auth.ts';

type GuardedRoute = Pick<OwnOperation, 'method' | 'risk' | 'roles'> & { id: string; pattern: RegExp };

const all: readonly (readonly [string, OwnOperation])[] = Object.entries(ownOperations);
const guarded: readonly GuardedRoute[] = all
  .filter(([, { risk, roles }]) => risk === 'admin' || roles.length < ROLES.length)
  .map(([id, { method, path, risk, roles }]) => ({ id, method, risk, roles, pattern: toPattern(path) }));

/**
 * Lets requests to the console's own routes pass only for the roles of their traits; those with administrator rights also
 * need a recent proof of identity, and may be made as often as calls of high risk. It stands before the routes, so that
 * none can leave it out.
 */
export function guardOwnRoutes({
  proof,
  limits,
}: {
  proof: RecentAuthCheck;
  limits: RateLimits;
}): MiddlewareHandler<AppEnv> {
  return async function guardOwnRoute(context, next) {
    const { path } = context.req;
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const route = guarded.find((one) => one.method === method && one.pattern.test(path));
    if (!route) return next();
    const principal = context.get('principal');
    if (!principal.roles.some((role) => route.roles.includes(role))) {
      const detail = `This requires the ${route.roles.join(' or ')} role.`;
      throw new ProblemError('policy_denied', { detail, missing: { roles: [...route.roles] } });
    }
    if (route.risk === 'admin') {
      context.set('audited', { action: 'console.request', target: path, details: { operation: route.id } });
      proof.require(principal, route.id);
      await consumeRateLimit(limits, 'highRisk', principal.subject);
    }
    return next();
  };
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
