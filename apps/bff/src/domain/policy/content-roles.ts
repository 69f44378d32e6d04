import type { Role } from '@rotunda/api-client/roles';
import { selectRoles } from '@rotunda/api-client/select-roles';

/** The roles that read what files hold, and search in it. The others read metadata. */
export const CONTENT_ROLES = selectRoles({ operator: true, reviewer: true, support: false });

/** Whether somebody may read what files hold. */
export function mayReadContent({ roles }: { roles: readonly Role[] }): boolean {
  return roles.some((role) => CONTENT_ROLES.includes(role));
}
