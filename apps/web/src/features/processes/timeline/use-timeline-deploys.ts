import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { type DeployMark, findDeployMarks } from '#shared/script/deployments/deploy-marks.ts';
import { type DeploymentRecord, deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { type Deployment, deploymentsQuery } from '#shared/script/queries.ts';

const MAX_SCRIPTS = 24; // Each script needs two requests. More would delay the requests of the list.
const FRESH_MS = 60_000; // Returning to the window does not refetch all of them. Changes made here do.

/** The deployments of the scripts whose rows are visible. */
export type TimelineDeploys = {
  /** The changes by script ID, oldest first. */
  marks: ReadonlyMap<string, readonly DeployMark[]>;
  /** The number of scripts that were or are being requested. */
  checkedCount: number;
  /** The number of scripts whose deployments or deployment history failed to load. */
  failedCount: number;
  isPending: boolean;
};

/** Returns when the deployments of scripts changed, based on the deployments themselves and on the console's records. */
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
    checkedCount: asked.length,
    failedCount: asked.filter((_, index) => histories.failed[index] || deployments.failed[index]).length,
    isPending: histories.isPending || deployments.isPending,
  };
}

// Named functions, so that their results stay referentially stable until data arrives.
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
