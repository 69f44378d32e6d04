import type { EvidenceStep } from './evidence-document.ts';

const WORDS: Readonly<Record<EvidenceStep['kind'], string>> = {
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

/** A step as a sentence, with the name of the person. */
export function stepSentence({ kind, person, isUnseen }: EvidenceStep): string {
  if (kind === 'completed') return WORDS.completed;
  return `${person?.name ?? 'Someone'} ${WORDS[kind]}${isUnseen ? ' without viewing the content' : ''}`;
}

const STATUSES: Readonly<Record<string, string>> = {
  IN_PROGRESS: 'In review',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  NO_RESPONSE: 'Waiting',
};

/** The state of an approval, or what a reviewer has answered, in words; an unknown one as the service names it. */
export function statusWord(status: string): string {
  return STATUSES[status] ?? status;
}
