import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { findPermissionResource } from '#drive/permission-resource.ts';
import { insufficientPermissions } from '#drive/require-item.ts';
import { type ItemRole, toRank } from '#items/item-role.ts';
import { requireItem, touchItem } from '#items/items.ts';
import { toAnyoneId } from '#items/permissions.ts';
import { parseExpiration, requireExpirable } from './expiration.ts';
import { type Grant, grantPermission } from './grant-permission.ts';
import { notifySharing } from './notify-sharing.ts';
import { offerOwnership } from './offer-ownership.ts';
import { parseView, rejectReadOnlyMembers } from './permission-body.ts';
import { inheritedPermissionError, type PermissionTarget, requirePermission } from './permission-target.ts';
import { requireKnownRole } from './role-rules.ts';
import { requireSharing, requireSharingTarget, type SharingTarget } from './sharing-target.ts';
import { transferOwnership } from './transfer-ownership.ts';

type Context = OperationContext<'drive.permissions.update'>;
type Body = DriveSchemas['Permission'];

export const handler = operation(
  'drive.permissions.update',
  (context) => {
    const { params, db, caller } = context;
    const body: Body = context.body ?? {};
    rejectReadOnlyMembers(body, ['type', 'emailAddress', 'domain']);
    const target = requireSharingTarget(context, params);
    // The designated owner does not need the right to share.
    if (params.permissionId !== caller.permissionId) requireSharing(target);
    const named = requirePermission(db, target.item, params.permissionId);
    const role = body.role === undefined ? named.permission.role : requireKnownRole(body.role);
    const id = role === 'owner' ? own(context, target, named, body) : change(context, target, named, { body, role });
    const permission = findPermissionResource(db, requireItem(db, target.item.id), id);
    if (!permission) throw new Error('a permission that was changed is there');
    return permission;
  },
  { isBulkWrite: isLargeTree },
);

/** Makes the grantee the owner, unless they already are. Returns the ID of the permission. */
function own(context: Context, target: SharingTarget, { own: stored, grantee }: PermissionTarget, body: Body): string {
  const { item } = target;
  if (stored?.role === 'owner') {
    requireSharing(target);
    if (body.expirationTime) checkExpiration(context, target, stored, body.expirationTime);
    return grantee.id;
  }
  if (transferOwnership(context, target, grantee, context.params)) {
    notifySharing(context, item, grantee, { news: { kind: 'owned' }, message: undefined });
  }
  return grantee.id;
}

function checkExpiration({ clock }: Context, { item }: SharingTarget, grant: Pick<Grant, 'role'>, text: string): void {
  requireExpirable(item, { type: 'user', role: grant.role, expiresAt: parseExpiration(text) }, clock.nowMs());
}

type Change = { body: Body; role: ItemRole };

/** Changes the item's own grant. Returns the ID of the permission, which encodes whether the item is discoverable. */
function change(context: Context, target: SharingTarget, named: PermissionTarget, { body, role }: Change): string {
  const { own: stored, grantee, inheritedRole } = named;
  if (body.pendingOwner === false && stored?.pendingOwner && Object.keys(body).length === 1) {
    return declineOwnership(context, target, named);
  }
  requireSharing(target);
  if (inheritedRole && toRank(role) < toRank(inheritedRole)) throw inheritedPermissionError(target.item);
  if (!stored && role === inheritedRole) {
    if (changesMoreThanRole(context, body)) throw inheritedPermissionError(target.item);
    return grantee.id;
  }
  if (body.pendingOwner) {
    offerOwnership(context, target, grantee, role);
    notifySharing(context, target.item, grantee, { news: { kind: 'offered' }, message: undefined });
    return grantee.id;
  }
  const allowDiscovery = body.allowFileDiscovery ?? stored?.allowDiscovery === 1;
  const id = grantee.type === 'anyone' ? toAnyoneId(allowDiscovery) : grantee.id;
  const pendingOwner = body.pendingOwner === undefined && role === 'writer' && stored?.pendingOwner === 1;
  grantPermission(context, target, {
    grantee: { ...grantee, id },
    role,
    allowDiscovery,
    pendingOwner,
    expiresAt: toExpiration(context, named, body),
    view: body.view === undefined ? (stored?.view ?? null) : parseView(body.view, role),
  });
  return id;
}

function changesMoreThanRole({ params }: Context, body: Body): boolean {
  const { expirationTime, allowFileDiscovery, pendingOwner, view } = body;
  return params.removeExpiration === true || [expirationTime, allowFileDiscovery, pendingOwner, view].some(Boolean);
}

function toExpiration({ params }: Context, { own: stored }: PermissionTarget, body: Body): number | null {
  if (params.removeExpiration) {
    if (!body.expirationTime) return null;
    throw globalError(
      400,
      'badRequest',
      'An expiration cannot be set and removed at the same time.',
      'removeExpiration',
    );
  }
  return typeof body.expirationTime === 'string' ? parseExpiration(body.expirationTime) : (stored?.expiresAt ?? null);
}

/** Both the owner and the designated owner may cancel the offer. */
function declineOwnership(context: Context, target: SharingTarget, { own: stored, grantee }: PermissionTarget): string {
  const { caller } = context;
  if (target.role !== 'owner' && stored?.grantee !== caller.accountId) throw insufficientPermissions();
  const { db, clock } = context;
  db.run('UPDATE permissions SET pending_owner = 0 WHERE item_number = ? AND id = ?', target.item.number, grantee.id);
  touchItem(db, target.item, { changedAt: clock.nowMs() });
  return grantee.id;
}
