import type { DeploymentRecord } from './deployment-history.ts';

/**
 * Returns the version at a time, based on the changes of one deployment, newest first. Returns undefined if they do not go back
 * that far.
 */
export function findVersion(records: readonly DeploymentRecord[], time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const last = records.find((record) => Date.parse(record.time) <= Date.parse(time));
  if (last) return last.versionNumber;
  const first = records.at(-1);
  // A deployment existed before it was detected. Before its first change, it had another version.
  return first?.action === 'found' ? first.versionNumber : first?.previousVersionNumber;
}
