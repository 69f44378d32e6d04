import type { DeploymentRecord } from './deployment-history.ts';

/** The version at a time, out of the changes of one deployment, newest first; undefined when they do not reach back. */
export function versionAt(records: readonly DeploymentRecord[], time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const last = records.find((record) => Date.parse(record.time) <= Date.parse(time));
  if (last) return last.versionNumber;
  const first = records.at(-1);
  // It was there before it was found; before its first change it was at another version.
  return first?.action === 'found' ? first.versionNumber : first?.previousVersionNumber;
}
