import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateApprovals } from '#features/approvals/queries.ts';
import { countOf } from '#shared/format/count.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { filesToApprove } from './files-to-approve.ts';
import { StartFields, useStartForm } from './start-form.tsx';

type SelectedFile = Pick<DriveSchemas['File'], 'id' | 'name' | 'version' | 'capabilities'>;

type StartApprovalsDialogProps = { files: readonly SelectedFile[]; onClose: () => void; onStarted: () => void };

/** Starts an approval of each of several files: a job of one call for each. */
export function StartApprovalsDialog({ files, onClose, onStarted }: StartApprovalsDialogProps) {
  const client = useQueryClient();
  const form = useStartForm();
  const runJob = useRunJob();
  const { error, isPending, submit } = useDialogSubmit(onClose);
  const taken = filesToApprove(files);
  const approvals = countOf(taken.length, 'approval');
  const send = async () => {
    await runJob(toStartJob(`Start ${approvals}`, taken, form), () => void invalidateApprovals(client));
    onStarted();
  };
  return (
    <Dialog title={`Start ${approvals}`} isOpen onClose={onClose}>
      {taken.length < files.length && (
        <p className="text-ink-2">
          Skipped {files.length - taken.length} of {countOf(files.length, 'item')}: you cannot start approvals there.
        </p>
      )}
      <StartFields form={form} fileIds={taken.map(({ id = '' }) => id)} autoFocus />
      <DialogFoot effect="undo" error={error} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.approvals.start"
          disabledReason={!form.isComplete ? 'Enter a reviewer first.' : undefined}
          isBusy={isPending}
          onPress={() => void submit(send)}
        >
          Start {approvals}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function toStartJob(title: string, files: readonly SelectedFile[], form: ReturnType<typeof useStartForm>): JobDraft {
  const { pinsContent } = form.values;
  return {
    title,
    operationId: 'drive.approvals.start',
    items: files.map(({ id = '', name = id, version }) => ({
      id,
      label: name.slice(0, 300),
      params: { fileId: id },
      body: form.body,
      ...(pinsContent && { pinsContent }),
      ...(version !== undefined && { ifMatch: version }),
    })),
  };
}
