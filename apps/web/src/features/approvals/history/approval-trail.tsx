import { useQuery } from '@tanstack/react-query';
import { type ApprovalStep, approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';

const STEP_TEXTS: Readonly<Record<ApprovalStep['kind'], string>> = {
  started: 'requested approval',
  approved: 'approved',
  declined: 'declined',
  reset: 'has to approve again because the content changed',
  message: 'wrote',
  reminder: 'reminded the reviewers',
  changesRequested: 'requested changes',
  reassigned: 'changed the reviewers',
  cancelled: 'cancelled the approval',
  completed: 'The approval is complete',
};

/** Describes a step and who took it. */
export function describeStep({ kind, person, isUnseen }: ApprovalStep): string {
  if (kind === 'completed') return STEP_TEXTS.completed;
  return `${person?.name ?? 'Someone'} ${STEP_TEXTS[kind]}${isUnseen ? ' without viewing the content' : ''}`;
}

/** Shows the history of an approval with its messages, oldest first. */
export function ApprovalTrail({ fileId, approvalId }: { fileId: string; approvalId: string }) {
  const history = useQuery(approvalHistoryQuery(fileId, approvalId));
  if (history.isPending) return null;
  if (isUnreadable(history)) {
    return <p className="text-ink-3 text-small">The history could not be loaded: {explainError(history.error)}</p>;
  }
  return (
    <section aria-label="History" className="flex flex-col gap-6">
      <h2 className="font-semibold">History</h2>
      <ol className="flex flex-col gap-8 border-line border-l-2 pl-12">
        {history.data.map((step) => (
          <li key={step.stepId}>
            <p>{describeStep(step)}</p>
            {step.message && <p className="text-ink-2 wrap-anywhere">“{step.message}”</p>}
            <p className="text-ink-3 text-small">
              <time dateTime={step.time}>{formatDateTime(Date.parse(step.time))}</time>
              {step.origin === 'outside' && step.kind !== 'started' && ' (time recorded by Rotunda)'}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
