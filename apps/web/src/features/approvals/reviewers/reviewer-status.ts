import type { components } from '@rotunda/api-client/bff-types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { isComplete } from '#shared/indexes/incomplete.ts';
import { findAccess, findPossibleAccess } from '#shared/permissions/find-access.ts';
import type { Permission } from '#shared/permissions/permission.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import type { BusyTime } from './availability.ts';

/** The status of a reviewer of files. Members are undefined if unknown. */
export type ReviewerStatus = {
  email: string;
  /** The IDs of the checked files that the reviewer cannot open. */
  closedIds: readonly string[];
  /** The number of further files that the reviewer can open only as a member of one of `groups`, which is unknown. */
  unsureCount: number;
  groups: readonly Permission[];
  /** The approvals that wait for the reviewer's response, counting only those visible to the current user. */
  openCount: { count: number; isComplete: boolean } | undefined;
  busy: readonly BusyTime[] | undefined;
};

/** The status of the reviewers, and the number of files whose sharing was read. */
export type ReviewerStatuses = { readCount: number; statuses: readonly ReviewerStatus[] };

/** The prefix of the query keys for reviewer statuses. */
export const REVIEWER_STATUS_KEY = 'reviewer status';

const OPEN_REVIEWS_PAGE_SIZE = 100;
const MAX_FILES = 20; // Each file needs a request, and files selected together usually have similar sharing.
const FRESH_MS = 60_000;

/**
 * Returns the query of the status of reviewers up to a time in milliseconds: how many of the first twenty files they cannot open,
 * how much waits for them, and when they are busy. Omits data that the services refuse to return, because none of it is worth an
 * error.
 */
export function reviewerStatusQuery(fileIds: readonly string[], emails: readonly string[], untilMs: number) {
  const looked = fileIds.slice(0, MAX_FILES);
  return queryOptions({
    queryKey: [REVIEWER_STATUS_KEY, looked, emails, untilMs],
    queryFn: async ({ client, signal }): Promise<ReviewerStatuses> => {
      const [sharing, busy, counts] = await Promise.all([
        readSharing(client, looked),
        ignoreError(readBusy(emails, untilMs, signal)),
        Promise.all(emails.map((email) => ignoreError(countOpen(email, signal)))),
      ]);
      const statuses = emails.map((email, index) => ({
        email,
        ...toAccessStatus(sharing, email),
        openCount: counts[index],
        busy: busy?.get(email.toLowerCase()),
      }));
      return { readCount: sharing.length, statuses };
    },
    enabled: emails.length > 0,
    staleTime: FRESH_MS,
  });
}

type Sharing = { fileId: string; permissions: readonly Permission[] };
type AccessStatus = Pick<ReviewerStatus, 'closedIds' | 'unsureCount' | 'groups'>;

/** Returns which of the files with these permissions a user can open. */
function toAccessStatus(sharing: readonly Sharing[], email: string): AccessStatus {
  const uncovered = sharing.filter(({ permissions }) => findAccess(permissions, email).length === 0);
  const possible = uncovered.map(({ fileId, permissions }) => ({
    fileId,
    groups: findPossibleAccess(permissions, email),
  }));
  const closedIds = possible.filter(({ groups }) => groups.length === 0).map(({ fileId }) => fileId);
  return {
    closedIds,
    unsureCount: uncovered.length - closedIds.length,
    groups: possible.flatMap(({ groups }) => groups),
  };
}

async function ignoreError<Value>(response: Promise<Value>): Promise<Value | undefined> {
  return response.catch(() => undefined);
}

/** Reads who can open each of the files. Omits files whose sharing cannot be read. */
async function readSharing(client: QueryClient, fileIds: readonly string[]) {
  const read = async (fileId: string): Promise<Sharing> => ({
    fileId,
    permissions: await client.fetchQuery({ ...permissionsQuery(fileId), staleTime: FRESH_MS }),
  });
  const responses = await Promise.all(fileIds.map((fileId) => ignoreError(read(fileId))));
  return responses.filter((sharing) => sharing !== undefined);
}

async function countOpen(reviewer: string, signal: AbortSignal): Promise<ReviewerStatus['openCount']> {
  const query = { reviewer, status: 'IN_PROGRESS', pageSize: OPEN_REVIEWS_PAGE_SIZE };
  type Index = components['schemas']['ApprovalIndex'];
  const { rows, nextPageToken, coverage } = await callBff<Index>('bff.indexes.approvals', '/api/indexes/approvals', {
    query,
    signal,
  });
  const { length: count } = rows.filter(({ reviewers }) => reviewers.some((one) => isWaiting(one, reviewer)));
  return { count, isComplete: nextPageToken === undefined && isComplete(coverage) };
}

function isWaiting({ email, response }: { email: string; response: string }, address: string): boolean {
  return email.toLowerCase() === address.toLowerCase() && response !== 'APPROVED' && response !== 'DECLINED';
}

async function readBusy(
  emails: readonly string[],
  untilMs: number,
  signal: AbortSignal,
): Promise<Map<string, BusyTime[]>> {
  const body = {
    timeMin: new Date().toISOString(),
    timeMax: new Date(untilMs).toISOString(),
    items: emails.map((id) => ({ id })),
  };
  const { calendars = {} } = await api.call('calendar.freebusy.query', {}, { body, signal });
  return new Map(
    Object.entries(calendars).flatMap(([id, { busy = [], errors = [] }]) =>
      errors.length > 0 ? [] : [[id.toLowerCase(), busy.map(toBusyTime)] as const],
    ),
  );
}

function toBusyTime({ start = '', end = '' }: { start?: string; end?: string }): BusyTime {
  return { startMs: Date.parse(start), endMs: Date.parse(end) };
}
