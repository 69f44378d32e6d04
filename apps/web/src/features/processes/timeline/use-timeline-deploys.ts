import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { type DeployMark, findDeployMarks } from '#shared/script/deployments/deploy-marks.ts';
import { type DeploymentRecord, deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { type Deployment, deploymentsQuery } from '#shared/script/queries.ts';

const MAX_SCRIPTS = 24; // Two calls for each; more would hold up the calls that the list itself lives by.
const FRESH_MS = 60_000; // Coming back to the window does not ask for all of them again; changes made here do.

/** What is known of the deployments of the scripts whose rows are on screen. */
export type TimelineDeploys = {
  /** The changes by the ID of their script, oldest first. */
  marks: ReadonlyMap<string, readonly DeployMark[]>;
  /** How many scripts were looked at, or are being. */
  lookedAt: number;
  /** Of how many of them the deployments or what became of them could not be loaded. */
  failedCount: number;
  isPending: boolean;
};

/** When the deployments of scripts changed: by the deployments themselves and by what the console has recorded of them. */
export function useTimelineDeploys(scriptIds: readonly string[]): TimelineDeploys {
  const asked = useMemo(() => scriptIds.slice(0, MAX_SCRIPTS), [scriptIds]);
  const histories = useQueries({
    queries: asked.map((scriptId) => ({ ...deploymentHistoryQuery(scriptId), staleTime: FRESH_MS })),
    combine: combineHistories,
  });
  const deployments = useQueries({
    queries: asked.map((scriptId) => ({ ...deploymentsQuery(scriptId), staleTime: FRESH_MS })),
    combine: combineDeployments,
  });
  const marks = useMemo(
    () =>
      new Map(
        asked.map((id, index) => [id, findDeployMarks(histories.data[index], deployments.data[index] ?? [])] as const),
      ),
    [asked, histories.data, deployments.data],
  );
  return {
    marks,
    lookedAt: asked.length,
    failedCount: asked.filter((_, index) => histories.failed[index] || deployments.failed[index]).length,
    isPending: histories.isPending || deployments.isPending,
  };
}

// By name, so that what they make stays the same until something comes.
function combineHistories(results: UseQueryResult<DeploymentRecord[]>[]) {
  return combine(results);
}

function combineDeployments(results: UseQueryResult<Deployment[]>[]) {
  return combine(results);
}

function combine<Data>(results: readonly UseQueryResult<Data>[]) {
  return {
    data: results.map(({ data }) => data),
    failed: results.map((result) => isUnreadable(result)),
    isPending: results.some(({ isPending }) => isPending),
  };
}
