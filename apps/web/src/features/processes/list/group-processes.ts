import type { Process } from '#features/processes/status/process-status.tsx';
import { getProjectKey } from './of-project.ts';

/** Similar processes: of the same function, project, type and status. */
export type ProcessGroup = {
  key: string;
  /** The newest process. */
  newest: Process;
  count: number;
  /** The start of the first and last process, in the service's format. */
  firstTime: string | undefined;
  lastTime: string | undefined;
};

/** Groups processes, the largest group first. `error-groups.ts` groups failures by their errors. */
export function groupProcesses(processes: readonly Process[]): readonly ProcessGroup[] {
  const groups = Map.groupBy(processes, (process) => {
    const { functionName, processType, processStatus } = process;
    return JSON.stringify([getProjectKey(process), functionName, processType, processStatus]);
  });
  return [...groups]
    .flatMap(([key, members]) => {
      const times = members.flatMap(({ startTime }) => startTime ?? []).toSorted();
      const newest = members.find(({ startTime }) => startTime === times.at(-1)) ?? members[0];
      return newest ? [{ key, newest, count: members.length, firstTime: times[0], lastTime: times.at(-1) }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}
