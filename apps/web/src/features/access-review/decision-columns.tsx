import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { getRoleName } from '#shared/permissions/permission.ts';
import type { AccessDecision } from './queries.ts';
import { DECISION_LABELS, describeDecidedGrantee } from './review-labels.ts';

/** Returns the columns of the access review decisions. Times are relative to `nowMs`. */
export function decisionColumns(nowMs: number): Column<AccessDecision>[] {
  return [
    {
      id: 'who',
      header: 'Who',
      width: 'minmax(180px, 2fr)',
      value: describeDecidedGrantee,
      cell: (decision) => <span className="truncate font-medium">{describeDecidedGrantee(decision)}</span>,
    },
    {
      id: 'file',
      header: 'File',
      width: 'minmax(160px, 2fr)',
      value: ({ title }) => title,
      cell: ({ title }) => <span className="truncate">{title}</span>,
      isHiddenOnNarrow: true,
    },
    {
      id: 'role',
      header: 'Role before',
      width: '120px',
      value: ({ role }) => getRoleName(role),
      cell: ({ role }) => getRoleName(role),
      isHiddenOnNarrow: true,
    },
    {
      id: 'decision',
      header: 'Decision',
      width: '112px',
      value: ({ decision }) => DECISION_LABELS[decision],
      cell: ({ decision }) => DECISION_LABELS[decision],
    },
    {
      id: 'reviewer',
      header: 'Reviewer',
      width: 'minmax(140px, 1fr)',
      value: ({ reviewer }) => reviewer.email,
      cell: ({ reviewer }) => <span className="truncate">{reviewer.name || reviewer.email}</span>,
      isHiddenOnNarrow: true,
    },
    {
      id: 'decided',
      header: 'Decided',
      width: '112px',
      value: ({ decideTime }) => decideTime,
      cell: ({ decideTime }) => <RelativeTime value={decideTime} nowMs={nowMs} />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'note',
      header: 'Note',
      width: 'minmax(160px, 2fr)',
      value: ({ note }) => note,
      cell: ({ note }) => <span className="truncate text-ink-2">{note ?? ''}</span>,
      isHiddenOnNarrow: true,
    },
  ];
}
