import { BellOff, BellRing } from 'lucide-react';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { StateChip } from '#ui/display/state-chip.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import type { Watch } from './queries.ts';
import { watchKinds } from './watch-kinds.ts';

/** Returns the columns of the watches. Times are relative to `nowMs`. */
export function watchColumns(nowMs: number): Column<Watch>[] {
  return [
    {
      id: 'label',
      header: 'Target',
      width: 'minmax(208px, 2fr)',
      value: ({ label }) => label,
      cell: ({ label }) => <span className="truncate font-medium">{label}</span>,
    },
    {
      id: 'kind',
      header: 'Type',
      width: 'minmax(140px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ kind }) => watchKinds[kind].label,
      cell: ({ kind }) => <span className="truncate">{watchKinds[kind].label}</span>,
    },
    {
      id: 'state',
      header: 'State',
      width: '112px',
      value: getState,
      cell: (watch) => <WatchStateChip watch={watch} />,
    },
    {
      id: 'channel',
      header: 'Channel',
      width: '180px',
      isHiddenOnNarrow: true,
      value: ({ watchId }) => watchId,
      cell: ({ watchId }) => <CopyableId id={watchId} label="channel ID" />,
    },
    {
      id: 'created',
      header: 'Started',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ createTime }) => createTime,
      cell: ({ createTime }) => <RelativeTime value={createTime} nowMs={nowMs} />,
    },
    {
      id: 'expires',
      header: 'Ends',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ expireTime }) => expireTime,
      cell: ({ expireTime }) => <RelativeTime value={expireTime} nowMs={nowMs} />,
    },
    {
      id: 'message',
      header: 'Last notification',
      width: 'minmax(200px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ lastMessage }) => lastMessage?.time,
      cell: ({ lastMessage, messageCount }) =>
        lastMessage ? (
          <span className="flex min-w-0 gap-4">
            <RelativeTime value={lastMessage.time} nowMs={nowMs} />
            <span className="truncate text-ink-3">
              {lastMessage.state}, {messageCount} in total
            </span>
          </span>
        ) : (
          <span className="text-ink-3">None yet</span>
        ),
    },
  ];
}

/** Returns the second line of a watch on narrow screens: its kind, its expiry and the last message. */
export function watchDetail({ kind, expireTime, lastMessage, isOpen }: Watch, nowMs: number): string {
  const end = `${isOpen ? 'ends' : 'ended'} ${formatDistance(Date.parse(expireTime), nowMs)}`;
  const last = lastMessage
    ? `last notification ${formatDistance(Date.parse(lastMessage.time), nowMs)}`
    : 'no notification yet';
  return [watchKinds[kind].label, end, last].join(' · ');
}

function getState({ isOpen, isSilent = false }: Watch): string {
  if (!isOpen) return 'Expired';
  return isSilent ? 'No notifications' : 'Open';
}

/** Shows whether a watch is open and receives messages, with an icon, a word and a colour. */
export function WatchStateChip({ watch }: { watch: Watch }) {
  const { isOpen, isSilent = false } = watch;
  const isHeard = isOpen && !isSilent;
  const family = isHeard ? 'green' : isOpen ? 'amber' : 'neutral';
  return <StateChip family={family} icon={isHeard ? BellRing : BellOff} label={getState(watch)} />;
}
