import { BellRing, CircleCheck, Eye, type LucideIcon, VolumeX } from 'lucide-react';
import { type Family, StatusChip } from '#ui/display/status-chip.tsx';
import type { Alert } from './queries.ts';

/** How states of alerts are called and shown. */
export const alertStates: Readonly<Record<Alert['state'], { label: string; icon: LucideIcon; family: Family }>> = {
  open: { label: 'Open', icon: BellRing, family: 'red' },
  acknowledged: { label: 'Acknowledged', icon: Eye, family: 'blue' },
  muted: { label: 'Muted', icon: VolumeX, family: 'neutral' },
  resolved: { label: 'Resolved', icon: CircleCheck, family: 'green' },
};

/** The state of an alert as shape, word and colour. */
export function AlertStateChip({ state }: { state: Alert['state'] }) {
  const { label, icon: Icon, family } = alertStates[state];
  return (
    <StatusChip family={family} glyph={<Icon size={14} strokeWidth={2} />}>
      {label}
    </StatusChip>
  );
}
