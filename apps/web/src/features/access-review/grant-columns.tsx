import { fileIdColumn } from '#shared/content/file-id-column.tsx';
import { FileNameCell } from '#shared/content/file-name-cell.tsx';
import { pathColumn } from '#shared/content/path-column.tsx';
import { formatDay } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { describeOutsideGrantee } from '#shared/permissions/outside-grantee.ts';
import { getRoleName } from '#shared/permissions/permission.ts';
import type { Grant } from './queries.ts';
import { formatDecision, TYPES } from './review-labels.ts';

/** The columns of external access. */
export const grantColumns: readonly Column<Grant>[] = [
  {
    id: 'who',
    header: 'Who',
    width: 'minmax(180px, 2fr)',
    sortKey: 'grantee',
    value: describeOutsideGrantee,
    cell: (grant) => <span className="truncate font-medium">{describeOutsideGrantee(grant)}</span>,
  },
  {
    id: 'type',
    header: 'Type',
    width: '96px',
    value: getTypeText,
    cell: getTypeText,
    isHiddenOnNarrow: true,
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
    value: ({ role }) => getRoleName(role),
    cell: ({ role }) => getRoleName(role),
  },
  {
    id: 'expires',
    header: 'Expires',
    width: '120px',
    sortKey: 'expirationTime',
    value: ({ expirationTime }) => expirationTime,
    cell: ({ expirationTime }) =>
      expirationTime === undefined ? (
        <span className="text-amber-fg">Never</span>
      ) : (
        formatDay(Date.parse(expirationTime))
      ),
    isHiddenOnNarrow: true,
  },
  {
    id: 'last-review',
    header: 'Last review',
    width: 'minmax(160px, 2fr)',
    value: ({ lastDecision }) => lastDecision && formatDecision(lastDecision),
    cell: ({ lastDecision }) => (
      <span className="truncate text-ink-2">{lastDecision ? formatDecision(lastDecision) : 'Never'}</span>
    ),
    isHiddenOnNarrow: true,
  },
  {
    id: 'note',
    header: 'Note',
    width: 'minmax(120px, 2fr)',
    value: ({ lastDecision }) => lastDecision?.note,
    cell: ({ lastDecision }) => <span className="truncate text-ink-2">{lastDecision?.note ?? ''}</span>,
    isHiddenOnNarrow: true,
    isOptional: true,
  },
  pathColumn,
  fileIdColumn,
];

function getTypeText({ type }: Grant): string {
  return TYPES.find(({ value }) => value === type)?.label ?? '';
}
