import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { saveFile } from '#lib/save-file.ts';
import { callBff, callBffRaw } from '#shared/api/call-bff.ts';
import { readIndexPages } from '#shared/indexes/index-pages.ts';
import { getIndexRefreshMs } from '#shared/indexes/index-refresh.ts';
import { type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { getReviewedSince, type ReviewSearch } from './search.ts';

const ACCESS_REVIEW_PAGE_SIZE = 100;

/** A page of external access, with the index coverage. */
export type ReviewIndex = components['schemas']['OutsideAccessIndex'];
/** Access to a file for anyone, or for someone outside the organisation. */
export type Grant = components['schemas']['OutsideAccessRow'];
/** A decision on external access. */
export type AccessDecision = components['schemas']['AccessDecision'];
type DecisionList = components['schemas']['AccessDecisionList'];

/**
 * Returns the query of external access, page by page. The queue contains only grants that were not reviewed recently. Refetches
 * when the index changes.
 */
export function grantsQuery(search: ReviewSearch) {
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.outsideAccess', toFilters(search)],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.pages[0]?.coverage),
  });
}

/** Reads all grants that the list would show, page by page. */
export function readGrantPages(search: ReviewSearch) {
  return (signal: AbortSignal) => readIndexPages<Grant>((pageToken) => readPage(search, pageToken, signal));
}

/** Returns the source for a report of the access. */
export function grantReport(search: ReviewSearch): ReportSource {
  return toReportSource('bff.indexes.outsideAccess', 'Access review', toFilters(search));
}

function readPage(search: ReviewSearch, pageToken: string | undefined, signal: AbortSignal) {
  return callBff<ReviewIndex>('bff.indexes.outsideAccess', '/api/indexes/outside-access', {
    query: { ...toFilters(search), pageSize: ACCESS_REVIEW_PAGE_SIZE, pageToken },
    signal,
  });
}

function toFilters(search: ReviewSearch) {
  const { q, who, type, role, expires, drive, sort, show } = search;
  const reviewedBefore = show === undefined ? getReviewedSince(search, Date.now()) : undefined;
  return { q, grantee: who, type, role, expires, driveId: drive, sort, reviewedBefore };
}

/** Returns the query of recent decisions, page by page, newest first. */
export function decisionsQuery(search: ReviewSearch) {
  const since = getReviewedSince(search, Date.now());
  return infiniteQueryOptions({
    queryKey: ['bff.accessDecisions.list', since],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readDecisionPage(since, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}

/** Reads all recent decisions, page by page. */
export function readDecisionPages(search: ReviewSearch) {
  const since = getReviewedSince(search, Date.now());
  return (signal: AbortSignal) =>
    readIndexPages<AccessDecision>(async (pageToken) => {
      const { decisions, nextPageToken } = await readDecisionPage(since, pageToken, signal);
      return { rows: decisions, ...(nextPageToken !== undefined && { nextPageToken }) };
    });
}

/** Returns the source for a report of the decisions. */
export function createDecisionReport(search: ReviewSearch): ReportSource {
  const since = getReviewedSince(search, Date.now());
  return toReportSource('bff.accessDecisions.list', 'Access review decisions', { since });
}

function readDecisionPage(since: string, pageToken: string | undefined, signal: AbortSignal) {
  const query = { since, pageSize: ACCESS_REVIEW_PAGE_SIZE, pageToken };
  return callBff<DecisionList>('bff.accessDecisions.list', '/api/access-decisions', { query, signal });
}

/** Saves the recent decisions as a PDF file. */
export async function saveReport(search: ReviewSearch): Promise<void> {
  const query = { since: getReviewedSince(search, Date.now()) };
  const response = await callBffRaw('bff.accessDecisions.report', '/api/access-decisions/report', { query });
  saveFile('access-review.pdf', 'application/pdf', await response.blob());
}

/** Records a decision. */
export function recordDecision(body: components['schemas']['AccessDecisionDraft']): Promise<AccessDecision> {
  return callBff<AccessDecision>('bff.accessDecisions.create', '/api/access-decisions', { method: 'POST', body });
}

/** Deletes a decision after it was undone. */
export async function deleteDecision(decisionId: string): Promise<void> {
  const path = `/api/access-decisions/${encodeURIComponent(decisionId)}`;
  await callBff<unknown>('bff.accessDecisions.delete', path, { method: 'DELETE' });
}

/** Returns a row ID that is unique across files. */
export function grantId({ fileId, permissionId }: Pick<Grant, 'fileId' | 'permissionId'>): string {
  return `${fileId}~${permissionId}`;
}
