import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePinnableContent } from '#features/approvals/decide/pinnable-content.ts';
import { useStartApproval } from '#features/approvals/queries.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useStartForm } from './form/use-start-form.ts';
import { StartFields } from './start-form.tsx';
import { IN_PROGRESS, useIsInProgress } from './use-is-in-progress.ts';

type StartApprovalDialogProps = {
  /** Undefined while no file is chosen. */
  fileId: string | undefined;
  /** The file picker, if the file is not known yet. */
  filePicker?: ReactNode;
  onClose: () => void;
};

/** Asks for reviewers, shows their status, and starts an approval. */
export function StartApprovalDialog({ fileId, filePicker, onClose }: StartApprovalDialogProps) {
  const start = useStartApproval();
  const form = useStartForm();
  const fileIds = fileId === undefined ? [] : [fileId];
  const { refusal } = usePinnableContent(fileIds);
  const isInProgress = useIsInProgress(fileId);
  const pinsContent = form.values.pinsContent && refusal === undefined;
  const submit = () => {
    if (start.isSending() || fileId === undefined) return;
    const onSuccess = (isPlanned: boolean) => {
      notify(
        isPlanned ? 'Approval started' : 'Approval started, but its escalation was not saved. Open it to try again.',
      );
      onClose();
    };
    start.mutate({ fileId, body: form.body, pinsContent, escalation: form.escalation }, { onSuccess });
  };
  return (
    <Dialog title="Start approval" isOpen onClose={onClose}>
      {filePicker}
      {isInProgress && fileId !== undefined && <InProgressNote fileId={fileId} />}
      <StartFields form={form} fileIds={fileIds} autoFocus={filePicker === undefined} />
      <DialogFoot
        effect="undo"
        error={start.error && explainFailure('The approval did not start', start.error)}
        onClose={onClose}
      >
        <Button
          kind="primary"
          size="form"
          data-op="drive.approvals.start"
          disabledReason={
            isInProgress
              ? IN_PROGRESS
              : fileId === undefined
                ? 'Choose a file.'
                : (form.refusal ?? form.escalationRefusal)
          }
          isBusy={start.isPending}
          onPress={submit}
        >
          Start approval
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function InProgressNote({ fileId }: { fileId: string }) {
  return (
    <p role="status" className="text-amber-fg">
      {IN_PROGRESS}{' '}
      <Link to="/file/$fileId/approvals" params={{ fileId }} className="word-target underline">
        Open it
      </Link>
    </p>
  );
}
