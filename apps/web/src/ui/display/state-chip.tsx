import type { LucideIcon } from 'lucide-react';
import { type Family, StatusChip } from './status-chip.tsx';

/** The label and the appearance of a state. */
export type StateAppearance = { label: string; icon: LucideIcon; family: Family };

/** Shows a state as a chip with an icon. */
export function StateChip({ label, icon: Icon, family }: StateAppearance) {
  return (
    <StatusChip family={family} glyph={<Icon size={14} strokeWidth={2} />}>
      {label}
    </StatusChip>
  );
}
