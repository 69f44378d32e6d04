import type { OperationId } from '@rotunda/api-client/operations';
import { AUDIENCES, type Role } from '@rotunda/api-client/roles';
import { REVIEWING_ROLES } from './role-groups.ts';
import { roleNames } from './role-names.ts';
import { mayCall } from './session.ts';
import type { Session } from './session-info.ts';

/**
 * Why a person cannot do something by their role, permissions or the service, in one sentence; undefined when they can. `doing` is what
 * they would do, such as `Sharing`. The BFF decides; this explains in advance, and names the roles that it is for.
 */
export function roleRefusal(
  session: Session,
  operationId: OperationId,
  doing: string,
  roles: readonly Role[] = AUDIENCES.operators,
): string | undefined {
  if (mayCall(session, operationId)) return undefined;
  if (session.notOffered.has(operationId)) return `${doing} is not offered by this service.`;
  // Nobody else can change that: permissions are granted by the person, at sign-in.
  if (session.roles.some((role) => roles.includes(role)))
    return `${doing} requires a permission that was not granted when you signed in.`;
  return otherRole(session, doing, roles);
}

/** Why a person may not read the content of files, in one sentence; undefined when they may. */
export function contentRefusal(session: Session): string | undefined {
  return roleRefusal(session, 'drive.files.download', 'Viewing content', REVIEWING_ROLES);
}

/** What is for other roles than the person has, and who can change that. */
export function otherRole(session: Session, doing: string, roles: readonly Role[] = AUDIENCES.operators): string {
  return `${doing} requires the ${roleNames(roles)} role. Your role is ${roleNames(session.roles)}; ask an operator for access.`;
}
