import { CalendarOff, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnconfirmed } from '#shared/api/unconfirmed-items.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { StatusChip } from '#ui/display/status-chip.tsx';
import type { Trigger } from './queries.ts';
import { formatSchedule } from './schedule-text.ts';

/** Renders the status of a run. */
export type RenderStatus = (status: string | undefined) => ReactNode;

type ColumnOptions = {
  nowMs: number;
  /** The functions of the latest code. Undefined while loading. */
  functionNames: ReadonlySet<string> | undefined;
  renderStatus: RenderStatus;
};

/** Returns the columns of a project's triggers. */
export function triggerColumns({ nowMs, functionNames, renderStatus }: ColumnOptions): Column<Trigger>[] {
  return [
    {
      id: 'function',
      header: 'Function',
      width: 'minmax(180px, 2fr)',
      value: ({ functionName }) => functionName,
      cell: ({ functionName = '' }) => (
        <span className="flex min-w-0 gap-8">
          <span className="truncate font-medium font-mono">{functionName}</span>
          {functionNames?.has(functionName) === false && (
            <span className="shrink-0 text-amber-fg">not in the latest code</span>
          )}
        </span>
      ),
    },
    {
      id: 'schedule',
      header: 'Schedule',
      width: 'minmax(132px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ schedule }) => formatSchedule(schedule),
      cell: ({ schedule }) => <span className="truncate">{formatSchedule(schedule)}</span>,
    },
    {
      id: 'state',
      header: 'State',
      width: '112px',
      value: getState,
      cell: (trigger) => (
        <StatusChip
          family={trigger.disabled ? 'neutral' : 'green'}
          glyph={trigger.disabled ? <CalendarOff size={14} strokeWidth={2} /> : <Clock size={14} strokeWidth={2} />}
        >
          {isUnconfirmed(trigger) ? getChange(trigger) : getState(trigger)}
        </StatusChip>
      ),
    },
    {
      id: 'next',
      header: 'Next run',
      width: '112px',
      isHiddenOnNarrow: true,
      value: getNextRun,
      cell: (trigger) =>
        trigger.disabled ? (
          <span className="text-ink-3">None</span>
        ) : (
          <RelativeTime value={getNextRun(trigger)} nowMs={nowMs} />
        ),
    },
    {
      id: 'last',
      header: 'Last run',
      width: 'minmax(184px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ lastRun }) => lastRun?.startTime,
      cell: ({ lastRun }) =>
        lastRun ? (
          <span className="flex min-w-0 items-center gap-8">
            {renderStatus(lastRun.processStatus)}
            <RelativeTime value={lastRun.startTime} nowMs={nowMs} />
          </span>
        ) : (
          <span className="text-ink-3">None yet</span>
        ),
    },
    {
      id: 'owner',
      header: 'Runs as',
      width: 'minmax(120px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ owner }) => owner?.email,
      cell: ({ owner }) => <span className="truncate">{owner?.name ?? owner?.email ?? 'Unknown'}</span>,
    },
    {
      id: 'changed',
      header: 'Last changed',
      width: 'minmax(160px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ updateTime }) => updateTime,
      cell: ({ updateTime, lastModifyUser }) => (
        <span className="flex min-w-0 gap-4">
          <RelativeTime value={updateTime} nowMs={nowMs} />
          {lastModifyUser && (
            <span className="truncate text-ink-3">by {lastModifyUser.name ?? lastModifyUser.email}</span>
          )}
        </span>
      ),
    },
  ];
}

/** Returns the second line of a trigger on narrow screens. */
export function triggerDetail({ schedule, disabled, nextRunTime, lastRun }: Trigger, nowMs: number): string {
  const next = disabled || !nextRunTime ? undefined : `next ${formatDistance(Date.parse(nextRunTime), nowMs)}`;
  const last = lastRun?.startTime ? `last ${formatDistance(Date.parse(lastRun.startTime), nowMs)}` : 'no runs yet';
  return [formatSchedule(schedule), next, last].filter(Boolean).join(' · ');
}

function getState({ disabled }: Trigger): string {
  return disabled ? 'Disabled' : 'Enabled';
}

function getChange({ disabled }: Trigger): string {
  return disabled ? 'Disabling…' : 'Enabling…';
}

function getNextRun({ disabled, nextRunTime }: Trigger): string | undefined {
  return disabled ? undefined : nextRunTime;
}
