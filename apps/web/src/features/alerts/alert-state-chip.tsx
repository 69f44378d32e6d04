import { BellRing, CircleCheck, Eye, VolumeX } from 'lucide-react';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';
import type { Alert } from './queries.ts';

/** The labels and the appearance of the alert states. */
export const alertStates: Readonly<Record<Alert['state'], StateAppearance>> = {
  open: { label: 'Open', icon: BellRing, family: 'red' },
  acknowledged: { label: 'Acknowledged', icon: Eye, family: 'blue' },
  muted: { label: 'Muted', icon: VolumeX, family: 'neutral' },
  resolved: { label: 'Resolved', icon: CircleCheck, family: 'green' },
};

/** Shows the state of an alert with an icon, a word and a colour. */
export function AlertStateChip({ state }: { state: Alert['state'] }) {
  return <StateChip {...alertStates[state]} />;
}
