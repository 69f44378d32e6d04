import { useQueries } from '@tanstack/react-query';
import { findDeployMarks } from '#shared/script/deploy-marks.ts';
import { deploymentHistoryQuery } from '#shared/script/deployment-history.ts';
import type { Process } from './process-status.tsx';

const MAX_SCRIPTS = 10; // One call for each; more would slow the screen down for marks that nobody can tell apart.

/** A change of a deployment of the script whose process it may have changed. Time in Unix milliseconds. */
export type LaneDeploy = { scriptId: string; timeMs: number; label: string };

/** When the deployments of the scripts changed whose processes are shown, as far as the console has recorded it. */
export function useLaneDeploys(processes: readonly Process[]): readonly LaneDeploy[] {
  const scriptIds = [...new Set(processes.flatMap(({ scriptId }) => scriptId ?? []))].slice(0, MAX_SCRIPTS);
  return useQueries({
    queries: scriptIds.map((scriptId) => deploymentHistoryQuery(scriptId)),
    combine: (histories) =>
      histories.flatMap(({ data }, index) =>
        findDeployMarks(data, []).map((mark) => ({ ...mark, scriptId: scriptIds[index] ?? '' })),
      ),
  });
}
