import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { saveFile } from '#lib/save-file.ts';
import { askBff, callBff } from '#shared/api/call-bff.ts';
import { readIndexPages } from '#shared/indexes/index-pages.ts';
import { indexRefreshMs } from '#shared/indexes/index-refresh.ts';
import { type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { type ReviewSearch, reviewedSince } from './search.ts';

const ACCESS_REVIEW_PAGE_SIZE = 100;

/** A page of access from outside, with how much of everything was looked at. */
export type ReviewIndex = components['schemas']['OutsideAccessIndex'];
/** Access that anyone or somebody outside the organisation has to a file. */
export type Grant = components['schemas']['OutsideAccessRow'];
/** What was decided on such access. */
export type AccessDecision = components['schemas']['AccessDecision'];
type DecisionList = components['schemas']['AccessDecisionList'];

/** Access from outside, page by page; in the queue only what was not reviewed lately. Renews itself as the index does. */
export function grantsQuery(search: ReviewSearch) {
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.outsideAccess', toFilters(search)],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => indexRefreshMs(state.data?.pages[0]?.coverage),
  });
}

/** All that the list would show, page by page. */
export function readGrantPages(search: ReviewSearch) {
  return (signal: AbortSignal) => readIndexPages<Grant>((pageToken) => readPage(search, pageToken, signal));
}

/** What a report of the access reads. */
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
  const reviewedBefore = show === undefined ? reviewedSince(search, Date.now()) : undefined;
  return { q, grantee: who, type, role, expires, driveId: drive, sort, reviewedBefore };
}

/** Decisions that were made lately, page by page, the newest first. */
export function decisionsQuery(search: ReviewSearch) {
  const since = reviewedSince(search, Date.now());
  return infiniteQueryOptions({
    queryKey: ['bff.accessDecisions.list', since],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readDecisionPage(since, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}

/** All decisions that were made lately, page by page. */
export function readDecisionPages(search: ReviewSearch) {
  const since = reviewedSince(search, Date.now());
  return (signal: AbortSignal) =>
    readIndexPages<AccessDecision>(async (pageToken) => {
      const { decisions, nextPageToken } = await readDecisionPage(since, pageToken, signal);
      return { rows: decisions, ...(nextPageToken !== undefined && { nextPageToken }) };
    });
}

/** What a report of the decisions reads. */
export function decisionReport(search: ReviewSearch): ReportSource {
  const since = reviewedSince(search, Date.now());
  return toReportSource('bff.accessDecisions.list', 'Access review decisions', { since });
}

function readDecisionPage(since: string, pageToken: string | undefined, signal: AbortSignal) {
  const query = { since, pageSize: ACCESS_REVIEW_PAGE_SIZE, pageToken };
  return callBff<DecisionList>('bff.accessDecisions.list', '/api/access-decisions', { query, signal });
}

/** Saves the decisions that were made lately as a PDF file. */
export async function saveReport(search: ReviewSearch): Promise<void> {
  const query = { since: reviewedSince(search, Date.now()) };
  const response = await askBff('bff.accessDecisions.report', '/api/access-decisions/report', { query });
  saveFile('access-review.pdf', 'application/pdf', await response.blob());
}

/** Records a decision. */
export function recordDecision(body: components['schemas']['AccessDecisionDraft']): Promise<AccessDecision> {
  return callBff<AccessDecision>('bff.accessDecisions.create', '/api/access-decisions', { method: 'POST', body });
}

/** Deletes a decision that was undone. */
export async function deleteDecision(decisionId: string): Promise<void> {
  const path = `/api/access-decisions/${encodeURIComponent(decisionId)}`;
  await callBff<unknown>('bff.accessDecisions.delete', path, { method: 'DELETE' });
}

/** Names a row across files. */
export function grantId({ fileId, permissionId }: Pick<Grant, 'fileId' | 'permissionId'>): string {
  return `${fileId}~${permissionId}`;
}
