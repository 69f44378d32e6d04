import { projectKey } from '#features/processes/list/of-project.ts';
import { errorLabel } from '#features/processes/list/process-error.tsx';
import type { Process } from '#features/processes/status/process-status.tsx';

/** One process on a row; place and length in percent of the whole time that is shown. */
export type TimelineMark = { process: Process; leftPercent: number; widthPercent: number };
/** All processes of one function of one project, or those of them that failed with one error. */
export type TimelineRow = {
  key: string;
  /** Of the project; the service may leave it out, and then its name tells projects apart. */
  scriptId: string | undefined;
  projectName: string | undefined;
  functionName: string | undefined;
  /** Fingerprint of the error that all of them failed with. */
  error: string | undefined;
  marks: readonly TimelineMark[];
};

/**
 * Places processes over time, a row for each function of each project, the busiest first. The time that is shown reaches
 * from the first start to the last end; what still runs reaches to `nowMs`. Processes without a start have no place. With
 * `isByError`, runs that failed with one error have a row of their own below the others of their function.
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
      : [{ process, startMs, endMs: Math.max(startMs, endOf(process, startMs, nowMs)) }];
  });
  const fromMs = spans.reduce((least, { startMs }) => Math.min(least, startMs), nowMs);
  const toMs = spans.reduce((most, { endMs }) => Math.max(most, endMs), fromMs + 1);
  const percent = (ms: number) => (ms * 100) / (toMs - fromMs);
  const errorOf = (process: Process) => (isByError ? errorLabel(process) : undefined);
  const groups = Map.groupBy(spans, ({ process }) => JSON.stringify([rowKey(process), errorOf(process)]));
  const counts = Map.groupBy(spans, ({ process }) => rowKey(process));
  const rows = [...groups].map(([key, members]) => ({
    key,
    functionKey: members[0] ? rowKey(members[0].process) : '',
    error: members[0] && errorOf(members[0].process),
    scriptId: members[0]?.process.scriptId,
    projectName: members[0]?.process.projectName,
    functionName: members[0]?.process.functionName,
    marks: members.map(({ process, startMs, endMs }) => ({
      process,
      leftPercent: percent(startMs - fromMs),
      widthPercent: percent(endMs - startMs),
    })),
  }));
  const busiest = ({ functionKey }: { functionKey: string }) => counts.get(functionKey)?.length ?? 0;
  const inOrder = rows.toSorted(
    (one, other) =>
      busiest(other) - busiest(one) ||
      one.functionKey.localeCompare(other.functionKey) ||
      Number(one.error !== undefined) - Number(other.error !== undefined) ||
      other.marks.length - one.marks.length,
  );
  return { rows: inOrder, fromMs, toMs };
}

/** How many projects the rows are of; with several, a function alone does not name a row. */
export function countProjects(rows: readonly TimelineRow[]): number {
  return new Set(rows.map(projectKey)).size;
}

function rowKey(process: Process): string {
  return JSON.stringify([projectKey(process), process.functionName ?? '']);
}

function endOf({ endTime, duration, processStatus }: Process, startMs: number, nowMs: number): number {
  if (endTime) return Date.parse(endTime);
  if (duration) return startMs + Number.parseFloat(duration) * 1000;
  return processStatus === 'RUNNING' ? nowMs : startMs;
}
