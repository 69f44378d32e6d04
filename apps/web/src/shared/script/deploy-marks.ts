import type { DeploymentRecord } from './deployment-history.ts';
import type { Deployment } from './queries.ts';

/** A moment at which what runs changed. */
export type DeployMark = { timeMs: number; label: string };

/**
 * The moments at which deployments changed, oldest first. The console's history tells all that it has seen; without it
 * each deployment at least tells its last change.
 */
export function findDeployMarks(
  history: readonly DeploymentRecord[] | undefined,
  deployments: readonly Deployment[],
): DeployMark[] {
  const recorded = (history ?? [])
    .filter(({ action }) => action === 'created' || action === 'updated')
    .map(({ time, versionNumber }) => ({ timeMs: Date.parse(time), label: `version ${versionNumber ?? 'HEAD'}` }));
  const last = deployments.flatMap(({ updateTime, deploymentConfig }) =>
    updateTime && deploymentConfig?.versionNumber !== undefined
      ? [{ timeMs: Date.parse(updateTime), label: `version ${deploymentConfig.versionNumber}` }]
      : [],
  );
  const isKnown = (mark: DeployMark) => recorded.some(({ timeMs }) => Math.abs(timeMs - mark.timeMs) < SAME_CHANGE_MS);
  return [...recorded, ...last.filter((mark) => !isKnown(mark))].sort((left, right) => left.timeMs - right.timeMs);
}

const SAME_CHANGE_MS = 60_000; // The service and the console note the same change by their own clocks.
