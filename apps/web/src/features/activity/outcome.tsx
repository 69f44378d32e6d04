import { Ban, CircleCheck, CircleQuestionMark, CircleX, Hourglass, ShieldX } from 'lucide-react';
import { type AuditOutcome, outcomeLabels } from '#shared/audit/outcome-labels.ts';
import { type StateAppearance, StateChip } from '#ui/display/state-chip.tsx';

type OutcomeAppearance = Omit<StateAppearance, 'label'> & { sentence: string };

/** The appearance of each outcome, and its meaning. */
export const outcomes: Readonly<Record<AuditOutcome, OutcomeAppearance>> = {
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

/** Shows an outcome with an icon, a word and a colour. */
export function OutcomeChip({ outcome }: { outcome: AuditOutcome }) {
  const { icon, family } = outcomes[outcome];
  return <StateChip family={family} icon={icon} label={outcomeLabels[outcome]} />;
}
