import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/call-bff.ts';
import { indexRefreshMs } from '#shared/index-refresh.ts';
import { madeBefore, type RequestSearch } from './search.ts';

/** A page of the requests across files, with how much of everything was looked at. */
export type RequestIndex = components['schemas']['AccessRequestIndex'];
/** A request for access to a file. */
export type RequestRow = components['schemas']['AccessRequestRow'];
/** The requests, page by page, the oldest first. Renews itself as the index does. */
export function requestsQuery({ role, q, requester, domain, age, sort = 'createTime' }: RequestSearch) {
  const filters = { role, q, requester, requesterDomain: domain, sort };
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.accessRequests', filters, age],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<RequestIndex>('bff.indexes.accessRequests', '/api/indexes/access-requests', {
        query: {
          ...filters,
          createdBefore: age && madeBefore(age, Date.now()),
          pageSize: 100,
          pageToken: pageParam,
        },
        signal,
      }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchInterval: ({ state }) => indexRefreshMs(state.data?.pages[0]?.coverage),
  });
}

/** Names a row across files. */
export function requestId({ fileId, proposalId }: RequestRow): string {
  return `${fileId}~${proposalId}`;
}
