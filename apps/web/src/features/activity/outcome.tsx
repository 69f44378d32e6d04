import { Ban, CircleCheck, CircleQuestionMark, CircleX, Hourglass, type LucideIcon, ShieldX } from 'lucide-react';
import { type AuditOutcome, outcomeWords } from '#shared/audit/outcome-words.ts';
import { type Family, StatusChip } from '#ui/status-chip.tsx';

type OutcomeLook = { icon: LucideIcon; family: Family; sentence: string };

/** How outcomes are shown, and what they mean. */
export const outcomes: Readonly<Record<AuditOutcome, OutcomeLook>> = {
  succeeded: { icon: CircleCheck, family: 'green', sentence: 'It was done.' },
  denied: { icon: ShieldX, family: 'magenta', sentence: 'The policy of the console said no.' },
  refused: { icon: Ban, family: 'orange', sentence: 'The service, or a check before it, said no.' },
  failed: { icon: CircleX, family: 'red', sentence: 'It could not be done.' },
  unknown: {
    icon: CircleQuestionMark,
    family: 'amber',
    sentence: 'Nobody can tell whether it was done: look at the thing itself.',
  },
  pending: { icon: Hourglass, family: 'blue', sentence: 'It has started and not ended yet.' },
};

/** An outcome as shape, word and colour. */
export function OutcomeChip({ outcome }: { outcome: AuditOutcome }) {
  const { icon: Icon, family } = outcomes[outcome];
  return (
    <StatusChip family={family} glyph={<Icon size={14} strokeWidth={2} />}>
      {outcomeWords[outcome]}
    </StatusChip>
  );
}
