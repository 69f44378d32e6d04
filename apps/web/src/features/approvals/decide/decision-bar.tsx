import { clsx } from 'clsx';
import { Check, MessageSquareWarning, X } from 'lucide-react';
import { approveEffect } from '#features/approvals/approval.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DecisionState } from './use-decision.ts';

type DecisionBarProps = {
  decision: DecisionState;
  /** The ID of the element that describes the decisions. */
  explanationId: string;
};

/** The buttons for a reviewer's response, with touch-sized targets on narrow screens. */
export function DecisionBar({ decision, explanationId }: DecisionBarProps) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const size = isNarrow ? 'touch' : 'form';
  // Disabled buttons already state their own reason.
  const describedBy = decision.refusal === undefined ? explanationId : undefined;
  return (
    <div className={clsx('grid grid-cols-2 gap-8', decision.isMine && '[&>:first-child]:col-span-full')}>
      <Button
        kind="success"
        size={size}
        data-op="drive.approvals.approve"
        disabledReason={decision.refusal}
        isBusy={!decision.isOpen && decision.refusal === undefined}
        aria-describedby={describedBy}
        onPress={decision.approve}
      >
        <Check size={16} strokeWidth={2} aria-hidden />
        {decision.isMine ? approveEffect(decision.subject.approval).label : 'Approve'}
      </Button>
      {decision.isMine && (
        <Button
          kind="secondary"
          size={size}
          data-op="drive.approvals.comment"
          disabledReason={decision.changesRefusal}
          isBusy={decision.isInProgress && decision.changesRefusal === undefined}
          onPress={decision.requestChanges}
        >
          <MessageSquareWarning size={16} strokeWidth={2} aria-hidden />
          Request changes
        </Button>
      )}
      <Button
        kind="danger"
        size={size}
        data-op="drive.approvals.decline"
        disabledReason={decision.refusal}
        isBusy={!decision.isOpen && decision.refusal === undefined}
        aria-describedby={describedBy}
        onPress={decision.decline}
      >
        <X size={16} strokeWidth={2} aria-hidden />
        Decline
      </Button>
    </div>
  );
}
