import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { startOfDay } from '#shared/format/start-of-day.ts';
import { readIndexPages } from '#shared/indexes/index-pages.ts';
import { getIndexRefreshMs } from '#shared/indexes/index-refresh.ts';
import { type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { DEFAULT_FOLDER, getReviewSort, type ReviewSearch } from './review-search.ts';

const REVIEW_QUEUE_PAGE_SIZE = 100;

/** A page of approvals across files, with the index coverage. */
export type ApprovalIndex = components['schemas']['ApprovalIndex'];
/** An approval in the queue. */
export type ReviewRow = components['schemas']['ApprovalRow'];

/** Returns the query of the queue, page by page. Refetches quickly while files are still being scanned, slowly afterwards. */
export function reviewsQuery(search: ReviewSearch) {
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.approvals', toFilters(search)],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.pages[0]?.coverage),
  });
}

/** Reads all approvals that the queue would show, page by page. */
export function readReviewPages(search: ReviewSearch) {
  return (signal: AbortSignal) => readIndexPages<ReviewRow>((pageToken) => readPage(search, pageToken, signal));
}

/** Reads all approvals that the queue would show, with the index coverage. */
export async function readReviews(
  search: ReviewSearch,
  signal: AbortSignal,
): Promise<{ rows: ReviewRow[]; coverage: ApprovalIndex['coverage'] | undefined }> {
  const rows: ReviewRow[] = [];
  let coverage: ApprovalIndex['coverage'] | undefined;
  const readOne = async (pageToken: string | undefined) => {
    const page = await readPage(search, pageToken, signal);
    coverage = page.coverage;
    return page;
  };
  for await (const page of readIndexPages<ReviewRow>(readOne)) rows.push(...page);
  return { rows, coverage };
}

/** Returns the source for a report of the queue. */
export function createReviewReport(search: ReviewSearch): ReportSource {
  return toReportSource('bff.indexes.approvals', 'Approvals', toFilters(search));
}

function readPage(search: ReviewSearch, pageToken: string | undefined, signal: AbortSignal) {
  return callBff<ApprovalIndex>('bff.indexes.approvals', '/api/indexes/approvals', {
    query: { ...toFilters(search), pageSize: REVIEW_QUEUE_PAGE_SIZE, pageToken },
    signal,
  });
}

function toFilters(search: ReviewSearch) {
  const { folder = DEFAULT_FOLDER, q, changed, requested, status, reviewer, initiator, drive, type } = search;
  const { dueFrom, dueTo, decidedFrom, decidedTo } = search;
  return {
    folder,
    q,
    status,
    reviewer,
    initiator,
    dueFrom: dueFrom && startOfDay(dueFrom),
    dueTo: dueTo && startOfDay(dueTo, 1),
    decidedFrom: decidedFrom && startOfDay(decidedFrom),
    decidedTo: decidedTo && startOfDay(decidedTo, 1),
    hasChangeRequest: requested,
    isChangedSince: changed,
    driveId: drive,
    mimeType: type,
    sort: getReviewSort(search),
  };
}

/** Returns a row ID that is unique across files. */
export function getReviewId({ fileId, approvalId }: Pick<ReviewRow, 'fileId' | 'approvalId'>): string {
  return `${fileId}~${approvalId}`;
}
