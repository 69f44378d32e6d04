import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/call-bff.ts';
import { startOfDay } from '#shared/format/start-of-day.ts';
import { indexRefreshMs } from '#shared/index-refresh.ts';
import { DEFAULT_FOLDER, type ReviewSearch, reviewSort } from './review-search.ts';

/** A page of the approvals across files, with how much of everything was looked at. */
export type ApprovalIndex = components['schemas']['ApprovalIndex'];
/** An approval in the queue. */
export type ReviewRow = components['schemas']['ApprovalRow'];

/** The queue, page by page. Renews itself: quickly while files are still being looked at, slowly afterwards. */
export function reviewsQuery(search: ReviewSearch) {
  const { folder = DEFAULT_FOLDER, q, changed, status, reviewer, initiator, dueFrom, dueTo, drive, type } = search;
  const filters = {
    folder,
    q,
    status,
    reviewer,
    initiator,
    dueFrom: dueFrom && startOfDay(dueFrom),
    dueTo: dueTo && startOfDay(dueTo, 1),
    isChangedSince: changed,
    driveId: drive,
    mimeType: type,
    sort: reviewSort(search),
  };
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.approvals', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<ApprovalIndex>('bff.indexes.approvals', '/api/indexes/approvals', {
        query: { ...filters, pageSize: 100, pageToken: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => indexRefreshMs(state.data?.pages[0]?.coverage),
  });
}

/** Names a row across files. */
export function reviewId({ fileId, approvalId }: ReviewRow): string {
  return `${fileId}~${approvalId}`;
}
