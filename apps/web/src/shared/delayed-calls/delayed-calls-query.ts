import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { isDelivering, useLiveState } from '#shared/live/live-state.ts';

/** A delayed call, which can be undone until it is sent. */
export type DelayedCall = components['schemas']['DelayedCall'];
type DelayedCallList = components['schemas']['DelayedCallList'];

const PENDING_POLL_MS = 2_000;

/** The query of the user's delayed calls within the last day, newest first. */
export const delayedCallsQuery = queryOptions({
  queryKey: ['bff.delayedCalls.list'],
  queryFn: async ({ signal }): Promise<readonly DelayedCall[]> => {
    const { delayedCalls } = await callBff<DelayedCallList>('bff.delayedCalls.list', '/api/delayed-calls', { signal });
    return delayedCalls;
  },
});

/**
 * Returns what `select` derives from the delayed calls. The live stream reports changes; without it, polls while some are
 * pending.
 */
export function useDelayedCalls<Selected>(
  select: (delayedCalls: readonly DelayedCall[]) => Selected,
): UseQueryResult<Selected> {
  const isLive = isDelivering(useLiveState());
  return useQuery({
    ...delayedCallsQuery,
    refetchInterval: ({ state }) => (!isLive && state.data?.some(isPending) ? PENDING_POLL_MS : false),
    select,
  });
}

/** Returns the pending calls, next to be sent first. */
export function listPendingCalls(delayedCalls: readonly DelayedCall[]): readonly DelayedCall[] {
  return delayedCalls.filter(isPending).toSorted((a, b) => a.sendTime.localeCompare(b.sendTime));
}

function isPending({ state }: DelayedCall): boolean {
  return state === 'held';
}
