import type { EvidenceStep } from './evidence-document.ts';

const STEP_TEXTS: Readonly<Record<EvidenceStep['kind'], string>> = {
  started: 'requested approval',
  approved: 'approved',
  declined: 'declined',
  reset: 'approval reset because the content changed',
  message: 'wrote',
  reminder: 'reminded the reviewers',
  changesRequested: 'requested changes',
  reassigned: 'changed the reviewers',
  cancelled: 'cancelled the approval',
  completed: 'The approval is complete',
};

/** Returns a step as a sentence with the person's name. */
export function describeStep({ kind, person, isUnseen }: EvidenceStep): string {
  if (kind === 'completed') return STEP_TEXTS.completed;
  return `${person?.name ?? 'Someone'} ${STEP_TEXTS[kind]}${isUnseen ? ' without viewing the content' : ''}`;
}

const STATUSES: Readonly<Record<string, string>> = {
  IN_PROGRESS: 'In review',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  NO_RESPONSE: 'Waiting',
};

/** Returns the label of an approval's state or a reviewer's response. Unknown values are returned as the service names them. */
export function getStatusLabel(status: string): string {
  return STATUSES[status] ?? status;
}
