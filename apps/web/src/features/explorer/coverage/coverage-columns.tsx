import { Link } from '@tanstack/react-router';
import { MethodName } from '#features/explorer/operation/method-name.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import type { CoverageRow } from './coverage-row.ts';

/** Returns the columns of the coverage page. Times are relative to `nowMs`. */
export function coverageColumns(nowMs: number): Column<CoverageRow>[] {
  return [
    {
      id: 'operation',
      header: 'Operation',
      width: 'minmax(336px, 2fr)',
      narrowWidth: 'minmax(0, 1fr)',
      value: ({ id }) => id,
      cell: ({ id, method }) => (
        <span className="flex min-w-0 items-center gap-8">
          <MethodName method={method} />
          <Link
            to="/explorer/$operationId"
            params={{ operationId: id }}
            className="word-target truncate text-accent-ink hover:underline"
          >
            {id}
          </Link>
        </span>
      ),
    },
    {
      id: 'screens',
      header: 'Used on',
      width: 'minmax(180px, 2fr)',
      isHiddenOnNarrow: true,
      value: ({ screens }) => screens.join(', '),
      cell: ({ screens }) => screens.join(', '),
    },
    {
      id: 'today',
      header: 'Calls today',
      width: '96px',
      align: 'end',
      value: ({ callsToday }) => callsToday,
      cell: ({ callsToday }) => <Count value={callsToday} />,
    },
    {
      id: 'calls',
      header: 'In 90 days',
      width: '96px',
      align: 'end',
      isHiddenOnNarrow: true,
      value: ({ calls }) => calls,
      cell: ({ calls }) => <Count value={calls} />,
    },
    {
      id: 'errors',
      header: 'Failed',
      width: '96px',
      align: 'end',
      isHiddenOnNarrow: true,
      value: ({ errors }) => errors,
      cell: ({ errors }) => <Count value={errors} />,
    },
    {
      id: 'last',
      header: 'Last call',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ lastCalledAt }) => lastCalledAt,
      cell: ({ lastCalledAt }) => <RelativeTime value={lastCalledAt} nowMs={nowMs} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: '72px',
      isHiddenOnNarrow: true,
      value: ({ lastStatus }) => lastStatus,
      cell: ({ lastStatus }) =>
        lastStatus === undefined ? (
          <Missing />
        ) : (
          <span className={lastStatus >= 400 ? 'text-red-fg' : ''}>{lastStatus}</span>
        ),
    },
    {
      id: 'error',
      header: 'Last error',
      width: 'minmax(200px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ lastError }) => lastError?.code,
      cell: ({ lastError }) =>
        lastError ? (
          <span className="truncate">
            {lastError.code}, <RelativeTime value={lastError.at} nowMs={nowMs} />
          </span>
        ) : (
          <span className="text-ink-3">–</span>
        ),
    },
  ];
}

function Count({ value }: { value: number }) {
  return <span className={value === 0 ? 'text-ink-3' : ''}>{value.toLocaleString('en')}</span>;
}
