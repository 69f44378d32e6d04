import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { api } from '#shared/api/api.ts';
import { PERMISSION_FIELDS, type Permission } from '#shared/permissions/permission.ts';
import type { SharedFile } from './shared-file.ts';

/**
 * Returns all permissions of an item. Returns undefined if the user cannot change them. Items in shared drives do not include
 * their permissions; requests them if an item has permissions of its own.
 */
export async function readPermissions(
  { id = '', permissions, hasAugmentedPermissions, driveId, capabilities }: SharedFile,
  signal: AbortSignal,
): Promise<readonly Permission[] | undefined> {
  if (capabilities?.canShare === false) return undefined;
  if (permissions) return permissions;
  if (hasAugmentedPermissions === false && driveId !== id) return [];
  const params = {
    fileId: id,
    supportsAllDrives: true,
    pageSize: getMaxPageSize('drive.permissions.list'),
    fields: `nextPageToken,permissions(${PERMISSION_FIELDS})`,
  };
  const found: Permission[] = [];
  for await (const permission of api.items('drive.permissions.list', params, { signal })) found.push(permission);
  return found;
}
