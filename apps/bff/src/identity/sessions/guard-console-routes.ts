import type { OwnOperation } from '@rotunda/api-client/own-operation';
import { ownOperations } from '@rotunda/api-client/own-operations';
import { ROLES } from '@rotunda/api-client/roles';
import { Hono, type MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { RecentAuthCheck } from './require-recent-auth.ts';

type GuardedRoute = Pick<OwnOperation, 'method' | 'path' | 'risk' | 'roles'> & { id: string };

const all: readonly (readonly [string, OwnOperation])[] = Object.entries(ownOperations);
const guarded: readonly GuardedRoute[] = all
  .filter(([, { risk, roles }]) => risk === 'admin' || roles.length < ROLES.length)
  .map(([id, operation]) => ({ id, ...operation }));

/** The dependencies of the guard. */
type GuardDeps = { proof: RecentAuthCheck; limits: RateLimits };

/**
 * Restricts requests to the console's own routes below `base` to the roles in their traits. Routes with administrator rights also
 * require recent authentication and have the rate limit of high-risk calls. Mounted at `base` before the routes, so that none can
 * bypass it.
 */
export function guardConsoleRoutes(deps: GuardDeps, base: '/api' | '/auth'): Hono<AppEnv> {
  const guards = new Hono<AppEnv>();
  for (const route of guarded.filter(({ path }) => path.startsWith(`${base}/`))) {
    const path = route.path.slice(base.length).replaceAll(/\{(\w+)\}/g, ':$1');
    guards.on(route.method, path, guardRoute(deps, route));
  }
  return guards;
}

function guardRoute({ proof, limits }: GuardDeps, route: GuardedRoute): MiddlewareHandler<AppEnv> {
  return async function guardOwnRoute(context, next) {
    const { path } = context.req;
    const principal = context.get('principal');
    if (!principal.roles.some((role) => route.roles.includes(role))) {
      const detail = `Requires the ${route.roles.join(' or ')} role.`;
      throw new ProblemError('policy_denied', { detail, missing: { roles: [...route.roles] } });
    }
    if (route.risk === 'admin') {
      context.set('audited', () => ({ action: 'console.request', target: path, details: { operation: route.id } }));
      proof.require(principal);
      await consumeRateLimit(limits, 'highRisk', principal.subject);
    }
    return next();
  };
}
