import type { OperationId } from '@rotunda/api-client/operations';
import { AUDIENCES, type Role } from '@rotunda/api-client/roles';
import { REVIEWING_ROLES } from './role-groups.ts';
import { formatRoleNames } from './role-names.ts';
import { canCall } from './session.ts';
import type { Session } from './session-info.ts';

/**
 * Returns in one sentence why the user cannot do something by role, permissions or service. Returns undefined if they can.
 * `doing` is the action, such as `Sharing`. The BFF decides; this explains it in advance and names the required roles.
 */
export function roleRefusal(
  session: Session,
  operationId: OperationId,
  doing: string,
  roles: readonly Role[] = AUDIENCES.operators,
): string | undefined {
  if (canCall(session, operationId)) return undefined;
  if (session.notOffered.has(operationId)) return `${doing} is not offered by this service.`;
  // Nobody else can change this, because users grant permissions themselves at sign-in.
  if (session.roles.some((role) => roles.includes(role)))
    return `${doing} requires a permission that was not granted when you signed in.`;
  return describeMissingRole(session, doing, roles);
}

/** Returns in one sentence why the user may not read the content of files. Returns undefined if they may. */
export function contentRefusal(session: Session): string | undefined {
  return roleRefusal(session, 'drive.files.download', 'Viewing content', REVIEWING_ROLES);
}

/** Describes which other roles are required, and who can assign them. */
export function describeMissingRole(
  session: Session,
  doing: string,
  roles: readonly Role[] = AUDIENCES.operators,
): string {
  return `${doing} requires the ${formatRoleNames(roles)} role. Your role is ${formatRoleNames(session.roles)}; ask an operator for access.`;
}
