import { fileIdColumn } from '#shared/content/file-id-column.tsx';
import { FileNameCell } from '#shared/content/file-name-cell.tsx';
import { pathColumn } from '#shared/content/path-column.tsx';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { NamedAddress } from '#shared/people/named-address.tsx';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { getRoleName } from '#shared/permissions/permission.ts';
import { Missing } from '#ui/display/description-list.tsx';
import type { RequestRow } from './queries.ts';

/** Returns the columns of the access requests. Times are relative to `nowMs`. */
export function requestColumns(nowMs: number): Column<RequestRow>[] {
  return [
    {
      id: 'requester',
      header: 'Requester',
      width: 'minmax(220px, 2fr)',
      sortKey: 'requester',
      value: ({ requester }) => requester,
      cell: ({ requester }) => (
        <span className="flex min-w-0 items-center gap-8">
          <NamedAddress address={requester} />
          <OutsideChip address={requester} />
        </span>
      ),
    },
    {
      id: 'file',
      header: 'File',
      width: 'minmax(160px, 3fr)',
      sortKey: 'title',
      value: ({ title }) => title,
      cell: ({ title, mimeType, path }) => <FileNameCell title={title} mimeType={mimeType} path={path} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'role',
      header: 'Role',
      width: '120px',
      value: ({ roles }) => roles.map(getRoleName).join(', '),
      cell: ({ roles }) => roles.map(getRoleName).join(', ') || <Missing />,
    },
    {
      id: 'message',
      header: 'Message',
      width: 'minmax(160px, 3fr)',
      value: ({ message }) => message,
      cell: ({ message }) => <span className="truncate text-ink-2">{message ?? ''}</span>,
      isHiddenOnNarrow: true,
    },
    {
      id: 'age',
      header: 'Requested',
      width: '112px',
      sortKey: 'createTime',
      value: ({ createTime }) => createTime,
      cell: ({ createTime }) => <RelativeTime value={createTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'recipient',
      header: 'Recipient',
      width: 'minmax(160px, 2fr)',
      value: ({ recipient }) => recipient,
      cell: ({ recipient }) => recipient ?? <Missing />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    pathColumn,
    fileIdColumn,
  ];
}

/** Returns the second line of a request on narrow screens: the file and the reason for the request. */
export function requestDetail({ title, message }: RequestRow): string {
  return [title, message].filter(Boolean).join(' · ');
}
