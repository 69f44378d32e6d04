import { useQuery } from '@tanstack/react-query';
import { type DeploymentRecord, deploymentHistoryQuery } from '#shared/script/deployment-history.ts';
import { deploymentsQuery } from '#shared/script/queries.ts';
import type { Process } from './process-status.tsx';

/**
 * The version that a process ran, by what its deployment pointed at when it started; undefined for what was saved last, and
 * when nothing tells.
 */
export function useProcessVersion({ scriptId = '', deploymentId, startTime }: Process): number | undefined {
  const isAsked = scriptId !== '' && deploymentId !== undefined;
  const history = useQuery({ ...deploymentHistoryQuery(scriptId), enabled: isAsked }).data;
  const deployments = useQuery({ ...deploymentsQuery(scriptId), enabled: isAsked }).data;
  if (!isAsked) return undefined;
  const records = history?.filter((record) => record.deploymentId === deploymentId) ?? [];
  const current = deployments?.find((deployment) => deployment.deploymentId === deploymentId);
  return versionAt(records, startTime) ?? current?.deploymentConfig?.versionNumber;
}

/** The version at a time, out of the changes of one deployment, newest first; undefined when they do not reach back. */
export function versionAt(records: readonly DeploymentRecord[], time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const last = records.find((record) => Date.parse(record.time) <= Date.parse(time));
  if (last) return last.versionNumber;
  const first = records.at(-1);
  // It was there before it was found; before its first change it was at another version.
  return first?.action === 'found' ? first.versionNumber : first?.previousVersionNumber;
}
