import { useQuery } from '@tanstack/react-query';
import type { Process } from '#features/processes/status/process-status.tsx';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { findVersion } from '#shared/script/deployments/version-at.ts';
import { deploymentsQuery } from '#shared/script/queries.ts';

/**
 * Returns the version that a process ran, based on its deployment when it started. Returns undefined for HEAD, and if unknown.
 */
export function useProcessVersion({ scriptId = '', deploymentId, startTime }: Process): number | undefined {
  const isAsked = scriptId !== '' && deploymentId !== undefined;
  const history = useQuery({ ...deploymentHistoryQuery(scriptId), enabled: isAsked }).data;
  const deployments = useQuery({ ...deploymentsQuery(scriptId), enabled: isAsked }).data;
  if (!isAsked) return undefined;
  const records = history?.filter((record) => record.deploymentId === deploymentId) ?? [];
  const current = deployments?.find((deployment) => deployment.deploymentId === deploymentId);
  return findVersion(records, startTime) ?? current?.deploymentConfig?.versionNumber;
}
