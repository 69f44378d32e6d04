import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { AlertStateChip, alertStates } from './alert-state-chip.tsx';
import type { Alert } from './queries.ts';

/** Returns the columns of the alerts. Times are relative to `nowMs`. */
export function alertColumns(nowMs: number): Column<Alert>[] {
  return [
    {
      id: 'title',
      header: 'Alert',
      width: 'minmax(240px, 3fr)',
      value: ({ title }) => title,
      cell: ({ title }) => <span className="truncate font-medium">{title}</span>,
    },
    {
      id: 'state',
      header: 'State',
      width: '152px',
      value: ({ state }) => alertStates[state].label,
      cell: ({ state }) => <AlertStateChip state={state} />,
    },
    {
      id: 'detail',
      header: 'Details',
      width: 'minmax(160px, 2fr)',
      isHiddenOnNarrow: true,
      value: ({ detail }) => detail,
      cell: ({ detail }) => <span className="truncate text-ink-2">{detail}</span>,
    },
    {
      id: 'rule',
      header: 'Rule',
      width: 'minmax(160px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ ruleName }) => ruleName,
      cell: ({ ruleName }) => <span className="truncate">{ruleName}</span>,
    },
    {
      id: 'count',
      header: 'Count',
      width: '72px',
      align: 'end',
      isHiddenOnNarrow: true,
      value: ({ count }) => count,
      cell: ({ count }) => <span className="tabular-nums">{count.toLocaleString('en')}</span>,
    },
    {
      id: 'first',
      header: 'First',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ firstTime }) => firstTime,
      cell: ({ firstTime }) => <RelativeTime value={firstTime} nowMs={nowMs} />,
    },
    {
      id: 'last',
      header: 'Last',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ lastTime }) => lastTime,
      cell: ({ lastTime }) => <RelativeTime value={lastTime} nowMs={nowMs} />,
    },
    {
      id: 'assignee',
      header: 'Assignee',
      width: 'minmax(96px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ assigneeName }) => assigneeName,
      cell: ({ assigneeName }) => <span className="truncate text-ink-2">{assigneeName ?? 'Unassigned'}</span>,
    },
  ];
}

/** Returns the second line of an alert on narrow screens. */
export function getAlertDetail({ detail, lastTime }: Alert, nowMs: number): string {
  return `${formatDistance(Date.parse(lastTime), nowMs)} · ${detail}`;
}
