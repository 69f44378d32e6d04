import type { CallParams } from '#domain/calls/user-call.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ReadSource, RunRow } from './alert-source.ts';
import { type ListedRun, listRuns } from './list-runs.ts';

/** Reads the runs that a user can see, limited to those that `filter` selects. */
export function readRuns(
  calls: UserCallExecutor,
  filter: CallParams = {},
): ReadSource<'processes'> & ReadSource<'scheduled-runs'> {
  return async (principal, sinceMs) => {
    const { runs, gap } = await listRuns(calls, principal, { sinceMs, filter });
    return { rows: runs.flatMap(toRow), gap };
  };
}

function toRow({ projectName, functionName, processStatus, startTime, duration }: ListedRun): RunRow[] {
  const startMs = Date.parse(startTime ?? '');
  if (Number.isNaN(startMs)) return [];
  const seconds = Number.parseFloat(duration ?? '');
  const endMs = Number.isNaN(seconds) || processStatus === 'RUNNING' ? undefined : startMs + seconds * 1_000;
  return [{ projectName, functionName, status: processStatus, startMs, endMs }];
}
