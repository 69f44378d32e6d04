import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import type { ListLink, ListState } from './list-state.ts';

/** Stores a snapshot of a list at a URL. */
export function createListLink(state: ListState, address: string): Promise<ListLink> {
  return callBff<ListLink>('bff.links.create', '/api/links', { method: 'POST', body: { ...state, address } });
}

/** Returns the query of a list snapshot. Fails with 404 if the link no longer exists, and with 403 for other roles. */
export function listLinkQuery(linkId: string) {
  return queryOptions({
    queryKey: ['bff.links.get', linkId],
    queryFn: ({ signal }) => callBff<ListLink>('bff.links.get', `/api/links/${linkId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
