import { BellOff, BellRing } from 'lucide-react';
import type { Column } from '#shared/data-table/column.ts';
import { RelativeTime } from '#shared/relative-time.tsx';
import { CopyableId } from '#ui/copyable-id.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import type { Watch } from './queries.ts';
import { watchKinds } from './watch-kinds.ts';

/** Columns of the watches, times seen from `nowMs`. */
export function watchColumns(nowMs: number): Column<Watch>[] {
  return [
    {
      id: 'label',
      header: 'What',
      width: 'minmax(160px, 2fr)',
      cell: ({ label }) => <span className="truncate font-medium">{label}</span>,
    },
    {
      id: 'kind',
      header: 'Kind',
      width: 'minmax(140px, 1fr)',
      isWide: true,
      cell: ({ kind }) => <span className="truncate">{watchKinds[kind].label}</span>,
    },
    { id: 'state', header: 'State', width: '112px', cell: (watch) => <WatchStateChip watch={watch} /> },
    {
      id: 'channel',
      header: 'Channel',
      width: '180px',
      isWide: true,
      cell: ({ watchId }) => <CopyableId id={watchId} label="channel ID" />,
    },
    {
      id: 'created',
      header: 'Begun',
      width: '104px',
      isWide: true,
      cell: ({ createTime }) => <RelativeTime value={createTime} nowMs={nowMs} />,
    },
    {
      id: 'expires',
      header: 'Ends',
      width: '104px',
      cell: ({ expireTime }) => <RelativeTime value={expireTime} nowMs={nowMs} />,
    },
    {
      id: 'message',
      header: 'Last message',
      width: 'minmax(200px, 1fr)',
      cell: ({ lastMessage, messageCount }) =>
        lastMessage ? (
          <span className="flex min-w-0 gap-4">
            <RelativeTime value={lastMessage.time} nowMs={nowMs} />
            <span className="truncate text-ink-3">
              {lastMessage.state}, {messageCount} in all
            </span>
          </span>
        ) : (
          <span className="text-ink-3">None yet</span>
        ),
    },
  ];
}

/** Whether a watch is open, as shape, word and colour. */
export function WatchStateChip({ watch: { isOpen } }: { watch: Watch }) {
  const Icon = isOpen ? BellRing : BellOff;
  return (
    <StatusChip family={isOpen ? 'green' : 'neutral'} glyph={<Icon size={14} strokeWidth={2} />}>
      {isOpen ? 'Open' : 'Ran out'}
    </StatusChip>
  );
}
