import { BellRing, CircleCheck, Eye, VolumeX } from 'lucide-react';
import { StateChip, type StateLook } from '#ui/display/state-chip.tsx';
import type { Alert } from './queries.ts';

/** How states of alerts are called and shown. */
export const alertStates: Readonly<Record<Alert['state'], StateLook>> = {
  open: { label: 'Open', icon: BellRing, family: 'red' },
  acknowledged: { label: 'Acknowledged', icon: Eye, family: 'blue' },
  muted: { label: 'Muted', icon: VolumeX, family: 'neutral' },
  resolved: { label: 'Resolved', icon: CircleCheck, family: 'green' },
};

/** The state of an alert as shape, word and colour. */
export function AlertStateChip({ state }: { state: Alert['state'] }) {
  return <StateChip {...alertStates[state]} />;
}
