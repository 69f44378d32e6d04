import { BellRing, Stamp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { StoredFile } from '#features/files/file.ts';
import { mayCall, useSession } from '#shared/session.ts';
import type { MenuAction } from '#ui/menu-action.ts';
import { OpeningWindow } from '#ui/opening-window.tsx';

// Loaded when they open.
const StartApprovalDialog = lazy(async () => ({
  default: (await import('#features/approvals/start-approval-dialog.tsx')).StartApprovalDialog,
}));
const AddWatchDialog = lazy(async () => ({
  default: (await import('#features/watches/add-watch-dialog.tsx')).AddWatchDialog,
}));

/** What other parts of the console do with one file, and the dialog that it opens. */
export function useFileDialogs(): { actionsOf: (file: StoredFile) => MenuAction[]; dialog: ReactNode } {
  const session = useSession();
  const [asked, setAsked] = useState<{ kind: 'approval' | 'watch'; fileId: string }>();
  const close = () => setAsked(undefined);
  return {
    actionsOf: ({ id: fileId = '', capabilities }) => [
      {
        id: 'approval',
        label: 'Start an approval',
        icon: Stamp,
        blockedBecause: capabilities?.canStartApproval ? undefined : 'You may not start an approval of this',
        onAction: () => setAsked({ kind: 'approval', fileId }),
      },
      {
        id: 'watch',
        label: 'Watch for changes',
        icon: BellRing,
        blockedBecause: mayCall(session, 'drive.files.watch') ? undefined : 'For the role operator',
        onAction: () => setAsked({ kind: 'watch', fileId }),
      },
    ],
    dialog: asked && (
      <Suspense fallback={<OpeningWindow onClose={close} />}>
        {asked.kind === 'approval' ? (
          <StartApprovalDialog fileId={asked.fileId} onClose={close} />
        ) : (
          <AddWatchDialog kind="file" target={asked.fileId} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
