import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { PERMISSION_FIELDS } from '#shared/permissions/permission.ts';

/** What is read of an item to say who can do what with it. */
export type SharedFile = Pick<
  DriveSchemas['File'],
  'id' | 'name' | 'mimeType' | 'driveId' | 'ownedByMe' | 'hasAugmentedPermissions' | 'capabilities' | 'permissions'
>;

/** The field mask of that. */
export const SHARED_FILE_FIELDS = `id,name,mimeType,driveId,ownedByMe,hasAugmentedPermissions,capabilities(canShare),permissions(${PERMISSION_FIELDS})`;

/** What items are of which access is changed: some, with or without what folders among them hold, or all of a person. */
export type AccessScope =
  | { kind: 'items'; items: readonly Pick<SharedFile, 'id' | 'name' | 'mimeType'>[]; isDeep: boolean }
  | { kind: 'person'; email: string };
