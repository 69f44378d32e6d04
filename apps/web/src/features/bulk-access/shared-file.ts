import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { PERMISSION_FIELDS } from '#shared/permissions/permission.ts';

/** The fields of an item that are needed to determine its access. */
export type SharedFile = Pick<
  DriveSchemas['File'],
  'id' | 'name' | 'mimeType' | 'driveId' | 'ownedByMe' | 'hasAugmentedPermissions' | 'capabilities' | 'permissions'
>;

/** The field mask for `SharedFile`. */
export const SHARED_FILE_FIELDS = `id,name,mimeType,driveId,ownedByMe,hasAugmentedPermissions,capabilities(canShare),permissions(${PERMISSION_FIELDS})`;

/** The items whose access changes: a selection, with or without the contents of selected folders, or all items of a user. */
export type AccessScope =
  | { kind: 'items'; items: readonly Pick<SharedFile, 'id' | 'name' | 'mimeType'>[]; isDeep: boolean }
  | { kind: 'person'; email: string };
