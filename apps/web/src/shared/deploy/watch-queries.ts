import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type WatchList = components['schemas']['DeploymentWatchList'];
type WatchDraft = components['schemas']['DeploymentWatchDraft'];

/** A deployment whose failures are counted for a time. */
export type DeploymentWatch = components['schemas']['DeploymentWatch'];

const PATH = '/api/deployment-watches';
const LIST = 'bff.deploymentWatches.list';

/** Returns the query of a project's current and past deployment watches, latest start first. */
export function watchesQuery(scriptId: string) {
  return queryOptions({
    queryKey: [LIST, { scriptId }],
    queryFn: async ({ signal }): Promise<readonly DeploymentWatch[]> =>
      (await callBff<WatchList>(LIST, PATH, { query: { scriptId }, signal })).watches,
  });
}

/** Starts a watch of a deployment that is about to change. */
export function useSetWatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: WatchDraft) =>
      callBff<DeploymentWatch>('bff.deploymentWatches.set', PATH, { method: 'PUT', body: draft }),
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  });
}

/** Ends the watch of a deployment. */
export function useEndWatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: { scriptId: string; deploymentId: string }) =>
      callBff('bff.deploymentWatches.end', PATH, { method: 'DELETE', query }),
    onSettled: () => client.invalidateQueries({ queryKey: [LIST] }),
  });
}
