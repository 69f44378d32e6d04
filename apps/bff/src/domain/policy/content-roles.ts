import { AUDIENCES, type Role } from '@rotunda/api-client/roles';

/** The roles that read what files hold, and search in it. The others read metadata. */
export const CONTENT_ROLES: readonly Role[] = AUDIENCES.reviewers;

/** Whether somebody may read what files hold. */
export function mayReadContent({ roles }: { roles: readonly Role[] }): boolean {
  return roles.some((role) => CONTENT_ROLES.includes(role));
}
