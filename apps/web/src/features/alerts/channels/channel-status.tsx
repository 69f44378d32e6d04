import { CircleCheck, CircleDashed, CirclePause, Clock, EyeOff, type LucideIcon, OctagonX } from 'lucide-react';
import { type Family, StatusChip } from '#ui/display/status-chip.tsx';
import type { AlertChannel } from './channel-queries.ts';

type Words = { label: string; icon: LucideIcon; family: Family };

const STATUSES: Readonly<Record<AlertChannel['status'], Words>> = {
  ready: { label: 'Not used yet', icon: CircleDashed, family: 'teal' },
  delivering: { label: 'Working', icon: CircleCheck, family: 'green' },
  failing: { label: 'Failing', icon: OctagonX, family: 'red' },
  waiting: { label: 'Waiting', icon: Clock, family: 'amber' },
  withheld: { label: 'Withheld', icon: EyeOff, family: 'amber' },
};
const OFF: Words = { label: 'Off', icon: CirclePause, family: 'neutral' };

/** How the status of a channel is called. */
export function channelStatus({ isEnabled, status }: AlertChannel): Words {
  return isEnabled ? STATUSES[status] : OFF;
}

/** The status of a channel as shape, word and colour. */
export function ChannelStatusChip({ channel }: { channel: AlertChannel }) {
  const { label, icon: Icon, family } = channelStatus(channel);
  return (
    <StatusChip family={family} glyph={<Icon size={14} strokeWidth={2} />}>
      {label}
    </StatusChip>
  );
}
