import { isOutside } from '@rotunda/api-client/address-domain';
import { getGranteeName, getRoleName, isInherited, type Permission } from '#shared/permissions/permission.ts';
import type { AccessAction, AccessSubject } from './access-action.ts';
import { findAccessSkipReason } from './access-skip-reason.ts';
import type { AccessOfFile } from './read-shared-files.ts';
import type { SharedFile } from './shared-file.ts';

/** A permission to change, with a description of the result. */
export type PlannedChange = { file: SharedFile; permission: Permission; who: string; effect: string };
/** Access that will not change, with the reason. */
export type SkippedAccess = { title: string; who: string | undefined; reason: string };
/** The preview of a change, before it is made. `isCut` is whether there are items beyond its limit. */
export type AccessPlan = { changes: PlannedChange[]; skipped: SkippedAccess[]; itemCount: number; isCut: boolean };

const CANNOT_SHARE = 'You cannot change who has access.';

/** Returns an empty plan. */
export function createEmptyPlan(): AccessPlan {
  return { changes: [], skipped: [], itemCount: 0, isCut: false };
}

/** Adds the effect of a change on one item to a plan. */
export function planFile(
  plan: AccessPlan,
  { file, permissions, problem }: AccessOfFile,
  of: AccessSubject,
  action: AccessAction,
) {
  plan.itemCount += 1;
  const title = file.name ?? file.id ?? '';
  if (!permissions) {
    plan.skipped.push({ title, who: undefined, reason: problem ?? CANNOT_SHARE });
    return;
  }
  for (const permission of permissions.filter((one) => isAffected(one, of))) {
    const who = getGranteeName(permission);
    const reason = findAccessSkipReason(file, permission, action);
    if (reason === undefined) plan.changes.push({ file, permission, who, effect: getEffect(permission, action) });
    else if (reason !== 'nothing') plan.skipped.push({ title, who, reason });
  }
}

function isAffected(permission: Permission, of: AccessSubject): boolean {
  const { emailAddress, domain, type, deleted, role } = permission;
  if (deleted) return false;
  const address = emailAddress ?? domain;
  switch (of.kind) {
    case 'person':
      return emailAddress?.toLowerCase() === of.email.trim().toLowerCase();
    case 'outside':
      return role !== 'owner' && (type === 'anyone' || (address !== undefined && isOutside(address, of.organisation)));
    case 'all':
      return role !== 'owner' && !isInherited(permission);
  }
}

function getEffect({ role, expirationTime }: Permission, action: AccessAction): string {
  switch (action.kind) {
    case 'expire':
      return `${getRoleName(role)}, ${expirationTime === undefined ? 'set expiry' : 'change expiry'}`;
    case 'keep':
      return `${getRoleName(role)}, remove expiry`;
    case 'role':
      return `${getRoleName(role)} → ${getRoleName(action.role)}`;
    case 'remove':
      return `${getRoleName(role)} → no access`;
    case 'handOver':
      return `Owner → ${action.email}`;
  }
}
