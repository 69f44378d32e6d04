import { Undo2 } from 'lucide-react';
import { getActionLabel } from '#shared/audit/action-labels.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance, formatDuration } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { CutId } from '#ui/text/cut-id.tsx';
import { OutcomeChip } from './outcome.tsx';
import type { AuditEntry } from './queries.ts';

/** Returns the columns of the activity. Times are relative to `nowMs`. */
export function activityColumns(nowMs: number): Column<AuditEntry>[] {
  return [
    {
      id: 'at',
      header: 'When',
      width: '112px',
      isHiddenOnNarrow: true,
      cell: ({ at }) => <RelativeTime value={at} nowMs={nowMs} />,
    },
    {
      id: 'actor',
      header: 'Who',
      width: 'minmax(124px, 1.75fr)',
      isHiddenOnNarrow: true,
      cell: (entry) => <span className="truncate">{getActor(entry)}</span>,
    },
    {
      id: 'action',
      isName: true,
      header: 'Action',
      width: 'minmax(208px, 3fr)',
      cell: ({ action }) => <span className="truncate font-medium">{getActionLabel(action)}</span>,
    },
    {
      id: 'target',
      header: 'Target',
      width: 'minmax(124px, 1.75fr)',
      isHiddenOnNarrow: true,
      cell: ({ title, target, createdId }) => {
        if (title) return <span className="truncate">{title}</span>;
        const id = target ?? createdId;
        if (!id) return <Missing />;
        return (
          <span className="font-mono text-small">
            <CutId id={id} maxLength={24} />
          </span>
        );
      },
    },
    { id: 'outcome', header: 'Outcome', width: '112px', cell: ({ outcome }) => <OutcomeChip outcome={outcome} /> },
    {
      id: 'undo',
      header: 'Undo',
      width: '104px',
      isHiddenOnNarrow: true,
      cell: ({ undo }) =>
        undo && (
          <span className="flex items-center gap-4 text-ink-2 text-small">
            <Undo2 size={12} strokeWidth={2} aria-hidden className="shrink-0" />
            {undo === 'done' ? 'Undone' : 'Available'}
          </span>
        ),
    },
    {
      id: 'duration',
      header: 'Duration',
      width: '80px',
      align: 'end',
      isHiddenOnNarrow: true,
      cell: ({ details }) =>
        typeof details.durationMs === 'number' ? formatDuration(details.durationMs) : <Missing />,
    },
  ];
}

/** Returns the second line of an entry on narrow screens: the time, the user and the target. */
export function getActivityDetail(entry: AuditEntry, nowMs: number): string {
  const { title, target, createdId, at } = entry;
  return [formatDistance(Date.parse(at), nowMs), getActor(entry), title || target || createdId]
    .filter(Boolean)
    .join(' · ');
}

function getActor({ actor }: AuditEntry): string {
  return actor?.email || actor?.subject || 'The console';
}
