import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callBff } from '#shared/call-bff.ts';
import { useLiveState } from '#shared/live/live-state.ts';

/** A call that is held back for a while, in which it can be taken back. */
export type HeldSend = components['schemas']['HeldSend'];
type HeldSendList = components['schemas']['HeldSendList'];

const HELD_INTERVAL_MS = 2_000;

/** The calls of the person that were held back within the last day, the newest first. */
export const sendsQuery = queryOptions({
  queryKey: ['bff.sends.list'],
  queryFn: async ({ signal }): Promise<readonly HeldSend[]> => {
    const { sends } = await callBff<HeldSendList>('bff.sends.list', '/api/sends', { signal });
    return sends;
  },
});

/** What `select` takes from these calls. The live stream tells of changes; without it they are read again while some are held. */
export function useSends<Selected>(select: (sends: readonly HeldSend[]) => Selected): UseQueryResult<Selected> {
  const isLive = useLiveState() === 'live';
  return useQuery({
    ...sendsQuery,
    refetchInterval: ({ state }) => (!isLive && state.data?.some(isHeld) ? HELD_INTERVAL_MS : false),
    select,
  });
}

/** Those that are held back now, the one that is sent next first. */
export function heldNow(sends: readonly HeldSend[]): readonly HeldSend[] {
  return sends.filter(isHeld).toSorted((a, b) => a.sendTime.localeCompare(b.sendTime));
}

function isHeld({ state }: HeldSend): boolean {
  return state === 'held';
}
