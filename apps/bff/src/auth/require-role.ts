import type { Role } from '@rotunda/api-client/roles';
import type { Step } from '#http/in-order.ts';
import { ProblemError } from '#http/problem.ts';

/** Lets only people of one role pass. Sessions are checked before. */
export function requireRole(role: Role): Step {
  return function refuseOtherRoles(context) {
    if (!context.get('principal').roles.includes(role)) {
      throw new ProblemError('policy_denied', { detail: `This is for the role ${role}.`, missing: { roles: [role] } });
    }
  };
}
