import { z } from 'zod';
import type { Target } from '#features/indexes/store/index-target.ts';

/** A permission as returned by a listing or by `drive.permissions.list`. */
export const permission = z.object({
  id: z.string(),
  type: z.string().optional(),
  role: z.string().default(''),
  allowFileDiscovery: z.boolean().default(false),
  emailAddress: z.string().optional(),
  domain: z.string().optional(),
  expirationTime: z.string().optional(),
  deleted: z.boolean().default(false),
  permissionDetails: z.array(z.object({ inherited: z.boolean().default(false) })).default([]),
});
export type Permission = z.infer<typeof permission>;

/** A file in a listing or in the change feed. Fields that only some indexes request are optional. */
export const crawledFile = z.object({
  id: z.string(),
  name: z.string().default(''),
  mimeType: z.string().optional(),
  driveId: z.string().optional(),
  parents: z.array(z.string()).optional(),
  modifiedTime: z.string().optional(),
  sharedWithMeTime: z.string().optional(),
  viewedByMeTime: z.string().optional(),
  trashed: z.boolean().optional(),
  version: z.string().optional(),
  hasAugmentedPermissions: z.boolean().optional(),
  owners: z.array(z.object({ emailAddress: z.string().optional() })).optional(),
  permissions: z.array(permission).optional(),
  capabilities: z
    .object({
      canShare: z.boolean().optional(),
      canEdit: z.boolean().optional(),
      canReadRevisions: z.boolean().optional(),
    })
    .default({}),
});

/** A listed file, with the fields that targets do not store. Times are Unix milliseconds. */
export type CrawledFile = Target &
  Pick<z.infer<typeof crawledFile>, 'version' | 'hasAugmentedPermissions' | 'permissions' | 'capabilities'> & {
    sharedAt: number | undefined;
    /** The address of the owner. Undefined if not requested, and in shared drives. */
    ownerEmail: string | undefined;
    /** When the file was last modified, shared with the user, or viewed by the user. */
    recentAt: number | undefined;
  };

/** The fields that every index requests. */
export const FILE_FIELDS = 'id,name,mimeType,driveId,parents,modifiedTime,sharedWithMeTime,viewedByMeTime,trashed';

export function toCrawledFile(file: z.infer<typeof crawledFile>): CrawledFile {
  const { id, name, mimeType, driveId, parents, version, hasAugmentedPermissions, permissions, capabilities } = file;
  const modifiedAt = toTime(file.modifiedTime);
  const sharedAt = toTime(file.sharedWithMeTime);
  const times = [modifiedAt, sharedAt, toTime(file.viewedByMeTime)].filter((time) => time !== undefined);
  return {
    id,
    title: name,
    mimeType,
    driveId,
    parentId: parents?.[0],
    modifiedAt,
    sharedAt,
    version,
    hasAugmentedPermissions,
    permissions,
    capabilities,
    ownerEmail: file.owners?.[0]?.emailAddress,
    recentAt: times.length === 0 ? undefined : Math.max(...times),
  };
}

function toTime(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
