import { BellRing, Stamp, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';

// Lazy-loaded on first open.
const StartApprovalDialog = lazyComponent(
  () => import('#features/approvals/start/start-approval-dialog.tsx'),
  'StartApprovalDialog',
);
const ShareFileDialog = lazyComponent(() => import('#features/sharing/share-file-dialog.tsx'), 'ShareFileDialog');
const AddWatchDialog = lazyComponent(() => import('#features/watches/add-watch-dialog.tsx'), 'AddWatchDialog');

/** Returns the file actions of other parts of the console by kind, and the dialog that they open. */
export function useFileDialogs(): {
  actionsOf: (file: StoredFile) => Record<'share' | 'approval' | 'watch', MenuAction>;
  dialog: ReactNode;
} {
  const session = useSession();
  const [asked, setAsked] = useState<{ kind: 'share' | 'approval' | 'watch'; file: StoredFile }>();
  const close = () => setAsked(undefined);
  return {
    actionsOf: (file) => ({
      share: {
        id: 'share',
        operationId: 'drive.permissions.create',
        label: 'Share',
        icon: UserPlus,
        disabledReason:
          roleRefusal(session, 'drive.permissions.create', 'Sharing') ??
          (file.capabilities?.canShare === false ? 'You cannot share this file.' : undefined),
        onAction: () => setAsked({ kind: 'share', file }),
      },
      approval: {
        id: 'approval',
        operationId: 'drive.approvals.start',
        label: 'Start approval',
        icon: Stamp,
        disabledReason:
          roleRefusal(session, 'drive.approvals.start', 'Starting approvals', REVIEWING_ROLES) ??
          (file.capabilities?.canStartApproval ? undefined : 'You cannot start an approval of this item.'),
        onAction: () => setAsked({ kind: 'approval', file }),
      },
      watch: {
        id: 'watch',
        operationId: 'drive.files.watch',
        label: 'Watch for changes',
        icon: BellRing,
        disabledReason: roleRefusal(session, 'drive.files.watch', 'Watching'),
        onAction: () => setAsked({ kind: 'watch', file }),
      },
    }),
    dialog: asked && (
      <WindowPart onClose={close}>
        <AskedDialog {...asked} onClose={close} />
      </WindowPart>
    ),
  };
}

type AskedDialogProps = { kind: 'share' | 'approval' | 'watch'; file: StoredFile; onClose: () => void };

function AskedDialog({ kind, file, onClose }: AskedDialogProps) {
  const { id: fileId = '' } = file;
  switch (kind) {
    case 'share':
      return <ShareFileDialog file={file} onClose={onClose} />;
    case 'approval':
      return <StartApprovalDialog fileId={fileId} onClose={onClose} />;
    case 'watch':
      return <AddWatchDialog kind="file" target={fileId} onClose={onClose} />;
  }
}
