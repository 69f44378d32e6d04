import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { freezeHeaders } from '#shared/script/deployments/freeze-headers.ts';
import type { Segment, SegmentRuns } from './version-segments.ts';

/** Returns the query of a deployment's current state. */
export function deploymentQuery(scriptId: string, deploymentId: string) {
  return { ...operationQuery('script.projects.deployments.get', { scriptId, deploymentId }), staleTime: 0 };
}

const DEPLOYMENT_FAILURES_PAGE_SIZE = 50;

/** Returns the query of how many runs of a deployment failed since its last change. `isCapped` is true if there may be more. */
export function failuresQuery(scriptId: string, deploymentId: string, since: string | undefined) {
  return queryOptions({
    queryKey: ['script.processes.listScriptProcesses', 'failures', scriptId, deploymentId, since],
    queryFn: async ({ signal }) => {
      const params = {
        scriptId,
        pageSize: DEPLOYMENT_FAILURES_PAGE_SIZE,
        'scriptProcessFilter.deploymentId': deploymentId,
        'scriptProcessFilter.statuses': ['FAILED', 'TIMED_OUT'] as ('FAILED' | 'TIMED_OUT')[],
        ...(since && { 'scriptProcessFilter.startTime': since }),
        fields: 'nextPageToken,processes(processStatus)',
      };
      const page = await api.call('script.processes.listScriptProcesses', params, { signal });
      return { count: page.processes?.length ?? 0, isCapped: page.nextPageToken !== undefined };
    },
    staleTime: 60_000,
  });
}

/** The number of runs read per version: one page. */
export const RUNS_PAGE_SIZE = getMaxPageSize('script.processes.listScriptProcesses');

const FAILURES: ReadonlySet<string> = new Set(['FAILED', 'TIMED_OUT']);
const ENDINGS: ReadonlySet<string> = new Set([...FAILURES, 'COMPLETED', 'CANCELED']);

/** Returns the query of how the last runs ended that both started and ended while a deployment served a version. */
export function segmentRunsQuery(scriptId: string, deploymentId: string, { from, until }: Segment) {
  return queryOptions({
    queryKey: ['script.processes.listScriptProcesses', 'stretch', scriptId, deploymentId, from, until],
    queryFn: async ({ signal }): Promise<SegmentRuns> => {
      const params = {
        scriptId,
        pageSize: RUNS_PAGE_SIZE,
        'scriptProcessFilter.deploymentId': deploymentId,
        'scriptProcessFilter.startTime': from,
        ...(until && { 'scriptProcessFilter.endTime': until }),
        fields: 'nextPageToken,processes(processStatus)',
      };
      const { processes = [], nextPageToken } = await api.call('script.processes.listScriptProcesses', params, {
        signal,
      });
      const count = (statuses: ReadonlySet<string>) =>
        processes.filter(({ processStatus = '' }) => statuses.has(processStatus)).length;
      return { ended: count(ENDINGS), failed: count(FAILURES), isCapped: nextPageToken !== undefined };
    },
    staleTime: 60_000,
  });
}

/** A deployment to create, and the reason for creating it during a deployment freeze. */
type NewDeployment = {
  body: NonNullable<BodyOf<'script.projects.deployments.create'>>;
  freezeReason: string | undefined;
};

/** Returns the mutation that deploys a version and resolves to the deployment. */
export function useCreateDeployment(scriptId: string) {
  const invalidate = useInvalidateDeployments();
  return useMutation({
    mutationFn: ({ body, freezeReason }: NewDeployment) =>
      api.call('script.projects.deployments.create', { scriptId }, { body, ...freezeHeaders(freezeReason) }),
    onSettled: invalidate,
  });
}

/** Returns the mutation that permanently deletes a deployment. Its ID and URL are never reused. */
export function useDeleteDeployment(scriptId: string) {
  const invalidate = useInvalidateDeployments();
  return useMutation({
    mutationFn: ({ deploymentId, freezeReason }: { deploymentId: string; freezeReason: string | undefined }) =>
      api.call('script.projects.deployments.delete', { scriptId, deploymentId }, freezeHeaders(freezeReason)),
    onSettled: invalidate,
  });
}

function useInvalidateDeployments() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['script.projects.deployments.list', 'bff.deploymentHistory.list'].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}
