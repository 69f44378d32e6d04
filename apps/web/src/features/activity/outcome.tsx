import { Ban, CircleCheck, CircleQuestionMark, CircleX, Hourglass, type LucideIcon, ShieldX } from 'lucide-react';
import { type Family, StatusChip } from '#ui/status-chip.tsx';
import type { AuditOutcome } from './queries.ts';

type OutcomeLook = { label: string; icon: LucideIcon; family: Family; sentence: string };

/** How outcomes are shown, and what they mean. */
export const outcomes: Readonly<Record<AuditOutcome, OutcomeLook>> = {
  succeeded: { label: 'Done', icon: CircleCheck, family: 'green', sentence: 'It was done.' },
  denied: { label: 'Denied', icon: ShieldX, family: 'magenta', sentence: 'The policy of the console said no.' },
  refused: { label: 'Refused', icon: Ban, family: 'orange', sentence: 'The service, or a check before it, said no.' },
  failed: { label: 'Failed', icon: CircleX, family: 'red', sentence: 'It could not be done.' },
  unknown: {
    label: 'Not known',
    icon: CircleQuestionMark,
    family: 'amber',
    sentence: 'Nobody can tell whether it was done: look at the thing itself.',
  },
  pending: { label: 'Under way', icon: Hourglass, family: 'blue', sentence: 'It has started and not ended yet.' },
};

/** An outcome as shape, word and colour. */
export function OutcomeChip({ outcome }: { outcome: AuditOutcome }) {
  const { label, icon: Icon, family } = outcomes[outcome];
  return (
    <StatusChip family={family} glyph={<Icon size={14} strokeWidth={2} />}>
      {label}
    </StatusChip>
  );
}
