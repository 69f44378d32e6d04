import { ChevronDown, FolderPlus, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { MenuButton } from '#ui/menus/menu-button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useFileChange } from './use-file-change.ts';

// Lazy-loaded on first open.
const NameDialog = lazyComponent(() => import('./name-dialog.tsx'), 'NameDialog');
const CseTokenDialog = lazyComponent(() => import('./cse-token-dialog.tsx'), 'CseTokenDialog');

type NewItemProps = {
  folderId: string | undefined;
  /** Actions of other parts of the console that add items to a folder. */
  more: readonly MenuAction[];
};

/** The menu for creating items in the shown folder, or in the root of My Drive. */
export function NewItem(props: NewItemProps) {
  const refusal = roleRefusal(useSession(), 'drive.files.create', 'Creating files');
  // A menu would contain only disabled entries.
  return refusal ? (
    <Button disabledReason={refusal}>
      <Face />
    </Button>
  ) : (
    <NewMenu {...props} />
  );
}

function Face() {
  return (
    <>
      <Plus size={14} strokeWidth={1.75} aria-hidden />
      New
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </>
  );
}

function NewMenu({ folderId, more }: NewItemProps) {
  const session = useSession();
  const change = useFileChange();
  const [isAsking, setIsAsking] = useState(false);
  const [isEncrypting, setIsEncrypting] = useState(false);
  useShortcut('n', () => setIsAsking(true));
  const token = {
    id: 'token',
    label: 'Token for an encrypted file',
    icon: KeyRound,
    onAction: () => setIsEncrypting(true),
  };
  return (
    <>
      <MenuButton
        label="New"
        actions={[
          {
            id: 'folder',
            operationId: 'drive.files.create',
            label: 'New folder',
            icon: FolderPlus,
            onAction: () => setIsAsking(true),
          },
          ...more,
          ...(canCall(session, 'drive.files.generateCseToken') ? [token] : []),
        ]}
      >
        <Face />
      </MenuButton>
      {isEncrypting && (
        <WindowPart onClose={() => setIsEncrypting(false)}>
          <CseTokenDialog folderId={folderId} onClose={() => setIsEncrypting(false)} />
        </WindowPart>
      )}
      {isAsking && (
        <WindowPart onClose={() => setIsAsking(false)}>
          <NameDialog
            title="New folder"
            initial="New folder"
            submitLabel="Create folder"
            operationId="drive.files.create"
            onClose={() => setIsAsking(false)}
            onSubmit={async (name) => {
              const folder = await change.mutateAsync({ kind: 'folder', name, parentId: folderId });
              const undo = { kind: 'update', fileId: folder?.id ?? '', body: { trashed: true } } as const;
              notify(`${name} was created`, { label: 'Undo', run: () => change.mutate(undo) });
            }}
          />
        </WindowPart>
      )}
    </>
  );
}
