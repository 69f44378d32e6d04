import { CircleCheck, CircleDashed, CirclePause, Clock, EyeOff, OctagonX } from 'lucide-react';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';
import type { AlertChannel } from './channel-queries.ts';

const STATUSES: Readonly<Record<AlertChannel['status'], StateAppearance>> = {
  ready: { label: 'Not used yet', icon: CircleDashed, family: 'teal' },
  delivering: { label: 'Working', icon: CircleCheck, family: 'green' },
  failing: { label: 'Failing', icon: OctagonX, family: 'red' },
  waiting: { label: 'Waiting', icon: Clock, family: 'amber' },
  withheld: { label: 'Withheld', icon: EyeOff, family: 'amber' },
};
const OFF: StateAppearance = { label: 'Off', icon: CirclePause, family: 'neutral' };

/** Returns the label and the appearance of a channel's status. */
export function getChannelStatus({ isEnabled, status }: AlertChannel): StateAppearance {
  return isEnabled ? STATUSES[status] : OFF;
}

/** Shows the status of a channel with an icon, a word and a colour. */
export function ChannelStatusChip({ channel }: { channel: AlertChannel }) {
  return <StateChip {...getChannelStatus(channel)} />;
}
