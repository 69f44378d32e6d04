import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import type { ListLink, ListState } from './list-state.ts';

/** Keeps what a list shows at an address. */
export function createListLink(state: ListState, address: string): Promise<ListLink> {
  return callBff<ListLink>('bff.links.create', '/api/links', { method: 'POST', body: { ...state, address } });
}

/** What a list showed when a link to it was made. Refused with 404 when the link is gone, with 403 for other roles. */
export function listLinkQuery(linkId: string) {
  return queryOptions({
    queryKey: ['bff.links.get', linkId],
    queryFn: ({ signal }) => callBff<ListLink>('bff.links.get', `/api/links/${linkId}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
