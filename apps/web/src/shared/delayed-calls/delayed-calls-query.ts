import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { isDelivering, useLiveState } from '#shared/live/live-state.ts';

/** A call that is held back for a while, in which it can be taken back. */
export type DelayedCall = components['schemas']['DelayedCall'];
type DelayedCallList = components['schemas']['DelayedCallList'];

const HELD_INTERVAL_MS = 2_000;

/** The calls of the person that were held back within the last day, the newest first. */
export const delayedCallsQuery = queryOptions({
  queryKey: ['bff.delayedCalls.list'],
  queryFn: async ({ signal }): Promise<readonly DelayedCall[]> => {
    const { delayedCalls } = await callBff<DelayedCallList>('bff.delayedCalls.list', '/api/delayed-calls', { signal });
    return delayedCalls;
  },
});

/** What `select` takes from these calls. The live stream tells of changes; without it they are read again while some are held. */
export function useDelayedCalls<Selected>(
  select: (delayedCalls: readonly DelayedCall[]) => Selected,
): UseQueryResult<Selected> {
  const isLive = isDelivering(useLiveState());
  return useQuery({
    ...delayedCallsQuery,
    refetchInterval: ({ state }) => (!isLive && state.data?.some(isHeld) ? HELD_INTERVAL_MS : false),
    select,
  });
}

/** Those that are held back now, the one that is sent next first. */
export function heldNow(delayedCalls: readonly DelayedCall[]): readonly DelayedCall[] {
  return delayedCalls.filter(isHeld).toSorted((a, b) => a.sendTime.localeCompare(b.sendTime));
}

function isHeld({ state }: DelayedCall): boolean {
  return state === 'held';
}
