import { operationQuery } from '#shared/api/operation-query.ts';
import type { StoredFile } from '#shared/files/file.ts';
import type { ListedFile } from './file-fields.ts';

/** Who has access to a folder, by the IDs of their permissions. */
export type FolderAccess = Pick<StoredFile, 'permissionIds'>;

/** Who has access to a folder, to compare what lies in it. */
export function folderAccessQuery(folderId: string) {
  return operationQuery('drive.files.get', { fileId: folderId, supportsAllDrives: true, fields: 'id,permissionIds' });
}

/**
 * Whether others have access to an item than to its folder: some besides, or not all of them. False where the service does not
 * tell. Another role of the same people is no difference.
 */
export function differsFromFolder(file: ListedFile, folder: FolderAccess | undefined): boolean {
  if (!folder) return false;
  if (file.inheritedPermissionsDisabled || file.hasAugmentedPermissions) return true;
  const [own, above] = [file.permissionIds, folder.permissionIds];
  if (!own || !above) return false;
  const known = new Set(above);
  return own.length !== above.length || own.some((id) => !known.has(id));
}
