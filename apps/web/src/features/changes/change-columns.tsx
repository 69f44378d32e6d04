import { CircleMinus, HardDrive, Pencil, Trash2 } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { StateChip } from '#ui/display/state-chip.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { changeStateLabel, getTitle, isOfDrive } from './change-facts.ts';
import type { Change } from './queries.ts';

/** Returns the columns of the changes. Times are relative to `nowMs`. `driveNames` contains the names of shared drives by ID. */
export function changeColumns(nowMs: number, driveNames: ReadonlyMap<string, string>): Column<Change>[] {
  return [
    {
      id: 'time',
      header: 'When',
      width: '112px',
      isHiddenOnNarrow: true,
      cell: ({ time }) => <RelativeTime value={time} nowMs={nowMs} />,
    },
    { id: 'what', header: 'Change', width: '176px', cell: (change) => <ChangeChip change={change} /> },
    {
      id: 'item',
      isName: true,
      header: 'Item',
      width: 'minmax(160px, 3fr)',
      cell: (change) => <span className="truncate font-medium">{getTitle(change)}</span>,
    },
    {
      id: 'who',
      header: 'Who',
      width: 'minmax(120px, 2fr)',
      isHiddenOnNarrow: true,
      cell: ({ file }) => {
        const user = file?.lastModifyingUser;
        return user ? <span className="truncate">{user.emailAddress ?? user.displayName}</span> : <Missing />;
      },
    },
    {
      id: 'drive',
      header: 'Shared drive',
      width: 'minmax(120px, 1fr)',
      isHiddenOnNarrow: true,
      cell: ({ driveId }) => <span className="truncate">{driveId && (driveNames.get(driveId) ?? driveId)}</span>,
    },
    {
      id: 'id',
      header: 'ID',
      width: '180px',
      isHiddenOnNarrow: true,
      cell: ({ fileId, driveId }) => <CopyableId id={fileId ?? driveId ?? ''} label="ID" />,
    },
  ];
}

/** Returns the second line of a change on narrow screens: the user and the time. */
export function changeDetail({ file, time }: Change, nowMs: number): string {
  const user = file?.lastModifyingUser;
  return [time && formatDistance(Date.parse(time), nowMs), user?.emailAddress ?? user?.displayName]
    .filter(Boolean)
    .join(' · ');
}

/** Shows the kind of change with an icon, a word and a colour. */
export function ChangeChip({ change }: { change: Change }) {
  const label = changeStateLabel(change);
  if (change.removed) return <StateChip family="red" icon={CircleMinus} label={label} />;
  if (change.file?.trashed) return <StateChip family="amber" icon={Trash2} label={label} />;
  return <StateChip family="blue" icon={isOfDrive(change) ? HardDrive : Pencil} label={label} />;
}
