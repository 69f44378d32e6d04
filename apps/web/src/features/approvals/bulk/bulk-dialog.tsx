import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonField } from '#features/approvals/decide/reason-field.tsx';
import { invalidateApprovals } from '#features/approvals/queries.ts';
import type { ReviewRow } from '#features/approvals/review-queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { getActionLabel } from '#shared/format/action-label.ts';
import { JobReportDialog } from '#shared/jobs/job-report-dialog.tsx';
import { jobsQuery } from '#shared/jobs/queries.ts';
import { startJob } from '#shared/jobs/start-job.ts';
import { isAddress } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import {
  type BulkAction,
  type BulkInput,
  type BulkItem,
  bulkKinds,
  isIncluded,
  planBulk,
  toBulkJob,
} from './bulk-step.ts';

type BulkDialogProps = {
  action: BulkAction;
  /** The selected approvals, as shown in the list. */
  rows: readonly ReviewRow[];
  /** Called on close, with whether the job was started. */
  onClose: (isSent: boolean) => void;
};

/** Runs one action on several approvals. Shows its effect on each approval before sending, and each result afterwards. */
export function BulkDialog({ action, rows, onClose }: BulkDialogProps) {
  const { email } = useSession();
  const client = useQueryClient();
  // A snapshot of the approvals at the time the dialog opened, so that exactly the shown approvals are sent.
  const [manifest] = useState({ rows, nowMs: Date.now() });
  const [input, setInput] = useState<BulkInput>({ message: '', newReviewer: '', isBlind: false });
  const kind = bulkKinds[action];
  const items = planBulk(manifest.rows, action, input.isBlind, manifest.nowMs);
  const taken = items.filter(isIncluded);
  const hasUnopened = planBulk(manifest.rows, action, true, manifest.nowMs).filter(isIncluded).length > taken.length;
  const send = useMutation({
    mutationFn: () => startJob(toBulkJob(items, action, input, { email, nowMs: manifest.nowMs })),
    onSuccess: () => void client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  if (send.data)
    return (
      <JobReportDialog
        job={send.data}
        onEnd={() => void invalidateApprovals(client)}
        onUndone={send.reset}
        onClose={() => onClose(true)}
      />
    );
  const isFilled =
    (kind.message !== 'needed' || input.message.trim() !== '') &&
    (action !== 'handOver' || isAddress(input.newReviewer.trim()));
  return (
    <Dialog
      title={`${kind.verb} ${countOf(manifest.rows.length, 'file')}`}
      isOpen
      isWide
      onClose={() => onClose(false)}
    >
      <Manifest items={items} />
      <BulkFields action={action} hasUnopened={hasUnopened} input={input} onChange={setInput} />
      <DialogFoot
        effect="held"
        error={send.error && explainFailure('Nothing was sent', send.error)}
        closeLabel={action === 'cancel' ? 'Keep approvals' : undefined}
        onClose={() => onClose(false)}
      >
        <Button
          kind={action === 'approve' ? 'success' : action === 'decline' || action === 'cancel' ? 'danger' : 'primary'}
          size="form"
          data-op={kind.operationId}
          effect="held"
          disabledReason={
            taken.length === 0 ? 'All items are skipped.' : isFilled ? undefined : 'Fill in the fields above first.'
          }
          isBusy={send.isPending}
          onPress={() => send.mutate()}
        >
          {getActionLabel(kind.verb, taken.length, 'file')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Lists the approvals with the effect of the action on each, or the reason why one is skipped. */
function Manifest({ items }: { items: readonly BulkItem[] }) {
  return (
    <ul aria-label="Effect on each item" className="flex flex-col rounded-card border border-line">
      {items.map((item) => (
        <li
          key={`${item.row.fileId}~${item.row.approvalId}`}
          className="flex flex-wrap gap-x-12 border-line px-12 py-6 not-first:border-t"
        >
          <span className={`min-w-160 flex-1 truncate ${isIncluded(item) ? 'font-medium' : 'text-ink-3'}`}>
            {item.row.title}
          </span>
          <span className={isIncluded(item) ? 'text-ink-2' : 'text-amber-fg'}>
            {isIncluded(item) ? item.effect : `Skipped: ${item.skipReason}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

type BulkFieldsProps = {
  action: BulkAction;
  /** Whether the action includes decisions on unopened content. */
  hasUnopened: boolean;
  input: BulkInput;
  onChange: (input: BulkInput) => void;
};

function BulkFields({ action, hasUnopened, input, onChange }: BulkFieldsProps) {
  const { message, isDecision } = bulkKinds[action];
  return (
    <>
      {isDecision && (hasUnopened || input.isBlind) && (
        <Checkbox isSelected={input.isBlind} onChange={(isBlind) => onChange({ ...input, isBlind })}>
          Include files I have not viewed
        </Checkbox>
      )}
      {isDecision && (
        <p className="text-ink-2">
          For files you can edit, this revision is kept forever so that later changes can be compared.
        </p>
      )}
      {action === 'handOver' && (
        <PeopleField
          label="Replacement reviewer"
          description="Name or email address. They need access to the files."
          isSingle
          value={input.newReviewer}
          onChange={(newReviewer) => onChange({ ...input, newReviewer })}
        />
      )}
      {message !== 'none' && (
        <ReasonField
          label={message === 'needed' ? 'Comment for everyone' : 'Message to everyone (optional)'}
          value={input.message}
          onChange={(text) => onChange({ ...input, message: text })}
        />
      )}
    </>
  );
}
