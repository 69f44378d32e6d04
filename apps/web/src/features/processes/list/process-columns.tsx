import { getStatusAppearance, type Process, ProcessStatusChip } from '#features/processes/status/process-status.tsx';
import { formatDateTime, formatDistance, formatDuration, type TimeStyle } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { ErrorCell, getErrorLabel } from './process-error.tsx';
import { toCamelCaseWords } from './process-search.ts';

/** Returns the columns of the process table. Times have the format `timeStyle`, relative to `nowMs`. */
export function processColumns(timeStyle: TimeStyle, nowMs: number): Column<Process>[] {
  const time = (value: string | undefined) =>
    value ? <Time value={value} style={timeStyle} nowMs={nowMs} /> : <Missing />;
  const id = (value: string | undefined, label: string) =>
    value ? <CopyableId id={value} label={label} /> : <Missing />;
  return [
    {
      id: 'status',
      header: 'Status',
      width: '132px',
      value: ({ processStatus }) => getStatusAppearance(processStatus).label,
      cell: (process) => <ProcessStatusChip status={process.processStatus} />,
    },
    {
      id: 'function',
      isName: true,
      header: 'Function',
      width: 'minmax(140px, 1.4fr)',
      narrowWidth: 'minmax(0, 1fr)',
      value: ({ functionName }) => functionName,
      cell: (process) => (
        <span className="font-medium font-mono text-small">{process.functionName || <Missing />}</span>
      ),
    },
    {
      id: 'project',
      header: 'Project',
      width: 'minmax(180px, 1.8fr)',
      value: ({ projectName }) => projectName,
      cell: (process) => process.projectName || <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'started',
      header: 'Started',
      width: '132px',
      value: ({ startTime }) => startTime,
      cell: (process) => time(process.startTime),
      isHiddenOnNarrow: true,
    },
    {
      id: 'error',
      header: 'Error',
      width: 'minmax(200px, 3fr)',
      value: getErrorLabel,
      cell: (process) => <ErrorCell process={process} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'duration',
      header: 'Duration',
      exportHeader: 'Duration in seconds',
      width: '92px',
      align: 'end',
      value: ({ duration }) => (duration === undefined ? undefined : Number.parseFloat(duration)),
      cell: (process) => formatProcessDuration(process, nowMs) ?? <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'type',
      header: 'Type',
      width: '120px',
      value: ({ processType }) => toCamelCaseWords(processType ?? ''),
      cell: (process) => toCamelCaseWords(process.processType ?? '') || <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'access',
      header: 'Access',
      width: '84px',
      value: ({ userAccessLevel }) => toCamelCaseWords(userAccessLevel ?? ''),
      cell: (process) => toCamelCaseWords(process.userAccessLevel ?? '') || <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'ended',
      header: 'Ended',
      width: '132px',
      value: ({ endTime }) => endTime,
      cell: (process) => time(process.endTime),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'script',
      header: 'Script',
      width: '200px',
      value: ({ scriptId }) => scriptId,
      cell: (process) => id(process.scriptId, 'script ID'),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'deployment',
      header: 'Deployment',
      width: '200px',
      value: ({ deploymentId }) => deploymentId,
      cell: (process) => id(process.deploymentId, 'deployment ID'),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'process',
      header: 'Process',
      width: '200px',
      value: ({ processId }) => processId,
      cell: (process) => id(process.processId, 'process ID'),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'runtime',
      header: 'Runtime',
      width: '100px',
      value: ({ runtimeVersion }) => runtimeVersion,
      cell: (process) => process.runtimeVersion || <Missing />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
  ];
}

/** Formats the duration of a process, or the time it has been running up to `nowMs`. */
export function formatProcessDuration(process: Process, nowMs: number): string | undefined {
  const ms = getDurationMs(process, nowMs);
  return ms === undefined ? undefined : formatDuration(ms);
}

/**
 * Returns the duration of a process in milliseconds, or the time it has been running up to `nowMs`. Returns undefined if unknown.
 */
export function getDurationMs({ duration, processStatus, startTime }: Process, nowMs: number): number | undefined {
  if (duration) return Number.parseFloat(duration) * 1000;
  return processStatus === 'RUNNING' && startTime ? Math.max(0, nowMs - Date.parse(startTime)) : undefined;
}

function Time({ value, style, nowMs }: { value: string; style: TimeStyle; nowMs: number }) {
  const timeMs = Date.parse(value);
  const text = style === 'relative' ? formatDistance(timeMs, nowMs) : formatDateTime(timeMs);
  return (
    <time dateTime={value} title={`${formatDateTime(timeMs)} (${value})`}>
      {text}
    </time>
  );
}
