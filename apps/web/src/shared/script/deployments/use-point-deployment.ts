import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { freezeHeaders } from './freeze-headers.ts';

/** The new target of a deployment. Its description consists of the name and the message of the change. */
export type DeploymentTarget = {
  deploymentId: string;
  versionNumber: number;
  description: string;
  /** The reason for overriding a deployment freeze. */
  freezeReason?: string | undefined;
};

/** Returns the mutation that changes the version of a deployment. Its URL stays the same. */
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
