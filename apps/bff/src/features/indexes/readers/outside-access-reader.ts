import { getDomain, isInside } from '@rotunda/api-client/address-domain';
import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import { toEmailKey } from '#domain/email-key.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import { type IndexRow, NO_TIME } from '#features/indexes/store/row-store.ts';
import { toTitleKey } from '#features/indexes/store/title-key.ts';
import { type CrawledFile, crawledFile, type Permission, permission } from './crawled-file.ts';
import type { IndexReader, ReadContext } from './index-reader.ts';

type OutsideAccessRow = components['schemas']['OutsideAccessRow'];

const PERMISSION_FIELDS =
  'id,type,role,emailAddress,domain,allowFileDiscovery,expirationTime,deleted,permissionDetails(inherited)';

/** The placeholder for grantees without an address: anyone with the link, or anyone who finds the file. */
const ANYONE = 'anyone';

const file = crawledFile.pick({ version: true, permissions: true, hasAugmentedPermissions: true, capabilities: true });
type Shared = Pick<CrawledFile, 'permissions' | 'hasAugmentedPermissions' | 'capabilities'>;

const page = z.object({ permissions: z.array(permission).default([]), nextPageToken: z.string().optional() });

/** Access to files for anyone, and for users, groups and organisations outside the user's domain. */
export const outsideAccessReader: IndexReader = {
  operationId: 'drive.permissions.list',
  fileQuery: 'trashed = false',
  fileFields: `,version,hasAugmentedPermissions,owners(emailAddress),capabilities(canEdit,canReadRevisions),permissions(${PERMISSION_FIELDS})`,
  async evaluateCrawled(file, context) {
    const sharing = readCrawled(file);
    return Array.isArray(sharing) ? toRows(sharing, file, file.version, context) : sharing;
  },
  isUserIndependent: false,
  shouldRead: () => true,
  fixedTargets: [],
  // Sharing a file counts as a change. The interval catches expired access, which no change reports.
  staleAfterMs: 60 * 60_000,
  forbiddenMessage: 'You cannot view who has access to this file.',
  async read(request, target, context) {
    const { version, permissions } = await readSharing(request, target.id);
    return toRows(permissions, target, version, context);
  },
};

async function toRows(
  permissions: readonly Permission[],
  target: Target,
  version: string | undefined,
  { principal, paths }: Pick<ReadContext, 'principal' | 'paths'>,
): Promise<IndexRow[]> {
  const organisation = getDomain(principal.email);
  const outside = permissions.filter((one) => isDirectPermission(one) && isFromOutside(one, organisation));
  const path = outside.length === 0 ? undefined : await paths.find(target);
  return outside.map((one) => toRow(one, { target, version, path }));
}

/**
 * Returns the permissions that a listing reveals about a file. The listing omits them in a shared drive, where it reports if the
 * file has no permissions of its own, and if the user may not share the file. Returns undefined if there may be permissions that
 * the user may read.
 */
function readCrawled(file: Shared): Permission[] | 'refused' | undefined {
  const { permissions, hasAugmentedPermissions } = file;
  if (permissions) return permissions;
  if (hasAugmentedPermissions === false) return [];
  return isForWriter(file) ? undefined : 'refused';
}

async function readSharing(
  request: ExecuteCall,
  fileId: string,
): Promise<{ version: string | undefined; permissions: Permission[] }> {
  const capabilities = 'capabilities(canEdit,canReadRevisions)';
  const fields = `version,hasAugmentedPermissions,${capabilities},permissions(${PERMISSION_FIELDS})`;
  const params = { fileId, supportsAllDrives: true, fields };
  const found = file.parse(await request({ operationId: 'drive.files.get', params }));
  const { version } = found;
  const permissions = readCrawled(found);
  if (permissions === 'refused') throw new ProblemError('upstream_forbidden', { upstream: { status: 403 } });
  return { version, permissions: permissions ?? (await listPermissions(request, fileId)) };
}

/**
 * Whether the user has write access and may therefore read the permissions. A locked file cannot be edited, but its revisions can
 * be read.
 */
function isForWriter({ capabilities: { canEdit, canReadRevisions } }: Shared): boolean {
  return canEdit !== false || canReadRevisions !== false;
}

async function listPermissions(request: ExecuteCall, fileId: string): Promise<Permission[]> {
  const found: Permission[] = [];
  const fields = `permissions(${PERMISSION_FIELDS}),nextPageToken`;
  const pages = readPages(async (token) => {
    const params = {
      fileId,
      supportsAllDrives: true,
      pageSize: getMaxPageSize('drive.permissions.list'),
      fields,
      ...token,
    };
    return page.parse(await request({ operationId: 'drive.permissions.list', params }));
  });
  for await (const { permissions } of pages) found.push(...permissions);
  return found;
}

function isFromOutside(one: Permission, organisation: string): boolean {
  return one.type === 'anyone' || (getDomain(getGrantee(one)) !== '' && !isInside(getGrantee(one), organisation));
}

/** Whether the permission was granted on the file itself and can be removed. */
function isDirectPermission(one: Permission): boolean {
  const isFromAbove = one.permissionDetails.length > 0 && one.permissionDetails.every(({ inherited }) => inherited);
  return !isFromAbove && !one.deleted && one.role !== 'owner';
}

function getGrantee({ emailAddress, domain, type }: Permission): string {
  return emailAddress ?? domain ?? (type === 'anyone' ? ANYONE : '');
}

type RowContext = { target: Target; version: string | undefined; path: string[] | undefined };

function toRow(found: Permission, { target, version, path }: RowContext): IndexRow {
  const grantee = getGrantee(found);
  const body: OutsideAccessRow = {
    fileId: target.id,
    permissionId: found.id,
    title: target.title,
    ...(target.mimeType !== undefined && { mimeType: target.mimeType }),
    ...(path && { path }),
    ...(target.driveId !== undefined && { driveId: target.driveId }),
    ...(version !== undefined && { version }),
    type: getKind(found),
    ...(found.allowFileDiscovery && { isDiscoverable: true }),
    grantee,
    role: found.role,
    ...(found.expirationTime !== undefined && { expirationTime: found.expirationTime }),
  };
  return {
    row_id: `${target.id}/${found.id}`,
    title_key: toTitleKey(target.title),
    principal_email: toEmailKey(grantee),
    keywords: ` ${found.role} ${body.type} `,
    status: getDomain(grantee) || grantee,
    is_mine: 0,
    is_changed: 0,
    number: 0,
    due_at: found.expirationTime === undefined ? NO_TIME : Date.parse(found.expirationTime),
    created_at: 0,
    modified_at: target.modifiedAt ?? 0,
    drive_id: target.driveId ?? null,
    mime_type: target.mimeType ?? null,
    body: JSON.stringify(body),
  };
}

const KINDS: readonly OutsideAccessRow['type'][] = ['user', 'group', 'domain', 'anyone'];

function getKind({ type }: Permission): OutsideAccessRow['type'] {
  return KINDS.find((kind) => kind === type) ?? 'user';
}
