import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** The events that freeze deployments, for the whole team. */
export type FreezeSettings = components['schemas']['FreezeSettings'];
/** Whether deployments are frozen at a time. */
export type DeploymentFreeze = components['schemas']['DeploymentFreeze'];

const PATH = '/api/deployment-freeze';
const REREAD_MS = 60_000;
const GET = 'bff.deploymentFreeze.get';

/** Returns the query of whether deployments are frozen now, or at a time in RFC 3339. */
export function freezeQuery(time?: string) {
  return queryOptions({
    queryKey: [GET, { time }],
    queryFn: ({ signal }) => callBff<DeploymentFreeze>(GET, PATH, { query: { time }, signal }),
    staleTime: 0,
    // A freeze begins automatically, without any notification.
    refetchInterval: ({ state }) => (state.data?.state === 'off' ? false : REREAD_MS),
  });
}

/** Sets the events that freeze deployments. Undefined for none. */
export function useSetFreeze() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: FreezeSettings | undefined) =>
      settings
        ? callBff<unknown>('bff.deploymentFreeze.set', PATH, { method: 'PUT', body: settings })
        : callBff<unknown>('bff.deploymentFreeze.remove', PATH, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: [GET] }),
  });
}
