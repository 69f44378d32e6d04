import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { FailedStarts } from './failed-starts.tsx';
import { listFilesToApprove } from './files-to-approve.ts';
import { useStartForm } from './form/use-start-form.ts';
import { runningApprovalsQuery } from './running-approvals.ts';
import { SkippedFiles } from './skipped-files.tsx';
import { StartFields } from './start-form.tsx';
import type { SelectedFile } from './start-job.ts';
import { useStartMany } from './use-start-many.ts';

type StartApprovalsDialogProps = { files: readonly SelectedFile[]; onClose: () => void; onStarted: () => void };

const ALL_RUNNING = 'All of these files have an approval in progress.';

/**
 * Starts an approval of each selected file, as a job with one call per file. Failed starts can be sent again with the same
 * values.
 */
export function StartApprovalsDialog({ files, onClose, onStarted }: StartApprovalsDialogProps) {
  const form = useStartForm();
  const many = useStartMany(() => {
    onStarted();
    onClose();
  });
  const { last, isBusy, error } = many;
  const allowed = listFilesToApprove(files);
  const { running, uncheckedCount, isPending } = useRunning(allowed);
  const failedIds = last && new Set(last.failed.map(({ id }) => id));
  const taken = allowed.filter(({ id = '' }) => !running.has(id) && (failedIds?.has(id) ?? true));
  const approvals = countOf(taken.length, 'approval');
  return (
    <Dialog title={`Start ${approvals}`} isOpen onClose={onClose}>
      <SkippedFiles
        refusedCount={files.length - allowed.length}
        running={allowed.flatMap(({ id = '', name = id }) => (running.has(id) ? [{ id, name }] : []))}
        uncheckedCount={uncheckedCount}
      />
      {last && <FailedStarts failed={last.failed} sentCount={last.sentCount} />}
      <StartFields form={form} fileIds={taken.map(({ id = '' }) => id)} autoFocus />
      <DialogFoot effect="undo" error={error} closeLabel={last ? 'Close' : undefined} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.approvals.start"
          disabledReason={taken.length === 0 && !isPending ? ALL_RUNNING : (form.refusal ?? form.escalationRefusal)}
          isBusy={isBusy}
          onPress={() => many.start(taken, form)}
        >
          {last ? `Retry ${approvals}` : `Start ${approvals}`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Returns which of the files are known to have an approval in progress. */
function useRunning(files: readonly SelectedFile[]) {
  const isAllowed = canCall(useSession(), 'drive.approvals.list');
  const ids = files.map(({ id = '' }) => id);
  const { data, isPending } = useQuery({ ...runningApprovalsQuery(ids), enabled: isAllowed && ids.length > 0 });
  return {
    running: data?.runningIds ?? NONE,
    uncheckedCount: data ? ids.length - data.readCount : 0,
    isPending: isPending && isAllowed && ids.length > 0,
  };
}
