import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** A channel through which a service sends change notifications. */
export type Watch = components['schemas']['Watch'];
/** The draft of a watch to open. */
export type WatchDraft = components['schemas']['WatchDraft'];
type WatchList = components['schemas']['WatchList'];

/** The query of the user's watches, newest first. */
export const watchesQuery = queryOptions({
  queryKey: ['bff.watches.list'],
  queryFn: ({ signal }) => callBff<WatchList>('bff.watches.list', '/api/watches', { signal }),
});

/** Opens a watch. */
export function useOpenWatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: WatchDraft) =>
      callBff<Watch>('bff.watches.open', '/api/watches', { method: 'POST', body: draft }),
    onSettled: () => client.invalidateQueries({ queryKey: watchesQuery.queryKey }),
  });
}

/** Stops a watch at its service and deletes it. */
export function useStopWatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ watchId }: Watch) =>
      callBff<undefined>('bff.watches.stop', `/api/watches/${encodeURIComponent(watchId)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: watchesQuery.queryKey }),
  });
}
