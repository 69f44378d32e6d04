import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type History = components['schemas']['DeploymentHistory'];
/** A change of a deployment, made through the console or detected by it. */
export type DeploymentRecord = components['schemas']['DeploymentRecord'];

const DEPLOYMENT_HISTORY_PAGE_SIZE = 200;

/**
 * Returns the query of the deployment history of a project, newest first. The service has no such history; the console records
 * it.
 */
export function deploymentHistoryQuery(scriptId: string) {
  return queryOptions({
    queryKey: ['bff.deploymentHistory.list', { scriptId }],
    queryFn: async ({ signal }) => {
      const history = await callBff<History>('bff.deploymentHistory.list', '/api/deployment-history', {
        query: { scriptId, pageSize: DEPLOYMENT_HISTORY_PAGE_SIZE },
        signal,
      });
      return history.deployments;
    },
  });
}
