import { AUDIENCES, type Role } from '@rotunda/api-client/roles';

/** The roles that may read and search the content of files. The other roles read metadata only. */
export const CONTENT_ROLES: readonly Role[] = AUDIENCES.reviewers;

/** Whether a user may read the content of files. */
export function canReadContent({ roles }: { roles: readonly Role[] }): boolean {
  return roles.some((role) => CONTENT_ROLES.includes(role));
}
