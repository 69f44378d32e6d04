import type { Role } from '@rotunda/api-client/roles';
import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';

/** Lets only people of one role pass. Sessions are checked before. */
export function requireRole(role: Role): MiddlewareHandler<AppEnv> {
  return async function refuseOtherRoles(context, next) {
    if (!context.get('principal').roles.includes(role)) {
      throw new ProblemError('policy_denied', { detail: `This is for the role ${role}.`, missing: { roles: [role] } });
    }
    await next();
  };
}
