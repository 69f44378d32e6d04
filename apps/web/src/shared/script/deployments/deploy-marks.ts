import type { Deployment } from '#shared/script/queries.ts';
import type { DeploymentRecord } from './deployment-history.ts';

/** A time at which the running code changed, in Unix milliseconds. A deployment never changes twice at the same time. */
export type DeployMark = { deploymentId: string; timeMs: number; label: string };

const SAME_CHANGE_MS = 60_000; // The service and the console record the same change by their own clocks.

/**
 * Returns the times at which deployments changed, oldest first. The console's history contains all changes that it has detected.
 * Without it, each deployment at least contains its last change.
 */
export function findDeployMarks(
  history: readonly DeploymentRecord[] | undefined,
  deployments: readonly Deployment[],
): DeployMark[] {
  const last = deployments.flatMap(({ deploymentId = '', updateTime, deploymentConfig }) =>
    updateTime && deploymentConfig?.versionNumber !== undefined
      ? [{ deploymentId, timeMs: Date.parse(updateTime), label: `version ${deploymentConfig.versionNumber}` }]
      : [],
  );
  const records = (history ?? []).filter(({ action }) => action === 'created' || action === 'updated');
  const newest = new Map(records.toReversed().map((record) => [record.deploymentId, record]));
  const recorded = records
    .filter((record) => newest.get(record.deploymentId) !== record || !isDelayedRecord(record, last))
    .map(toMark);
  const isKnown = (mark: DeployMark) => recorded.some((other) => isOfOne(mark, other) && isSoon(mark, other));
  return [...recorded, ...last.filter((mark) => !isKnown(mark))].sort((left, right) => left.timeMs - right.timeMs);
}

/**
 * Reports whether a record only states when the console detected an external change. The deployment itself contains the actual
 * time.
 */
function isDelayedRecord(record: DeploymentRecord, last: readonly DeployMark[]): boolean {
  const noticed = toMark(record);
  return (
    record.origin === 'outside' &&
    last.some((mark) => isOfOne(mark, noticed) && mark.label === noticed.label && mark.timeMs <= noticed.timeMs)
  );
}

function toMark({ deploymentId, time, versionNumber }: DeploymentRecord): DeployMark {
  return { deploymentId, timeMs: Date.parse(time), label: `version ${versionNumber ?? 'HEAD'}` };
}

function isOfOne(one: DeployMark, other: DeployMark): boolean {
  return one.deploymentId === other.deploymentId;
}

function isSoon(one: DeployMark, other: DeployMark): boolean {
  return Math.abs(one.timeMs - other.timeMs) < SAME_CHANGE_MS;
}
