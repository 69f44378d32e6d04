import { FolderPlus, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { mayCall, useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { notify } from '#ui/toasts.tsx';
import { CseTokenDialog } from './cse-token-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useFileChange } from './use-file-change.ts';

/** Makes a folder in the folder that is shown, or at the top of My Drive. */
export function NewItem({ folderId }: { folderId: string | undefined }) {
  const session = useSession();
  const change = useFileChange();
  const [isAsking, setIsAsking] = useState(false);
  const [isEncrypting, setIsEncrypting] = useState(false);
  const isAllowed = mayCall(session, 'drive.files.create');
  useShortcut('n', () => setIsAsking(true), isAllowed);
  if (!isAllowed) return null;
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>
        <FolderPlus size={14} strokeWidth={1.75} aria-hidden />
        New folder
      </Button>
      {mayCall(session, 'drive.files.generateCseToken') && (
        <IconButton icon={KeyRound} label="Token for an encrypted file" onPress={() => setIsEncrypting(true)} />
      )}
      {isEncrypting && <CseTokenDialog folderId={folderId} onClose={() => setIsEncrypting(false)} />}
      {isAsking && (
        <NameDialog
          title="New folder"
          initial="New folder"
          submitLabel="Make the folder"
          operationId="drive.files.create"
          onClose={() => setIsAsking(false)}
          onSubmit={async (name) => {
            const folder = await change.mutateAsync({ kind: 'folder', name, parentId: folderId });
            const undo = { kind: 'update', fileId: folder?.id ?? '', body: { trashed: true } } as const;
            notify(`${name} was made`, { label: 'Undo', run: () => change.mutate(undo) });
          }}
        />
      )}
    </>
  );
}
