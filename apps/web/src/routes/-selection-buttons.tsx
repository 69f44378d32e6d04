import { useQueryClient } from '@tanstack/react-query';
import { Stamp, Tag, Unlink, UserPlus } from 'lucide-react';
import { filesToApprove } from '#features/approvals/files-to-approve.ts';
import type { StoredFile } from '#features/files/file.ts';
import { filesWithLinks, toCloseLinksJob } from '#features/sharing/close-links.ts';
import { explainFailure } from '#shared/explain-failure.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/toasts.tsx';

type SelectionButtonsProps = {
  /** The files that are picked. */
  files: readonly StoredFile[];
  onAsk: (kind: 'share' | 'label' | 'approve') => void;
  onDone: () => void;
};

/** What can be done with the picked files of a list, besides what files alone offer. */
export function SelectionButtons({ files, onAsk, onDone }: SelectionButtonsProps) {
  const session = useSession();
  const approvable = filesToApprove(files).length;
  const shareRefusal = roleRefusal(session, 'drive.permissions.create', 'Sharing');
  const approveRefusal = roleRefusal(session, 'drive.approvals.start', 'Starting approvals', ['operator', 'reviewer']);
  return (
    <>
      <CloseLinks files={files} refusal={shareRefusal} onDone={onDone} />
      <Button blockedBecause={shareRefusal} onPress={() => onAsk('share')} data-op="drive.permissions.create">
        <UserPlus size={14} strokeWidth={1.75} aria-hidden />
        Share
      </Button>
      <Button
        blockedBecause={roleRefusal(session, 'drive.files.modifyLabels', 'Labelling')}
        onPress={() => onAsk('label')}
        data-op="drive.files.modifyLabels"
      >
        <Tag size={14} strokeWidth={1.75} aria-hidden />
        Label
      </Button>
      <Button
        blockedBecause={
          approveRefusal ??
          (approvable === 0 ? 'You may not start an approval for any of the selected items.' : undefined)
        }
        onPress={() => onAsk('approve')}
        data-op="drive.approvals.start"
      >
        <Stamp size={14} strokeWidth={1.75} aria-hidden />
        Start approval
        {approvable > 0 && approvable < files.length && ` ${approvable} of ${files.length}`}
      </Button>
    </>
  );
}

type CloseLinksProps = Pick<SelectionButtonsProps, 'files' | 'onDone'> & { refusal: string | undefined };

function CloseLinks({ files, refusal, onDone }: CloseLinksProps) {
  const client = useQueryClient();
  const runJob = useRunJob();
  const open = filesWithLinks(files);
  if (open.length === 0) return null;
  const close = () =>
    runJob(toCloseLinksJob(open), () => void client.invalidateQueries({ queryKey: ['drive.files.list'] })).then(
      onDone,
      (error: Error) => notify(explainFailure('The links were not closed', error)),
    );
  return (
    <Button blockedBecause={refusal} onPress={() => void close()} data-op="drive.permissions.delete">
      <Unlink size={14} strokeWidth={1.75} aria-hidden />
      {open.length === 1 ? 'Close its link' : `Close ${open.length} links`}
    </Button>
  );
}
