import { RelativeTime } from '#shared/format/relative-time.tsx';
import type { Column } from '#shared/lists/column.ts';
import { channelKinds, describeSchedule, getChannelOwner } from './channel-labels.ts';
import type { AlertChannel } from './channel-queries.ts';
import { ChannelStatusChip, getChannelStatus } from './channel-status.tsx';

/** Returns the columns of the channels. Times are relative to `nowMs`. */
export function channelColumns(nowMs: number): Column<AlertChannel>[] {
  return [
    {
      id: 'name',
      header: 'Channel',
      width: 'minmax(160px, 2fr)',
      value: ({ name }) => name,
      cell: ({ name }) => <span className="truncate font-medium">{name}</span>,
    },
    {
      id: 'status',
      header: 'Status',
      width: '128px',
      value: (channel) => getChannelStatus(channel).label,
      cell: (channel) => <ChannelStatusChip channel={channel} />,
    },
    {
      id: 'kind',
      header: 'Type',
      width: 'minmax(120px, 1fr)',
      isHiddenOnNarrow: true,
      value: ({ kind }) => channelKinds[kind].label,
      cell: ({ kind }) => <span className="truncate">{channelKinds[kind].label}</span>,
    },
    {
      id: 'target',
      header: 'Address',
      width: 'minmax(160px, 2fr)',
      isHiddenOnNarrow: true,
      value: ({ target }) => target,
      cell: ({ target }) => <span className="truncate text-ink-2">{target}</span>,
    },
    {
      id: 'schedule',
      header: 'Schedule',
      width: 'minmax(140px, 2fr)',
      isHiddenOnNarrow: true,
      value: ({ schedule }) => describeSchedule(schedule),
      cell: ({ schedule }) => <span className="truncate text-ink-2">{describeSchedule(schedule)}</span>,
    },
    {
      id: 'owner',
      header: 'Owner',
      width: 'minmax(96px, 1fr)',
      isHiddenOnNarrow: true,
      value: getChannelOwner,
      cell: (channel) => <span className="truncate">{getChannelOwner(channel)}</span>,
    },
    {
      id: 'delivered',
      header: 'Last delivery',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ deliveredTime }) => deliveredTime,
      cell: ({ deliveredTime }) => <RelativeTime value={deliveredTime} nowMs={nowMs} />,
    },
  ];
}
