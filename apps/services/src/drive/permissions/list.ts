import { operation } from '#core/operation.ts';
import { PageTokens } from '#core/page-token.ts';
import { invalidParameter } from '#core/service-error.ts';
import { listPermissionResources } from '#drive/permission-resource.ts';
import { requireReadable, requireRole, supportsAllDrives } from '#drive/require-item.ts';

const MAX_PAGE_SIZE = 100;

export const handler = operation('drive.permissions.list', (context) => {
  const { params, db, caller } = context;
  const { item, role } = requireReadable(context, params.fileId, { allDrives: supportsAllDrives(params) });
  requireRole(role, 'writer');
  if (params.pageSize !== undefined && params.pageSize < 1) throw invalidParameter('pageSize');
  const tokens = new PageTokens(db, { id: 'drive.permissions.list', service: 'drive' }, [caller.accountId, item.id]);
  const all = listPermissionResources(db, item);
  const limit = Math.min(params.pageSize ?? (item.driveId === null ? all.length : MAX_PAGE_SIZE), MAX_PAGE_SIZE);
  const [start = 0] = tokens.read(params.pageToken) ?? [];
  const end = Number(start) + Math.max(limit, 1);
  return {
    kind: 'drive#permissionList',
    permissions: all.slice(Number(start), end),
    ...(end < all.length && { nextPageToken: tokens.write([end]) }),
  };
});
