import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api.ts';
import { countOf } from '#shared/format/count.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import type { Permission } from '#shared/permissions/permission.ts';

type ListedFile = DriveSchemas['File'];

/** Access that somebody outside the organisation has to a file, given on the file itself. */
export type OutsideGrant = {
  fileId: string;
  fileName: string;
  fileVersion: string | undefined;
  permissionId: string;
  /** An address, or a domain. */
  grantee: string;
  role: string | undefined;
  expirationTime: string | undefined;
};

/** How far a sweep has come. */
export type Sweep = {
  looked: number;
  /** Files that do not tell the person who has access. */
  untold: number;
  grants: readonly OutsideGrant[];
};

const PERMISSION_FIELDS = 'id,type,role,emailAddress,domain,expirationTime,deleted,permissionDetails(inherited)';
const PAGE_SIZE = 100; // The most that the service lists with permissions.

/**
 * Looks at the sharing of every file that the person can find, for people, groups and organisations that are not of the
 * organisation with this domain. Passes on how far it is after each page of files.
 */
export async function* sweepOutside(ownDomain: string, signal: AbortSignal): AsyncGenerator<Sweep> {
  const members = new Map<string, Promise<ReadonlySet<string>>>();
  let sweep: Sweep = { looked: 0, untold: 0, grants: [] };
  for await (const { files = [] } of api.pages('drive.files.list', LIST, { signal })) {
    const found = await Promise.all(files.map((file) => readSharing(file, members, signal)));
    const grants = found.flatMap((permissions, index) => toGrants(files[index], permissions ?? [], ownDomain));
    sweep = {
      looked: sweep.looked + files.length,
      untold: sweep.untold + found.filter((permissions) => permissions === undefined).length,
      grants: [...sweep.grants, ...grants],
    };
    yield sweep;
  }
}

/** Names a grant among all. */
export function grantId({ fileId, permissionId }: Pick<OutsideGrant, 'fileId' | 'permissionId'>): string {
  return `${fileId} ${permissionId}`;
}

/** The job that takes such access away; it can be undone. */
export function toRemovalJob(grants: readonly OutsideGrant[]): JobDraft {
  return {
    title: `Remove access from outside: ${countOf(grants.length, 'entry')}`,
    operationId: 'drive.permissions.delete',
    items: grants.map(({ fileId, fileName, fileVersion, permissionId, grantee }) => ({
      id: grantId({ fileId, permissionId }),
      label: `${fileName}, ${grantee}`.slice(0, 300),
      params: { fileId, permissionId, supportsAllDrives: true },
      ...(fileVersion !== undefined && { stamp: fileVersion }),
    })),
  };
}

const LIST = {
  q: 'trashed = false',
  corpora: 'allDrives',
  includeItemsFromAllDrives: true,
  supportsAllDrives: true,
  pageSize: PAGE_SIZE,
  fields: `nextPageToken,files(id,name,version,driveId,permissionIds,permissions(${PERMISSION_FIELDS}))`,
} as const;

/** The permissions of a file; undefined when they are not told. */
async function readSharing(
  { id = '', driveId, permissions, permissionIds }: ListedFile,
  members: Map<string, Promise<ReadonlySet<string>>>,
  signal: AbortSignal,
): Promise<readonly Permission[] | undefined> {
  if (permissions) return permissions;
  if (driveId === undefined || !permissionIds) return undefined;
  // Lists leave out the permissions of what lies in shared drives: only what has more than the members is asked for.
  const known = members.get(driveId) ?? listPermissions(driveId, signal).then(toIds, () => new Set<string>());
  members.set(driveId, known);
  const ids = await known;
  if (permissionIds.every((permissionId) => ids.has(permissionId))) return [];
  return listPermissions(id, signal).catch(() => undefined);
}

async function listPermissions(fileId: string, signal: AbortSignal): Promise<readonly Permission[]> {
  const params = { fileId, supportsAllDrives: true, fields: `nextPageToken,permissions(${PERMISSION_FIELDS})` };
  const permissions: Permission[] = [];
  for await (const permission of api.items('drive.permissions.list', params, { signal })) permissions.push(permission);
  return permissions;
}

function toIds(permissions: readonly Permission[]): ReadonlySet<string> {
  return new Set(permissions.flatMap(({ id }) => id ?? []));
}

function toGrants(file: ListedFile | undefined, permissions: readonly Permission[], ownDomain: string): OutsideGrant[] {
  return permissions.flatMap((permission) => {
    const { id, emailAddress, domain, role, expirationTime, deleted, permissionDetails = [] } = permission;
    const grantee = emailAddress ?? domain;
    const isFromAbove = permissionDetails.length > 0 && permissionDetails.every(({ inherited }) => inherited);
    if (!(file?.id && id && grantee) || isFromAbove || deleted || role === 'owner') return [];
    if (grantee.split('@').at(-1)?.toLowerCase() === ownDomain.toLowerCase()) return [];
    const { id: fileId, name: fileName = fileId, version: fileVersion } = file;
    return [{ fileId, fileName, fileVersion, permissionId: id, grantee, role, expirationTime }];
  });
}
