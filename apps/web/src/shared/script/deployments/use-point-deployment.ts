import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { freezeHeaders } from './freeze-headers.ts';

/** Where a deployment is to point, with its name and the message of the change as its description. */
export type DeploymentTarget = {
  deploymentId: string;
  versionNumber: number;
  description: string;
  /** Why it is done even while deployments are frozen. */
  freezeReason?: string | undefined;
};

/** Points a deployment at a version. Its address stays the same. */
export function usePointDeployment(scriptId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ deploymentId, versionNumber, description, freezeReason }: DeploymentTarget) =>
      api.call(
        'script.projects.deployments.update',
        { scriptId, deploymentId },
        {
          body: { deploymentConfig: { scriptId, versionNumber, description, manifestFileName: 'appsscript' } },
          ...freezeHeaders(freezeReason),
        },
      ),
    onSettled: () =>
      Promise.all(
        ['script.projects.deployments.list', 'script.projects.deployments.get', 'bff.deploymentHistory.list'].map(
          (id) => client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
  });
}
