import type { Column } from '#shared/data-table/column.ts';
import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import { roleName } from '#shared/permissions/permission.ts';
import { Missing } from '#ui/facts.tsx';
import type { RequestRow } from './queries.ts';

/** Columns of the access requests, times seen from `nowMs`. */
export function requestColumns(nowMs: number): Column<RequestRow>[] {
  return [
    {
      id: 'requester',
      header: 'Who asks',
      width: 'minmax(180px, 2fr)',
      sortKey: 'requester',
      cell: ({ requester }) => <span className="truncate font-medium">{requester}</span>,
    },
    {
      id: 'file',
      header: 'File',
      width: 'minmax(160px, 3fr)',
      sortKey: 'title',
      cell: ({ title }) => <span className="truncate">{title}</span>,
      isWide: true,
    },
    {
      id: 'role',
      header: 'Role',
      width: '120px',
      cell: ({ roles }) => roles.map(roleName).join(', ') || <Missing />,
    },
    {
      id: 'message',
      header: 'Message',
      width: 'minmax(160px, 3fr)',
      cell: ({ message }) => <span className="truncate text-ink-2">{message ?? ''}</span>,
      isWide: true,
    },
    {
      id: 'age',
      header: 'Asked',
      width: '112px',
      sortKey: 'createTime',
      cell: ({ createTime }) =>
        createTime ? (
          <time dateTime={createTime} title={formatDateTime(Date.parse(createTime))}>
            {formatDistance(Date.parse(createTime), nowMs)}
          </time>
        ) : (
          <Missing />
        ),
      isWide: true,
    },
  ];
}
