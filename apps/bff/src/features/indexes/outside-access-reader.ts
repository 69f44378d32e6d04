import { domainOf, isInside } from '@rotunda/api-client/address-domain';
import type { components } from '@rotunda/api-client/bff-types';
import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import { toEmailKey } from '#domain/email-key.ts';
import { ProblemError } from '#domain/problem.ts';
import type { IndexReader } from './index-reader.ts';
import type { ExecuteCall, Target } from './index-target.ts';
import { type IndexRow, NO_TIME } from './row-store.ts';
import { toTitleKey } from './title-key.ts';

type OutsideAccessRow = components['schemas']['OutsideAccessRow'];

const PERMISSION_FIELDS = 'id,role,emailAddress,domain,expirationTime,deleted,permissionDetails(inherited)';

const permission = z.object({
  id: z.string(),
  role: z.string().default(''),
  emailAddress: z.string().optional(),
  domain: z.string().optional(),
  expirationTime: z.string().optional(),
  deleted: z.boolean().default(false),
  permissionDetails: z.array(z.object({ inherited: z.boolean().default(false) })).default([]),
});
const file = z.object({
  version: z.string().optional(),
  permissions: z.array(permission).optional(),
  hasAugmentedPermissions: z.boolean().optional(),
  capabilities: z.object({ canEdit: z.boolean().optional(), canReadRevisions: z.boolean().optional() }).optional(),
});
const page = z.object({ permissions: z.array(permission).default([]), nextPageToken: z.string().optional() });

type Permission = z.infer<typeof permission>;

/** Access that people, groups and organisations have to files whose domain is not that of the person, by name. */
export const outsideAccessReader: IndexReader = {
  operationId: 'drive.permissions.list',
  fileQuery: 'trashed = false',
  takes: () => true,
  fixedTargets: [],
  // Sharing a file counts as a change of it: this is for access that runs out, which nothing tells of.
  staleAfterMs: 60 * 60_000,
  refusal: 'You cannot view who has access to this file.',
  async read(request, target, { principal, paths }) {
    const { version, permissions } = await readSharing(request, target.id);
    const organisation = domainOf(principal.email);
    const outside = permissions.filter((one) => isGivenHere(one) && !isInside(granteeOf(one), organisation));
    const path = outside.length === 0 ? undefined : await paths.find(target);
    return outside.map((one) => toRow(one, { target, version, path }));
  },
};

/**
 * What is given on a file. The file mostly tells it all: it leaves its permissions out where it lies in a shared drive, which
 * it tells has given it none of its own, and where the person may not share it. They are asked for where there may be some,
 * and the person may read them.
 */
async function readSharing(
  request: ExecuteCall,
  fileId: string,
): Promise<{ version: string | undefined; permissions: Permission[] }> {
  const capabilities = 'capabilities(canEdit,canReadRevisions)';
  const fields = `version,hasAugmentedPermissions,${capabilities},permissions(${PERMISSION_FIELDS})`;
  const params = { fileId, supportsAllDrives: true, fields };
  const found = file.parse(await request({ operationId: 'drive.files.get', params }));
  const { version, permissions, hasAugmentedPermissions } = found;
  if (permissions) return { version, permissions };
  if (hasAugmentedPermissions === false) return { version, permissions: [] };
  if (!isForWriter(found)) throw new ProblemError('upstream_forbidden', { upstream: { status: 403 } });
  return { version, permissions: await listPermissions(request, fileId) };
}

/** Whether the person writes the file, and so may read its permissions. One that is locked cannot be edited, but has a history. */
function isForWriter({ capabilities: { canEdit, canReadRevisions } = {} }: z.infer<typeof file>): boolean {
  return canEdit !== false || canReadRevisions !== false;
}

async function listPermissions(request: ExecuteCall, fileId: string): Promise<Permission[]> {
  const found: Permission[] = [];
  const fields = `permissions(${PERMISSION_FIELDS}),nextPageToken`;
  const pages = readPages(async (token) => {
    const params = {
      fileId,
      supportsAllDrives: true,
      pageSize: maxPageSize('drive.permissions.list'),
      fields,
      ...token,
    };
    return page.parse(await request({ operationId: 'drive.permissions.list', params }));
  });
  for await (const { permissions } of pages) found.push(...permissions);
  return found;
}

/** Whether it is given on the file itself, to somebody with a name, and can be taken away. */
function isGivenHere(one: Permission): boolean {
  const isFromAbove = one.permissionDetails.length > 0 && one.permissionDetails.every(({ inherited }) => inherited);
  return domainOf(granteeOf(one)) !== '' && !isFromAbove && !one.deleted && one.role !== 'owner';
}

function granteeOf({ emailAddress, domain }: Permission): string {
  return emailAddress ?? domain ?? '';
}

type RowContext = { target: Target; version: string | undefined; path: string[] | undefined };

function toRow(found: Permission, { target, version, path }: RowContext): IndexRow {
  const grantee = granteeOf(found);
  const body: OutsideAccessRow = {
    fileId: target.id,
    permissionId: found.id,
    title: target.title,
    ...(target.mimeType !== undefined && { mimeType: target.mimeType }),
    ...(path && { path }),
    ...(target.driveId !== undefined && { driveId: target.driveId }),
    ...(version !== undefined && { version }),
    grantee,
    role: found.role,
    ...(found.expirationTime !== undefined && { expirationTime: found.expirationTime }),
  };
  return {
    row_id: `${target.id}/${found.id}`,
    title_key: toTitleKey(target.title),
    who: toEmailKey(grantee),
    words: ` ${found.role} `,
    status: domainOf(grantee),
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
