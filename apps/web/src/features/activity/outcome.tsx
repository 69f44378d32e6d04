import { Ban, CircleCheck, CircleQuestionMark, CircleX, Hourglass, type LucideIcon, ShieldX } from 'lucide-react';
import { type AuditOutcome, outcomeWords } from '#shared/audit/outcome-words.ts';
import { type Family, StatusChip } from '#ui/display/status-chip.tsx';

type OutcomeLook = { icon: LucideIcon; family: Family; sentence: string };

/** How outcomes are shown, and what they mean. */
export const outcomes: Readonly<Record<AuditOutcome, OutcomeLook>> = {
  succeeded: { icon: CircleCheck, family: 'green', sentence: 'Succeeded.' },
  denied: { icon: ShieldX, family: 'magenta', sentence: 'Denied by the console’s policy.' },
  refused: { icon: Ban, family: 'orange', sentence: 'Refused by the service or by a check before it.' },
  failed: { icon: CircleX, family: 'red', sentence: 'Failed.' },
  unknown: {
    icon: CircleQuestionMark,
    family: 'amber',
    sentence: 'Outcome unknown. Check the target.',
  },
  pending: { icon: Hourglass, family: 'blue', sentence: 'In progress.' },
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
