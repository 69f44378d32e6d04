import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { readIndexPages } from '#shared/indexes/index-pages.ts';
import { getIndexRefreshMs } from '#shared/indexes/index-refresh.ts';
import { type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { getCreatedBeforeTime, type RequestSearch, requestSort } from './search.ts';

const ACCESS_REQUEST_QUEUE_PAGE_SIZE = 100;

/** A page of access requests across files, with the index coverage. */
export type RequestIndex = components['schemas']['AccessRequestIndex'];
/** A request for access to a file. */
export type RequestRow = components['schemas']['AccessRequestRow'];
/** Returns the query of the requests, page by page, oldest first. Refetches when the index changes. */
export function requestsQuery(search: RequestSearch) {
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.accessRequests', toFilters(search), { age: search.age }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.pages[0]?.coverage),
  });
}

/** Reads all requests that the list would show, page by page. */
export function readRequestPages(search: RequestSearch) {
  return (signal: AbortSignal) => readIndexPages<RequestRow>((pageToken) => readPage(search, pageToken, signal));
}

/** Returns the source for a report of the requests. */
export function requestReport(search: RequestSearch): ReportSource {
  const createdBefore = search.age && getCreatedBeforeTime(search.age, Date.now());
  return toReportSource('bff.indexes.accessRequests', 'Access requests', { ...toFilters(search), createdBefore });
}

function readPage(search: RequestSearch, pageToken: string | undefined, signal: AbortSignal) {
  const createdBefore = search.age && getCreatedBeforeTime(search.age, Date.now());
  return callBff<RequestIndex>('bff.indexes.accessRequests', '/api/indexes/access-requests', {
    query: { ...toFilters(search), createdBefore, pageSize: ACCESS_REQUEST_QUEUE_PAGE_SIZE, pageToken },
    signal,
  });
}

function toFilters(search: RequestSearch) {
  const { role, q, requester, domain, drive } = search;
  return { role, q, requester, requesterDomain: domain, driveId: drive, sort: requestSort(search) };
}

/** Returns a row ID that is unique across files. */
export function requestId({ fileId, proposalId }: RequestRow): string {
  return `${fileId}~${proposalId}`;
}
