import { Ban, CircleCheck, CircleQuestionMark, CircleX, Hourglass, type LucideIcon, ShieldX } from 'lucide-react';
import { type AuditOutcome, outcomeWords } from '#shared/audit/outcome-words.ts';
import { type Family, StatusChip } from '#ui/status-chip.tsx';

type OutcomeLook = { icon: LucideIcon; family: Family; sentence: string };

/** How outcomes are shown, and what they mean. */
export const outcomes: Readonly<Record<AuditOutcome, OutcomeLook>> = {
  succeeded: { icon: CircleCheck, family: 'green', sentence: 'It succeeded.' },
  denied: { icon: ShieldX, family: 'magenta', sentence: 'The console’s policy denied it.' },
  refused: { icon: Ban, family: 'orange', sentence: 'The service, or a check before it, refused it.' },
  failed: { icon: CircleX, family: 'red', sentence: 'It failed.' },
  unknown: {
    icon: CircleQuestionMark,
    family: 'amber',
    sentence: 'Whether it was done is not known: check the target.',
  },
  pending: { icon: Hourglass, family: 'blue', sentence: 'It has not ended yet.' },
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
