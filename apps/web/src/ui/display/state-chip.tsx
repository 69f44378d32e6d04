import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Family, StatusChip } from './status-chip.tsx';

/** The label and the appearance of a state. */
export type StateAppearance = { label: string; icon: LucideIcon; family: Family };

/** Shows a state as a chip with an icon. `children` replace its label. */
export function StateChip({ label, icon: Icon, family, children }: StateAppearance & { children?: ReactNode }) {
  return (
    <StatusChip family={family} glyph={<Icon size={14} strokeWidth={2} />}>
      {children ?? label}
    </StatusChip>
  );
}
