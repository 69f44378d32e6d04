import { notFound } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { findPermissionResource } from '#drive/permission-resource.ts';
import { requireRole } from '#drive/require-item.ts';
import { requireSharingTarget } from './sharing-target.ts';

export const handler = operation('drive.permissions.get', (context) => {
  const { params, db, caller } = context;
  const { item, role } = requireSharingTarget(context, params);
  // All users may read their own permission.
  if (params.permissionId !== caller.permissionId) requireRole(role, 'writer');
  const permission = findPermissionResource(db, item, params.permissionId);
  if (!permission) throw notFound('Permission', params.permissionId, 'permissionId');
  return permission;
});
