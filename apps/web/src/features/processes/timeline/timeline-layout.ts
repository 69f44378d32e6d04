import { getProjectKey } from '#features/processes/list/of-project.ts';
import { getErrorLabel } from '#features/processes/list/process-error.tsx';
import type { Process } from '#features/processes/status/process-status.tsx';

/** A process on a row, with its position and length in percent of the shown time range. */
export type TimelineMark = { process: Process; leftPercent: number; widthPercent: number };
/** All processes of one function of a project, or those that failed with the same error. */
export type TimelineRow = {
  key: string;
  /** The ID of the project. The service may omit it; the name then identifies the project. */
  scriptId: string | undefined;
  projectName: string | undefined;
  functionName: string | undefined;
  /** Fingerprint of the error that all of them failed with. */
  error: string | undefined;
  marks: readonly TimelineMark[];
};

/**
 * Lays out processes over time, in one row for each function of each project, busiest first. The time range extends from the
 * first start to the last end; running processes extend to `nowMs`. Processes without a start are omitted. With `isByError`, runs
 * that failed with the same error have a row of their own below the others of their function.
 */
export function layOutTimeline(
  processes: readonly Process[],
  nowMs: number,
  isByError = false,
): { rows: TimelineRow[]; fromMs: number; toMs: number } {
  const spans = processes.flatMap((process) => {
    const startMs = Date.parse(process.startTime ?? '');
    return Number.isNaN(startMs)
      ? []
      : [{ process, startMs, endMs: Math.max(startMs, getEnd(process, startMs, nowMs)) }];
  });
  const fromMs = spans.reduce((least, { startMs }) => Math.min(least, startMs), nowMs);
  const toMs = spans.reduce((most, { endMs }) => Math.max(most, endMs), fromMs + 1);
  const percent = (ms: number) => (ms * 100) / (toMs - fromMs);
  const getError = (process: Process) => (isByError ? getErrorLabel(process) : undefined);
  const groups = Map.groupBy(spans, ({ process }) => JSON.stringify([getRowKey(process), getError(process)]));
  const counts = Map.groupBy(spans, ({ process }) => getRowKey(process));
  const rows = [...groups].map(([key, members]) => ({
    key,
    functionKey: members[0] ? getRowKey(members[0].process) : '',
    error: members[0] && getError(members[0].process),
    scriptId: members[0]?.process.scriptId,
    projectName: members[0]?.process.projectName,
    functionName: members[0]?.process.functionName,
    marks: members.map(({ process, startMs, endMs }) => ({
      process,
      leftPercent: percent(startMs - fromMs),
      widthPercent: percent(endMs - startMs),
    })),
  }));
  const countRuns = ({ functionKey }: { functionKey: string }) => counts.get(functionKey)?.length ?? 0;
  const inOrder = rows.toSorted(
    (one, other) =>
      countRuns(other) - countRuns(one) ||
      one.functionKey.localeCompare(other.functionKey) ||
      Number(one.error !== undefined) - Number(other.error !== undefined) ||
      other.marks.length - one.marks.length,
  );
  return { rows: inOrder, fromMs, toMs };
}

/** Returns the number of projects in the rows. With several, a function name alone does not identify a row. */
export function countProjects(rows: readonly TimelineRow[]): number {
  return new Set(rows.map(getProjectKey)).size;
}

function getRowKey(process: Process): string {
  return JSON.stringify([getProjectKey(process), process.functionName ?? '']);
}

function getEnd({ endTime, duration, processStatus }: Process, startMs: number, nowMs: number): number {
  if (endTime) return Date.parse(endTime);
  if (duration) return startMs + Number.parseFloat(duration) * 1000;
  return processStatus === 'RUNNING' ? nowMs : startMs;
}
