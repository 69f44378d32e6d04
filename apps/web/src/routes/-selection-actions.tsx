import { countOf } from '@rotunda/api-client/count-of';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Stamp, Tag, Unlink, UserPlus } from 'lucide-react';
import { listFilesToApprove } from '#features/approvals/start/files-to-approve.ts';

import type { ShowActions } from '#features/files/actions/show-actions.ts';
import { listFilesWithLinks, toCloseLinksJob } from '#features/sharing/close-links.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { notify } from '#ui/toasts/toasts.tsx';

type SelectionActionsProps = {
  /** The selected files. */
  files: readonly StoredFile[];
  onAsk: (kind: 'share' | 'access' | 'label' | 'approve') => void;
  onDone: () => void;
  children: ShowActions;
};

/** The actions for selected files of a list, in addition to those of the file list itself. */
export function SelectionActions({ files, onAsk, onDone, children }: SelectionActionsProps) {
  const session = useSession();
  const approvable = listFilesToApprove(files).length;
  const shareRefusal = roleRefusal(session, 'drive.permissions.create', 'Sharing');
  const approveRefusal = roleRefusal(session, 'drive.approvals.start', 'Starting approvals', REVIEWING_ROLES);
  const share: MenuAction = {
    id: 'share',
    label: 'Share',
    icon: UserPlus,
    operationId: 'drive.permissions.create',
    disabledReason: shareRefusal,
    onAction: () => onAsk('share'),
  };
  const access: MenuAction = {
    id: 'access',
    label: 'Change access',
    icon: KeyRound,
    operationId: 'drive.permissions.update',
    disabledReason: shareRefusal,
    onAction: () => onAsk('access'),
  };
  const label: MenuAction = {
    id: 'label',
    label: 'Label',
    icon: Tag,
    operationId: 'drive.files.modifyLabels',
    disabledReason: roleRefusal(session, 'drive.files.modifyLabels', 'Labelling'),
    onAction: () => onAsk('label'),
  };
  const approve: MenuAction = {
    id: 'approve',
    label: `Start approval${approvable > 0 && approvable < files.length ? ` ${approvable} of ${files.length}` : ''}`,
    icon: Stamp,
    operationId: 'drive.approvals.start',
    disabledReason:
      approveRefusal ?? (approvable === 0 ? 'You cannot start an approval for any of the selected items.' : undefined),
    onAction: () => onAsk('approve'),
  };
  return children([...useCloseLinks(files, shareRefusal, onDone), share, label, approve], [access]);
}

function useCloseLinks(
  files: readonly StoredFile[],
  disabledReason: string | undefined,
  onDone: () => void,
): MenuAction[] {
  const client = useQueryClient();
  const runJob = useRunJob();
  const open = listFilesWithLinks(files);
  if (open.length === 0) return [];
  const close = () =>
    runJob(toCloseLinksJob(open), () => void client.invalidateQueries({ queryKey: ['drive.files.list'] })).then(
      onDone,
      (error: Error) => notify(explainFailure('The links were not turned off', error)),
    );
  return [
    {
      id: 'closeLinks',
      label: open.length === 1 ? 'Turn off link' : `Turn off ${countOf(open.length, 'link')}`,
      icon: Unlink,
      operationId: 'drive.permissions.delete',
      disabledReason,
      onAction: () => void close(),
    },
  ];
}
