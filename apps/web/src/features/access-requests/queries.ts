import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callBff } from '#shared/call-bff.ts';
import { sendHeld } from '#shared/held-send.ts';
import { indexRefreshMs } from '#shared/index-refresh.ts';
import type { RequestSearch } from './search.ts';

/** A page of the requests across files, with how much of everything was looked at. */
export type RequestIndex = components['schemas']['AccessRequestIndex'];
/** A request for access to a file. */
export type RequestRow = components['schemas']['AccessRequestRow'];
/** A role that can be given in answer to a request. */
export type GivenRole = 'reader' | 'commenter' | 'writer';

/** The requests, page by page, the oldest first. Renews itself as the index does. */
export function requestsQuery({ role, q, sort = 'createTime' }: RequestSearch) {
  const filters = { role, q, sort };
  return infiniteQueryOptions({
    queryKey: ['bff.indexes.accessRequests', filters],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<RequestIndex>('bff.indexes.accessRequests', '/api/indexes/access-requests', {
        query: { ...filters, pageSize: 100, pageToken: pageParam },
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

/** Answers a request after the person's hold time, in which the answer can be taken back. */
export function useAnswer({ fileId, proposalId, requester, title }: RequestRow) {
  const client = useQueryClient();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const settle = () => {
    setIsUnderWay(false);
    for (const queryKey of [['bff.indexes.accessRequests'], ['drive.permissions.list'], ['drive.accessproposals.get']])
      void client.invalidateQueries({ queryKey });
  };
  const mutation = useMutation({
    mutationFn: (role: GivenRole | undefined) => {
      const action = role ? { action: 'ACCEPT', role: [role] } : { action: 'DENY' };
      const label = role ? `${requester} got access to ${title}` : `Denied ${requester} access to ${title}`;
      const operationId = 'drive.accessproposals.resolve';
      const body = { ...action, sendNotification: true };
      return sendHeld({ operationId, params: { fileId, proposalId }, body, label }, settle);
    },
    onMutate: () => setIsUnderWay(true),
    onError: settle,
  });
  return { ...mutation, isUnderWay };
}
