import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { callBff } from '#shared/call-bff.ts';
import { findAccess, type Permission } from '#shared/permissions/permission.ts';
import type { BusyTime } from './availability.ts';

/** What is known of somebody who is to review a file. Members are undefined where it is not known. */
export type ReviewerHint = {
  email: string;
  canOpen: boolean | undefined;
  /** Approvals that wait for their answer, of those that the person who looks can see. */
  openCount: number | undefined;
  busy: readonly BusyTime[] | undefined;
};

const PERMISSION_FIELDS = 'nextPageToken,permissions(id,type,role,emailAddress,domain)';
const MOST_COUNTED = 100;

/**
 * What is known of people who are to review a file by a time in milliseconds: whether they can open it, how much waits
 * for them, when they are busy. What the services refuse to tell is left out; nothing here is worth an error.
 */
export function reviewerHintsQuery(fileId: string | undefined, emails: readonly string[], untilMs: number) {
  return queryOptions({
    queryKey: ['reviewer hints', fileId, emails, untilMs],
    queryFn: async ({ signal }): Promise<readonly ReviewerHint[]> => {
      const [permissions, busy, counts] = await Promise.all([
        orUnknown(fileId === undefined ? undefined : listPermissions(fileId, signal)),
        orUnknown(readBusy(emails, untilMs, signal)),
        Promise.all(emails.map((email) => orUnknown(countOpen(email, signal)))),
      ]);
      return emails.map((email, index) => ({
        email,
        canOpen: permissions && findAccess(permissions, email).length > 0,
        openCount: counts[index],
        busy: busy?.get(email.toLowerCase()),
      }));
    },
    enabled: emails.length > 0,
    staleTime: 60_000,
  });
}

async function orUnknown<Value>(answer: Promise<Value> | undefined): Promise<Value | undefined> {
  return answer?.catch(() => undefined);
}

async function listPermissions(fileId: string, signal: AbortSignal): Promise<Permission[]> {
  const params = { fileId, supportsAllDrives: true, fields: PERMISSION_FIELDS };
  const permissions: Permission[] = [];
  for await (const permission of api.items('drive.permissions.list', params, { signal })) permissions.push(permission);
  return permissions;
}

async function countOpen(reviewer: string, signal: AbortSignal): Promise<number> {
  const query = { reviewer, status: 'IN_PROGRESS', pageSize: MOST_COUNTED };
  type Index = components['schemas']['ApprovalIndex'];
  const { rows } = await callBff<Index>('bff.indexes.approvals', '/api/indexes/approvals', { query, signal });
  return rows.filter(({ reviewers }) => reviewers.some((one) => isWaiting(one, reviewer))).length;
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
