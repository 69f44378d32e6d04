import { countOf } from '@rotunda/api-client/count-of';
import { useMemo } from 'react';
import {
  getStatusAppearance,
  getStatusEdge,
  type Process,
  ProcessStatusChip,
} from '#features/processes/status/process-status.tsx';
import { useLoadedOrder } from '#shared/data-table/columns/use-loaded-order.ts';
import { DataTable } from '#shared/data-table/data-table.tsx';
import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { groupProcesses, type ProcessGroup } from './group-processes.ts';
import { searchOfFunction } from './of-project.ts';
import { type ProcessSearch, toCamelCaseWords } from './process-search.ts';

type ProcessGroupsProps = {
  processes: readonly Process[];
  nowMs: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  onSearch: (change: Partial<ProcessSearch>) => void;
  isWithinProject: boolean;
};

/** Lists the loaded processes, with similar ones as one row. Opening a row lists its processes. */
export function ProcessGroups({ processes, nowMs, onSearch, isWithinProject, ...more }: ProcessGroupsProps) {
  const groups = useMemo(() => groupProcesses(processes), [processes]);
  const columns = useMemo(() => groupColumns(nowMs), [nowMs]);
  const order = useLoadedOrder(groups, columns);
  return (
    <DataTable
      label="Groups of processes"
      columns={columns}
      rows={order.rows}
      loadedOrder={order}
      rowId={groupKey}
      rowLabel={({ newest, count }) =>
        `${newest.functionName ?? 'Process'}, ${label(newest)}, ${countOf(count, 'time')}`
      }
      rowSummary={({ newest, lastTime }) =>
        [!isWithinProject && newest.projectName, lastTime && `last ${formatDistance(Date.parse(lastTime), nowMs)}`]
          .filter(Boolean)
          .join(' · ')
      }
      rowEdge={({ newest }) => getStatusEdge(newest)}
      onOpen={({ newest }) => onSearch(getSearch(newest, isWithinProject))}
      {...more}
    />
  );
}

function groupColumns(nowMs: number): Column<ProcessGroup>[] {
  const time = (value: string | undefined) =>
    value ? (
      <time dateTime={value} title={formatDateTime(Date.parse(value))}>
        {formatDistance(Date.parse(value), nowMs)}
      </time>
    ) : (
      <Missing />
    );
  return [
    {
      id: 'count',
      header: 'Runs',
      width: '80px',
      narrowWidth: '68px',
      align: 'end',
      value: ({ count }) => count,
      cell: ({ count }) => <span className="font-medium">{count}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: '132px',
      narrowWidth: '112px',
      value: ({ newest }) => label(newest),
      cell: ({ newest }) => <ProcessStatusChip status={newest.processStatus} />,
    },
    {
      id: 'function',
      header: 'Function',
      width: 'minmax(140px, 1.4fr)',
      narrowWidth: 'minmax(0, 1fr)',
      value: ({ newest }) => newest.functionName,
      cell: ({ newest }) => (
        <span className="font-medium font-mono text-small">{newest.functionName || <Missing />}</span>
      ),
    },
    {
      id: 'project',
      header: 'Project',
      width: 'minmax(140px, 1.4fr)',
      isHiddenOnNarrow: true,
      value: ({ newest }) => newest.projectName,
      cell: ({ newest }) => newest.projectName || <Missing />,
    },
    {
      id: 'type',
      header: 'Type',
      width: '120px',
      isHiddenOnNarrow: true,
      value: ({ newest }) => toCamelCaseWords(newest.processType ?? ''),
      cell: ({ newest }) => toCamelCaseWords(newest.processType ?? '') || <Missing />,
    },
    {
      id: 'first',
      header: 'First seen',
      width: '120px',
      isHiddenOnNarrow: true,
      value: ({ firstTime }) => firstTime,
      cell: ({ firstTime }) => time(firstTime),
    },
    {
      id: 'last',
      header: 'Last seen',
      width: '120px',
      narrowWidth: '88px',
      value: ({ lastTime }) => lastTime,
      cell: ({ lastTime }) => time(lastTime),
    },
  ];
}

function groupKey({ key }: ProcessGroup): string {
  return key;
}

function label({ processStatus }: Process): string {
  return getStatusAppearance(processStatus).label;
}

function getSearch(process: Process, isWithinProject: boolean): Partial<ProcessSearch> {
  const { processStatus, processType } = process;
  return {
    ...searchOfFunction(process, isWithinProject),
    status: processStatus && [processStatus],
    type: processType && [processType],
  };
}
