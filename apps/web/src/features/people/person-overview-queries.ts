import type { components } from '@rotunda/api-client/bff-types';
import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';

type ApprovalIndex = components['schemas']['ApprovalIndex'];
type AccessRequestIndex = components['schemas']['AccessRequestIndex'];
type AuditList = components['schemas']['AuditList'];

/** The number of rows of each kind on a person's page. */
export const PERSON_OVERVIEW_PAGE_SIZE = 8;
const PERSON_REVIEWS_PAGE_SIZE = 200;
const PERSON_ACCESS_REQUESTS_PAGE_SIZE = 200;
const SCRIPT_TYPE = 'application/vnd.google-apps.script';

/** Returns the search condition for a user's script projects, among those visible to the current user. */
export function getScripts(email: string): string {
  return `mimeType = '${SCRIPT_TYPE}' and ${quoteTerm(email)} in owners`;
}

/** Returns the search condition for a user's other files. */
export function getFiles(email: string): string {
  return `mimeType != '${SCRIPT_TYPE}' and ${quoteTerm(email)} in owners`;
}

/** Returns the search condition for other users' files that a user may edit or read. */
export function toSharedWithCondition(email: string): string {
  const who = quoteTerm(email);
  return `(${who} in writers or ${who} in readers) and not ${who} in owners`;
}

/**
 * Returns the query of approvals in progress with a reviewer, among files visible to the current user. `isAwaited` reports which of
 * them wait for the reviewer.
 */
export function reviewsOfQuery(email: string) {
  const query = { reviewer: email, status: 'IN_PROGRESS', pageSize: PERSON_REVIEWS_PAGE_SIZE };
  return queryOptions({
    queryKey: ['bff.indexes.approvals', query],
    queryFn: ({ signal }) =>
      callBff<ApprovalIndex>('bff.indexes.approvals', '/api/indexes/approvals', { query, signal }),
  });
}

const ANSWERS: ReadonlySet<string> = new Set(['APPROVED', 'DECLINED']);

/** Reports whether an approval in progress waits for a reviewer. Reviewers who have answered stay on its list. */
export function isAwaited(reviewers: ApprovalIndex['rows'][number]['reviewers'], email: string): boolean {
  const address = email.toLowerCase();
  return reviewers.some((reviewer) => reviewer.email.toLowerCase() === address && !ANSWERS.has(reviewer.response));
}

/** Returns the query of a user's access requests, among files visible to the current user. */
export function requestsOfQuery(email: string) {
  const query = { requester: email, pageSize: PERSON_ACCESS_REQUESTS_PAGE_SIZE };
  return queryOptions({
    queryKey: ['bff.indexes.accessRequests', query],
    queryFn: ({ signal }) =>
      callBff<AccessRequestIndex>('bff.indexes.accessRequests', '/api/indexes/access-requests', { query, signal }),
  });
}

/** Returns the query of a user's most recent actions in the console. */
export function activityOfQuery(email: string) {
  const query = { actor: email, pageSize: PERSON_OVERVIEW_PAGE_SIZE };
  return queryOptions({
    queryKey: ['bff.audit.search', query],
    queryFn: ({ signal }) => callBff<AuditList>('bff.audit.search', '/api/audit', { query, signal }),
  });
}

/** Returns the query of the most recently modified files that match a condition. */
export function filesQuery(condition: string) {
  return operationQuery('drive.files.list', {
    q: `${condition} and trashed = false`,
    pageSize: PERSON_OVERVIEW_PAGE_SIZE,
    orderBy: 'modifiedTime desc',
    corpora: 'allDrives',
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: 'nextPageToken,files(id,name,modifiedTime,owners(emailAddress,displayName))',
  });
}

const OWNED_FILES_PAGE_SIZE = getMaxPageSize('drive.files.list');

/** Returns the query of the IDs of all files that match a condition, up to one page. */
export function ownedIdsQuery(condition: string) {
  return operationQuery('drive.files.list', {
    q: `${condition} and trashed = false`,
    pageSize: OWNED_FILES_PAGE_SIZE,
    corpora: 'allDrives',
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: 'nextPageToken,files(id)',
  });
}
