import type { Due } from '#features/approvals/start/form/due.ts';
import { NO_ESCALATION } from '#features/approvals/start/form/start-escalation.ts';
import type { StartValues } from '#features/approvals/start/form/use-start-form.ts';
import { parseAddresses } from '#shared/people/addresses.ts';
import type { TemplateContent } from './template-queries.ts';

/** Returns the form values to store in a template. Omits the due date, which belongs to a single approval. */
export function toTemplateContent({
  emails,
  message,
  due,
  change,
  isLocked,
  pinsContent,
  escalation,
}: StartValues): TemplateContent {
  const { reviewer, ...hours } = escalation;
  const { workingDays, clock, zone } = due;
  return {
    reviewers: parseAddresses(emails),
    message,
    due:
      due.kind === 'workingDays' && clock !== '' ? { kind: 'workingDays', workingDays, clock, zone } : { kind: 'none' },
    change,
    isLocked,
    pinsContent,
    ...(Object.keys(hours).length > 0 && {
      escalation: { ...hours, ...(reviewer.trim() && { reviewer: reviewer.trim() }) },
    }),
  };
}

/** Returns the form values for a template. */
export function fromTemplateContent(content: TemplateContent, due: Due): StartValues {
  const { reviewers, message, change, isLocked, pinsContent } = content;
  return {
    emails: reviewers.join(', '),
    message,
    due: content.due.kind === 'none' ? { ...due, kind: 'none' } : { ...due, ...content.due, day: '' },
    change,
    isLocked,
    pinsContent,
    escalation: { ...NO_ESCALATION, ...content.escalation },
  };
}
