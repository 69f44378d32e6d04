import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { globalError, type ServiceError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { isLargeTree } from '#drive/is-large-tree.ts';
import { findPermissionResource } from '#drive/permission-resource.ts';
import { requireItem } from '#items/items.ts';
import { parseExpiration } from './expiration.ts';
import { grantPermission } from './grant-permission.ts';
import { type Grantee, requireGrantee, requireType } from './grantee.ts';
import { notifySharing } from './notify-sharing.ts';
import { offerOwnership } from './offer-ownership.ts';
import { parseView, rejectReadOnlyMembers } from './permission-body.ts';
import { deleteProposalsFor } from './proposal-store.ts';
import { requireKnownRole } from './role-rules.ts';
import { requireSharing, requireSharingTarget, type SharingTarget } from './sharing-target.ts';
import { transferOwnership } from './transfer-ownership.ts';

type Context = OperationContext<'drive.permissions.create'>;
type Body = DriveSchemas['Permission'];

export const handler = operation(
  'drive.permissions.create',
  (context) => {
    const { params, db } = context;
    const body: Body = context.body ?? {};
    rejectReadOnlyMembers(body, []);
    const target = requireSharingTarget(context, params);
    const role = requireKnownRole(body.role);
    const isNotified = wantsNotification(context, body);
    if (!isNotified && params.emailMessage) throw unsentMessage();
    if (role !== 'owner') requireSharing(target);
    const grantee = requireGrantee(db, body, isNotified);
    if (role === 'owner') own(context, target, grantee, body);
    else share(context, target, grantee, { body, role, isNotified });
    // Sharing directly with a user resolves their access requests.
    if (grantee.type === 'user') deleteProposalsFor(db, target.item.number, grantee.grantee);
    const permission = findPermissionResource(db, requireItem(db, target.item.id), grantee.id);
    if (!permission) throw new Error('a permission that was granted is there');
    return permission;
  },
  { isBulkWrite: isLargeTree },
);

/** Whether the grantee gets an email: by default, users and groups do. Others never do. */
function wantsNotification({ params }: Context, body: Body): boolean {
  const type = requireType(body.type);
  if (type === 'user' || type === 'group') return params.sendNotificationEmail !== false;
  if (params.sendNotificationEmail === undefined) return false;
  const message = 'sendNotificationEmail is only allowed when sharing with people and groups.';
  throw globalError(400, 'badRequest', message, 'sendNotificationEmail');
}

function unsentMessage(): ServiceError {
  const message = 'emailMessage requires sendNotificationEmail.';
  return globalError(400, 'badRequest', message, 'emailMessage');
}

function own(context: Context, target: SharingTarget, grantee: Grantee, body: Body): void {
  if (body.expirationTime) throw globalError(403, 'cannotSetExpiration', 'The permission of the owner cannot expire.');
  if (!transferOwnership(context, target, grantee, context.params)) return;
  const message = context.params.emailMessage;
  notifySharing(context, target.item, grantee, { news: { kind: 'owned' }, message });
}

type Sharing = { body: Body; role: ReturnType<typeof requireKnownRole>; isNotified: boolean };

function share(context: Context, target: SharingTarget, grantee: Grantee, { body, role, isNotified }: Sharing): void {
  const isOffered = body.pendingOwner === true;
  if (isOffered) offerOwnership(context, target, grantee, role);
  else {
    const expiresAt = typeof body.expirationTime === 'string' ? parseExpiration(body.expirationTime) : null;
    const view = parseView(body.view, role);
    grantPermission(context, target, {
      grantee,
      role,
      expiresAt,
      view,
      allowDiscovery: body.allowFileDiscovery === true,
    });
  }
  if (!isNotified) return;
  const news = isOffered ? ({ kind: 'offered' } as const) : ({ kind: 'shared', role } as const);
  notifySharing(context, target.item, grantee, { news, message: context.params.emailMessage });
}
