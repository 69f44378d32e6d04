import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/call-bff.ts';

/** A call that is held back for a while, in which it can be taken back. */
export type HeldSend = components['schemas']['HeldSend'];
type HeldSendList = components['schemas']['HeldSendList'];

const HELD_INTERVAL_MS = 2_000;

/** The calls of the person that are held back now, the one that is sent next first. Asked for again while there are any. */
export const heldSendsQuery = queryOptions({
  queryKey: ['bff.sends.list'],
  queryFn: async ({ signal }): Promise<readonly HeldSend[]> => {
    const { sends } = await callBff<HeldSendList>('bff.sends.list', '/api/sends', { signal });
    return sends.filter(({ state }) => state === 'held').toSorted((a, b) => a.sendTime.localeCompare(b.sendTime));
  },
  refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? HELD_INTERVAL_MS : false),
});
