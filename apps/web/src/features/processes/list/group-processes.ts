import type { Process } from '#features/processes/status/process-status.tsx';
import { projectKey } from './of-project.ts';

/** Processes that are alike: of one function of one project, of one type, that ended the same way. */
export type ProcessGroup = {
  key: string;
  /** The newest of them. */
  newest: Process;
  count: number;
  /** Start of the first and of the last of them, as the service writes times. */
  firstTime: string | undefined;
  lastTime: string | undefined;
};

/** Groups processes, the largest group first. `error-groups.ts` groups failures by their errors. */
export function groupProcesses(processes: readonly Process[]): readonly ProcessGroup[] {
  const groups = Map.groupBy(processes, (process) => {
    const { functionName, processType, processStatus } = process;
    return JSON.stringify([projectKey(process), functionName, processType, processStatus]);
  });
  return [...groups]
    .flatMap(([key, members]) => {
      const times = members.flatMap(({ startTime }) => startTime ?? []).toSorted();
      const newest = members.find(({ startTime }) => startTime === times.at(-1)) ?? members[0];
      return newest ? [{ key, newest, count: members.length, firstTime: times[0], lastTime: times.at(-1) }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}
