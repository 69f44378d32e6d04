import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import type { Report } from '#shared/reports/report-queries.ts';
import {
  describeDestination,
  describeDueRun,
  describeSchedule,
  ReportStatusChip,
  reportStatus,
} from './report-status.tsx';

/** Returns the columns of the reports. Times are relative to `nowMs`. */
export function reportColumns(nowMs: number): Column<Report>[] {
  return [
    {
      id: 'name',
      header: 'Report',
      width: 'minmax(160px, 2fr)',
      value: ({ name }) => name,
      cell: ({ name }) => <span className="truncate font-medium">{name}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: '128px',
      value: (report) => reportStatus(report).label,
      cell: (report) => <ReportStatusChip report={report} />,
    },
    {
      id: 'destination',
      header: 'Sent to',
      width: 'minmax(140px, 2fr)',
      isHiddenOnNarrow: true,
      value: describeDestination,
      cell: (report) => <span className="truncate text-ink-2">{describeDestination(report)}</span>,
    },
    {
      id: 'schedule',
      header: 'Schedule',
      width: 'minmax(140px, 2fr)',
      isHiddenOnNarrow: true,
      value: describeSchedule,
      cell: (report) => <span className="truncate text-ink-2">{describeSchedule(report)}</span>,
    },
    {
      id: 'next',
      header: 'Next run',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ nextTime }) => nextTime,
      cell: (report) => describeDueRun(report) ?? <RelativeTime value={report.nextTime} nowMs={nowMs} />,
    },
    {
      id: 'last',
      header: 'Last run',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ lastTime }) => lastTime,
      cell: ({ lastTime }) => <RelativeTime value={lastTime} nowMs={nowMs} />,
    },
    {
      id: 'result',
      header: 'Result',
      width: 'minmax(160px, 3fr)',
      isHiddenOnNarrow: true,
      value: ({ lastResult }) => lastResult,
      cell: ({ lastResult }) => <span className="truncate text-ink-2">{lastResult}</span>,
    },
  ];
}
