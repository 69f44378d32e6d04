import { type ReactNode, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { SingleSelect } from '#ui/single-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { parseAddresses } from './addresses.ts';
import { answerByMs } from './availability.ts';
import { useStartApproval } from './queries.ts';
import { ReviewerHintList } from './reviewer-hint-list.tsx';
import { useSettled } from './use-settled.ts';

const DUE = [
  { value: '', label: 'No due date' },
  { value: '1', label: 'In 1 day' },
  { value: '3', label: 'In 3 days' },
  { value: '7', label: 'In 7 days' },
] as const;
const CHANGES = [
  { value: 'RESET_APPROVAL', label: 'Ask everybody again' },
  { value: 'NO_APPROVAL_ACTION', label: 'Keep the answers' },
] as const;
const DAY_MS = 86_400_000;

type StartApprovalDialogProps = {
  /** Undefined while no file is chosen. */
  fileId: string | undefined;
  /** Where the file is chosen, when it is not known. */
  filePicker?: ReactNode;
  onClose: () => void;
};

/** Asks for reviewers, tells what is known of them, and starts an approval. */
export function StartApprovalDialog({ fileId, filePicker, onClose }: StartApprovalDialogProps) {
  const start = useStartApproval();
  const [openedMs] = useState(() => Date.now());
  const [emails, setEmails] = useState('');
  const [message, setMessage] = useState('');
  const [dueDays, setDueDays] = useState<(typeof DUE)[number]['value']>('3');
  const [change, setChange] = useState<(typeof CHANGES)[number]['value']>('RESET_APPROVAL');
  const [isLocked, setIsLocked] = useState(false);
  const reviewerEmails = parseAddresses(emails);
  const settledEmails = parseAddresses(useSettled(emails));
  const dueTime = dueDays ? new Date(openedMs + Number(dueDays) * DAY_MS).toISOString() : undefined;
  const submit = () => {
    if (start.isSending() || fileId === undefined) return;
    const body = {
      reviewerEmails,
      fileContentChangeBehavior: change,
      lockFile: isLocked,
      ...(message.trim() && { message: message.trim() }),
      ...(dueTime && { dueTime }),
    };
    const onSuccess = () => {
      notify('Approval started');
      onClose();
    };
    start.mutate({ fileId, body }, { onSuccess });
  };
  return (
    <Dialog title="Start an approval" isOpen onClose={onClose}>
      {filePicker}
      <TextField
        label="Reviewers"
        description="Email addresses, separated by commas. They need access to the file."
        value={emails}
        onChange={setEmails}
        autoFocus={filePicker === undefined}
      />
      <ReviewerHintList fileId={fileId} emails={settledEmails} untilMs={answerByMs(dueTime, openedMs)} />
      <TextField label="Message" rows={3} value={message} onChange={setMessage} />
      <div className="flex flex-wrap gap-12">
        <SingleSelect label="Due" choices={DUE} value={dueDays} onChange={setDueDays} />
        <SingleSelect label="When the file changes" choices={CHANGES} value={change} onChange={setChange} />
      </div>
      <Checkbox isSelected={isLocked} onChange={setIsLocked}>
        Lock the file while it is in review
      </Checkbox>
      {start.error && (
        <p role="alert" className="text-red-fg">
          The approval did not start: {explainError(start.error)}
        </p>
      )}
      <DialogFoot onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.approvals.start"
          isDisabled={reviewerEmails.length === 0 || fileId === undefined || start.isPending}
          onPress={submit}
        >
          Start approval
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
