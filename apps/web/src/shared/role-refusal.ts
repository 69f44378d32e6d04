import type { OperationId } from '@rotunda/api-client/operations';
import { mayCall, type Role, type Session } from './session.ts';

/**
 * Why a person's role does not let them do something, in one sentence; undefined when it does. `doing` is what they would
 * do, such as `Sharing`. The BFF decides; this explains in advance, and names the roles that it is for.
 */
export function roleRefusal(
  session: Session,
  operationId: OperationId,
  doing: string,
  roles: readonly Role[] = ['operator'],
): string | undefined {
  if (mayCall(session, operationId)) return undefined;
  return `${doing} is for the role ${roles.join(' or ')}; yours is ${session.roles.join(', ')}. An operator can change that.`;
}
