import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useState } from 'react';
import { type Approval, getPersonName, hasResponded } from '#features/approvals/approval.ts';
import { getResponseDeadlineMs } from '#features/approvals/reviewers/availability.ts';
import { ReviewerStatusList } from '#features/approvals/reviewers/reviewer-status-list.tsx';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { isAddress, parseAddresses } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type ReassignDialogProps = {
  fileId: string;
  approval: Approval;
  onClose: () => void;
  onReassign: (body: NonNullable<BodyOf<'drive.approvals.reassign'>>) => void;
};

/** Asks another reviewer, either in addition or in place of a reviewer who has not responded. */
export function ReassignDialog({ fileId, approval, onClose, onReassign }: ReassignDialogProps) {
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const settled = useDebouncedText(email);
  const asked = (approval.reviewerResponses ?? []).flatMap(({ reviewer }) => reviewer?.emailAddress ?? []);
  const [openedMs] = useState(() => Date.now());
  const waiting = (approval.reviewerResponses ?? []).filter((response) => !hasResponded(response));
  const { email: ownEmail } = useSession();
  // Reviewers reassign approvals that wait for them. Others most often replace the only reviewer who has not responded.
  const own = waiting.find(({ reviewer }) => reviewer?.emailAddress?.toLowerCase() === ownEmail.toLowerCase());
  const [only] = waiting.length === 1 ? waiting : [];
  const [replaced, setReplaced] = useState((own ?? only)?.reviewer?.emailAddress ?? '');
  const choices = [
    { value: '', label: 'No one (add a reviewer)' },
    ...waiting.map(({ reviewer }) => ({ value: reviewer?.emailAddress ?? '', label: getPersonName(reviewer) })),
  ];
  const addedReviewerEmail = email.trim();
  const submit = () => {
    if (!isAddress(addedReviewerEmail)) return;
    const change = replaced
      ? { replaceReviewers: [{ addedReviewerEmail, removedReviewerEmail: replaced }] }
      : { addReviewers: [{ addedReviewerEmail }] };
    onReassign({ ...change, ...(message.trim() && { message: message.trim() }) });
  };
  return (
    <Dialog title="Reassign" isOpen onClose={onClose}>
      <PeopleField
        label="New reviewer"
        description="Name or email address. They need access to the file."
        isSingle
        fileId={fileId}
        without={asked}
        value={email}
        onChange={setEmail}
        autoFocus
      />
      <ReviewerStatusList
        fileIds={[fileId]}
        emails={parseAddresses(settled)}
        untilMs={getResponseDeadlineMs(approval.dueTime, openedMs)}
      />
      <SingleSelect label="Replace" choices={choices} value={replaced} onChange={setReplaced} />
      <TextField label="Message (optional)" rows={2} value={message} onChange={setMessage} />
      <DialogFoot effect="held" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.approvals.reassign"
          disabledReason={!isAddress(addedReviewerEmail) ? 'Enter the new reviewer’s address.' : undefined}
          onPress={submit}
        >
          {replaced ? 'Replace reviewer' : 'Add reviewer'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
