import { EyeOff, HardDrive } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { getRestrictionSummary, type SharedDrive } from './drive.ts';
import { ItemCount } from './item-count.tsx';
import { MemberCount } from './member-count.tsx';

/**
 * Returns the columns of the shared drives. Times are relative to `nowMs`. Administrator mode requests them with administrator
 * rights.
 */
export function driveColumns(nowMs: number, isAdmin: boolean): Column<SharedDrive>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(180px, 2fr)',
      value: ({ name }) => name,
      cell: (drive) => (
        <span className="flex min-w-0 items-center gap-8">
          <HardDrive size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
          <span className="truncate font-medium">{drive.name}</span>
          {drive.hidden && <EyeOff size={12} strokeWidth={2} role="img" aria-label="Hidden" className="text-ink-3" />}
        </span>
      ),
    },
    {
      id: 'id',
      header: 'ID',
      width: '200px',
      value: ({ id }) => id,
      isHiddenOnNarrow: true,
      cell: (drive) => (drive.id ? <CopyableId id={drive.id} label="drive ID" /> : <Missing />),
    },
    {
      id: 'members',
      header: 'Members',
      width: '88px',
      align: 'end',
      isHiddenOnNarrow: true,
      cell: (drive) => <MemberCount drive={drive} isAdmin={isAdmin} />,
    },
    {
      id: 'organizers',
      header: 'Organizers',
      width: '96px',
      align: 'end',
      isHiddenOnNarrow: true,
      isOptional: true,
      cell: (drive) => <MemberCount drive={drive} isAdmin={isAdmin} counted="organizer" />,
    },
    {
      id: 'restrictions',
      header: 'Restrictions',
      width: 'minmax(160px, 2fr)',
      value: getRestrictionSummary,
      cell: (drive) => getRestrictionSummary(drive) ?? <span className="text-ink-3">None</span>,
    },
    {
      id: 'created',
      header: 'Created',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ createdTime }) => createdTime,
      cell: ({ createdTime }) => <RelativeTime value={createdTime} nowMs={nowMs} />,
    },
    {
      id: 'items',
      header: 'Items',
      width: '96px',
      align: 'end',
      isHiddenOnNarrow: true,
      cell: (drive) => <ItemCount drive={drive} isAdmin={isAdmin} />,
    },
    {
      id: 'hidden',
      header: 'Hidden',
      width: '88px',
      isHiddenOnNarrow: true,
      isOptional: true,
      value: ({ hidden }) => (hidden ? 'Yes' : 'No'),
      cell: ({ hidden }) => (hidden ? 'Yes' : 'No'),
    },
  ];
}
