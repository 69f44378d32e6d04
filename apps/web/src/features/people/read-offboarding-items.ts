import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { api } from '#shared/api/api.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { explainIncomplete } from '#shared/indexes/incomplete.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { getRoleName, isInherited, type Permission } from '#shared/permissions/permission.ts';
import { isAwaited } from './person-overview-queries.ts';

type ApprovalIndex = components['schemas']['ApprovalIndex'];

/** A user's item, with the call that removes it from them. */
export type OffboardingItem = JobDraft['items'][number] & {
  /** The user's access to the item, or the action expected from them. */
  detail: string;
};
/** A user's items of one kind, and those that the current user cannot remove or read. */
export type OffboardingItems = { items: readonly OffboardingItem[]; skipped: readonly string[] };

const OFFBOARDING_APPROVALS_PAGE_SIZE = 200;
const OFFBOARDING_FILES_PAGE_SIZE = getMaxPageSize('drive.files.list');
const MORE = 'and more that are not loaded';
const FILE_FIELDS =
  'nextPageToken,files(id,name,capabilities(canShare),permissions(id,type,role,emailAddress,permissionDetails))';

/** Reads the reviews that wait for a user, among those visible to the current user. */
export async function readAssignedReviews(email: string, signal: AbortSignal): Promise<OffboardingItems> {
  const query = { reviewer: email, status: 'IN_PROGRESS', pageSize: OFFBOARDING_APPROVALS_PAGE_SIZE };
  const index = await callBff<ApprovalIndex>('bff.indexes.approvals', '/api/indexes/approvals', { query, signal });
  const waiting = index.rows.filter(({ reviewers }) => isAwaited(reviewers, email));
  return {
    items: waiting.map(({ fileId, approvalId, title, initiator, modifyTime }) => ({
      id: `${fileId}~${approvalId}`,
      label: title,
      detail: initiator ? `started by ${initiator.name ?? initiator.email}` : 'awaiting a response',
      params: { fileId, approvalId, fields: '*' },
      ...(modifyTime !== undefined && { ifMatch: modifyTime }),
    })),
    skipped: [...(index.nextPageToken === undefined ? [] : [MORE]), ...listIncomplete(index.coverage)],
  };
}

function listIncomplete(coverage: ApprovalIndex['coverage']): string[] {
  const incomplete = explainIncomplete(coverage);
  return incomplete === undefined ? [] : [`incomplete: ${incomplete}`];
}

/** Reads files outside shared drives that others own and that are shared directly with a user. */
export async function readOwnedFiles(email: string, signal: AbortSignal): Promise<OffboardingItems> {
  const who = quoteTerm(email);
  const q = `(${who} in writers or ${who} in readers) and not ${who} in owners and trashed = false`;
  const params = { q, pageSize: OFFBOARDING_FILES_PAGE_SIZE, fields: FILE_FIELDS };
  const { files = [], nextPageToken } = await api.call('drive.files.list', params, { signal });
  const items = files.flatMap(({ id = '', name = '(no name)', capabilities, permissions }) => {
    const permission = findPermission(permissions, email);
    if (!permission || !capabilities?.canShare) return [];
    return [toPermissionItem(id, name, permission)];
  });
  const others = files.length - items.length;
  const skipped = [
    ...(others > 0 ? [`${others} more, where access is inherited or only others can remove it`] : []),
    ...(nextPageToken === undefined ? [] : [MORE]),
  ];
  return { items, skipped };
}

/** Reads the shared drives with the user as a direct member. */
export async function readOrganizedDrives(email: string, signal: AbortSignal): Promise<OffboardingItems> {
  const drives = await collect(
    api.items('drive.drives.list', { pageSize: getMaxPageSize('drive.drives.list') }, { signal }),
  );
  return readEach(drives, async ({ id = '', name = id }) => {
    const params = {
      fileId: id,
      supportsAllDrives: true,
      pageSize: getMaxPageSize('drive.permissions.list'),
      fields: '*',
    };
    const members = await collect(api.items('drive.permissions.list', params, { signal }));
    const permission = findPermission(members, email);
    return permission ? [toPermissionItem(id, name, permission)] : [];
  });
}

/** Reads the rules that give a user access to calendars owned by the current user. */
export async function readOwnedCalendars(email: string, signal: AbortSignal): Promise<OffboardingItems> {
  const entries = await collect(
    api.items(
      'calendar.calendarList.list',
      { minAccessRole: 'owner', maxResults: getMaxPageSize('calendar.calendarList.list') },
      { signal },
    ),
  );
  const shared = entries.filter(({ id }) => !isSame(id, email));
  const named = shared.map(({ id = '', summary = id }) => ({ id, name: summary }));
  return readEach(named, async ({ id: calendarId, name }) => {
    const rules = await collect(api.items('calendar.acl.list', { calendarId }, { signal }));
    return rules.flatMap(({ id: ruleId = '', role = '', scope, etag }) => {
      if (scope?.type !== 'user' || !isSame(scope.value, email)) return [];
      const params = { calendarId, ruleId };
      return [{ id: calendarId, label: name, detail: role, params, ...(etag !== undefined && { ifMatch: etag }) }];
    });
  });
}

type Named = { id?: string | undefined; name?: string | undefined };

/** Reads items sequentially to avoid bursts. Items that cannot be read are returned by name. */
async function readEach<Item extends Named>(
  items: readonly Item[],
  read: (item: Item) => Promise<OffboardingItem[]>,
): Promise<OffboardingItems> {
  const found: OffboardingItem[] = [];
  const skipped: string[] = [];
  for (const item of items) {
    const own = await read(item).catch((error: Error) => `${item.name ?? item.id}: ${explainError(error)}`);
    if (typeof own === 'string') skipped.push(own);
    else found.push(...own);
  }
  return { items: found, skipped };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

// A departing user loses their access, even if the content has changed since.
function toPermissionItem(fileId: string, label: string, { id = '', role }: Permission): OffboardingItem {
  const params = { fileId, permissionId: id, supportsAllDrives: true };
  return { id: fileId, label, detail: getRoleName(role), params, ...(role !== undefined && { ifMatch: role }) };
}

function findPermission(permissions: readonly Permission[] | undefined, email: string): Permission | undefined {
  return permissions?.find((permission) => isSame(permission.emailAddress, email) && !isInherited(permission));
}

function isSame(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
