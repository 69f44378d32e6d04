import type { Principal } from '#domain/principal.ts';
import { ALERT_KINDS, type AlertKind, type KindAccess } from './alert-kinds.ts';
import type { IsAllowed } from './sources/alert-source.ts';

/** Whether a user may use rules of a kind and see their findings. */
export function canViewKind(principal: Principal, kind: AlertKind, isAllowed: IsAllowed): boolean {
  const { operationId, roles }: KindAccess = ALERT_KINDS[kind];
  if (roles && !principal.roles.some((role) => roles.includes(role))) return false;
  return operationId === undefined || isAllowed(principal, operationId);
}
