import { useNavigate } from '@tanstack/react-router';
import { KeyRound, MessageSquare, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FileTools } from '#features/files/file-table.tsx';
import { LabelNames } from '#features/labels/label-names.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { isFolder, type StoredFile } from '#shared/files/file.ts';
import type { Column } from '#shared/lists/column.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Part, WindowPart } from '#ui/loading/part.tsx';
import { useFileDialogs } from './-file-dialogs.tsx';

// Lazy-loaded when its column is selected.
const FileApprovalChip = lazyComponent(
  () => import('#features/approvals/file/file-approval-chip.tsx'),
  'FileApprovalChip',
);
// Lazy-loaded with the first selection.
const SelectionActions = lazyComponent(() => import('./-selection-actions.tsx'), 'SelectionActions');
// Lazy-loaded on first open.
const StartApprovalsDialog = lazyComponent(
  () => import('#features/approvals/start/start-approvals-dialog.tsx'),
  'StartApprovalsDialog',
);
const ShareFilesDialog = lazyComponent(() => import('#features/sharing/share-files-dialog.tsx'), 'ShareFilesDialog');
const BulkAccessFilesDialog = lazyComponent(
  () => import('#features/bulk-access/bulk-access-files-dialog.tsx'),
  'BulkAccessFilesDialog',
);
const LabelFilesDialog = lazyComponent(() => import('#features/labels/label-files-dialog.tsx'), 'LabelFilesDialog');

/** Optional, because each column queries the service about the visible files. */
const COLUMNS: readonly Column<StoredFile>[] = [
  {
    id: 'approval',
    header: 'Approval',
    width: '152px',
    cell: ({ id = '' }) => (
      <Part>
        <FileApprovalChip fileId={id} />
      </Part>
    ),
    isHiddenOnNarrow: true,
    isOptional: true,
  },
  {
    id: 'labels',
    header: 'Labels',
    width: 'minmax(120px, 1fr)',
    cell: ({ id = '' }) => <LabelNames fileId={id} />,
    isHiddenOnNarrow: true,
    isOptional: true,
  },
];

type Asked = { kind: 'share' | 'access' | 'label' | 'approve'; files: readonly StoredFile[]; onDone: () => void };

/** Returns the file actions of other parts of the console for lists, and the dialog that they open. */
export function useFileTools(): FileTools & { dialog: ReactNode } {
  const navigate = useNavigate();
  const session = useSession();
  const single = useFileDialogs();
  const [asked, setAsked] = useState<Asked>();
  const ask = (kind: Asked['kind'], files: readonly StoredFile[], onDone: () => void) =>
    setAsked({ kind, files, onDone });
  return {
    columns: COLUMNS,
    rowActions: (file) => [
      {
        id: 'sharing',
        label: 'People with access',
        icon: UserPlus,
        onAction: () => void navigate({ to: '/file/$fileId/sharing', params: { fileId: file.id ?? '' } }),
      },
      {
        id: 'comments',
        label: 'Comments',
        icon: MessageSquare,
        onAction: () => void navigate({ to: '/file/$fileId/comments', params: { fileId: file.id ?? '' } }),
      },
      ...Object.values(single.actionsOf(file)),
      ...(isFolder(file)
        ? [
            {
              id: 'access',
              label: 'Change access to all of it',
              icon: KeyRound,
              operationId: 'drive.permissions.update' as const,
              disabledReason: roleRefusal(session, 'drive.permissions.update', 'Sharing'),
              onAction: () => ask('access', [file], () => undefined),
            },
          ]
        : []),
    ],
    selectionActions: (files, onDone, show) => (
      // Rendering fewer actions in the meantime would move them under the pointer, and close an open menu.
      <Part>
        <SelectionActions files={files} onAsk={(kind) => ask(kind, files, onDone)} onDone={onDone}>
          {show}
        </SelectionActions>
      </Part>
    ),
    dialog: asked ? (
      <WindowPart onClose={() => setAsked(undefined)}>
        <AskedDialog {...asked} onClose={() => setAsked(undefined)} />
      </WindowPart>
    ) : (
      single.dialog
    ),
  };
}

const DIALOGS = {
  share: ShareFilesDialog,
  access: BulkAccessFilesDialog,
  label: LabelFilesDialog,
  approve: StartApprovalsDialog,
};

function AskedDialog({ kind, files, onDone, onClose }: Asked & { onClose: () => void }) {
  const Dialog = DIALOGS[kind];
  return <Dialog files={files} onStarted={onDone} onClose={onClose} />;
}
