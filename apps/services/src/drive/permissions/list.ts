import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { listPermissionResources, PUBLISHED_VIEW } from '#drive/permission-resource.ts';
import { requireRole } from '#drive/require-item.ts';
import { requireSharingTarget } from './sharing-target.ts';

export const handler = operation('drive.permissions.list', (context) => {
  const { params, db, caller } = context;
  const { item, role } = requireSharingTarget(context, params);
  requireRole(role, 'writer');
  const includesPublishedView = params.includePermissionsForView === PUBLISHED_VIEW;
  const filter = [caller.accountId, item.id, includesPublishedView];
  const tokens = new PageTokens(db, { id: 'drive.permissions.list', service: 'drive' }, filter);
  const all = listPermissionResources(db, item, { includesPublishedView });
  const isWhole = params.pageSize === undefined && item.driveId === null;
  const limit = isWhole ? all.length : getPageSize('drive.permissions.list', params.pageSize);
  const [start = 0] = tokens.read(params.pageToken) ?? [];
  const end = Number(start) + Math.max(limit, 1);
  return {
    kind: 'drive#permissionList',
    permissions: all.slice(Number(start), end),
    ...(end < all.length && { nextPageToken: tokens.write([end]) }),
  };
});
