import { operationQuery } from '#shared/api/operation-query.ts';
import type { StoredFile } from '#shared/files/file.ts';
import type { ListedFile } from './file-fields.ts';

/** The access to a folder, by permission IDs. */
export type FolderAccess = Pick<StoredFile, 'permissionIds'>;

/** Returns the query of a folder's access, for comparison with its contents. */
export function folderAccessQuery(folderId: string) {
  return operationQuery('drive.files.get', { fileId: folderId, supportsAllDrives: true, fields: 'id,permissionIds' });
}

/**
 * Reports whether an item's access differs from its folder's access: additional people, or fewer. Returns false if the service
 * does not provide it. A different role of the same people is not a difference.
 */
export function hasDifferentAccess(file: ListedFile, folder: FolderAccess | undefined): boolean {
  if (!folder) return false;
  if (file.inheritedPermissionsDisabled || file.hasAugmentedPermissions) return true;
  const [own, above] = [file.permissionIds, folder.permissionIds];
  if (!own || !above) return false;
  const known = new Set(above);
  return own.length !== above.length || own.some((id) => !known.has(id));
}
