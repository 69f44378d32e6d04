import { getProjectKey } from '#features/processes/list/of-project.ts';
import { getErrorLabel } from '#features/processes/list/process-error.tsx';
import type { Process } from '#features/processes/status/process-status.tsx';

/** Failed runs with the same error fingerprint, or without an error and of the same function and status. */
export type ErrorGroup = {
  key: string;
  /** Fingerprint in one line; undefined without an error. */
  label: string | undefined;
  /** The newest run. */
  newest: Process;
  count: number;
  functionCount: number;
  projectCount: number;
  /** The start of the first and last run, in the service's format. */
  firstTime: string | undefined;
  lastTime: string | undefined;
};

/** Groups failed runs by error fingerprint, largest group first. Runs are newest first. */
export function groupByError(failed: readonly Process[]): readonly ErrorGroup[] {
  const groups = Map.groupBy(failed, (process) => getErrorLabel(process) ?? JSON.stringify(findPlace(process)));
  return [...groups]
    .flatMap(([key, members]) => {
      const [newest] = members;
      if (!newest) return [];
      const times = members.flatMap(({ startTime }) => startTime ?? []).toSorted();
      return {
        key,
        label: getErrorLabel(newest),
        newest,
        count: members.length,
        functionCount: new Set(members.map((one) => JSON.stringify(findPlace(one).slice(1)))).size,
        projectCount: new Set(members.map(getProjectKey)).size,
        firstTime: times[0],
        lastTime: times.at(-1),
      };
    })
    .toSorted((one, other) => other.count - one.count);
}

function findPlace(process: Process): readonly (string | undefined)[] {
  return [process.processStatus, getProjectKey(process), process.functionName];
}
