import {
  Copy,
  Ellipsis,
  FolderInput,
  Lock,
  LockOpen,
  PencilLine,
  RotateCcw,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { mayCall, type Session, useSession } from '#shared/session.ts';
import type { MenuAction } from '#ui/menu-action.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { notify } from '#ui/toasts.tsx';
import { isFolder, isLocked, type StoredFile } from './file.ts';
import { FileActionDialog, type FileDialog } from './file-action-dialog.tsx';
import { type FileChange, useFileChange } from './use-file-change.ts';

/** The menu of what can be done with one file, and the dialogs that its entries open. */
export function FileActions({ file, onGone }: { file: StoredFile; onGone: () => void }) {
  const session = useSession();
  const change = useFileChange();
  const [dialog, setDialog] = useState<FileDialog>();
  const fileId = file.id ?? '';
  const send = (request: FileChange, done: string, undo?: FileChange) =>
    change.mutate(request, {
      onSuccess: () => notify(done, undo && { label: 'Undo', run: () => change.mutate(undo) }),
      onError: (error) => notify(`That did not work: ${explainError(error)}`),
    });
  const set: Handlers['set'] = (member, value, done) => {
    const to = (next: boolean): FileChange => ({ kind: 'update', fileId, body: { [member]: next } });
    send(to(value), done, to(!value));
  };
  const lock = () => {
    const isClosed = isLocked(file);
    const to = (readOnly: boolean): FileChange => {
      return { kind: 'update', fileId, body: { contentRestrictions: [{ readOnly }] } };
    };
    send(to(!isClosed), isClosed ? 'The content can be changed again' : 'The content is locked', to(isClosed));
  };
  const actions = toActions(file, session, { open: setDialog, set, lock });
  return (
    <>
      <MenuButton label="More actions" actions={actions}>
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </MenuButton>
      {dialog && <FileActionDialog kind={dialog} file={file} onClose={() => setDialog(undefined)} onGone={onGone} />}
    </>
  );
}

type Handlers = {
  open: (dialog: FileDialog) => void;
  set: (member: 'trashed' | 'starred', value: boolean, done: string) => void;
  lock: () => void;
};

function toActions(file: StoredFile, session: Session, { open, set, lock }: Handlers): MenuAction[] {
  const can = file.capabilities ?? {};
  const role = mayCall(session, 'drive.files.update') ? undefined : 'For the role operator';
  const because = (allowed: boolean | undefined, reason: string) => role ?? (allowed === false ? reason : undefined);
  const name = file.name ?? 'The file';
  const isClosed = isLocked(file);
  const trash: MenuAction = file.trashed
    ? {
        id: 'restore',
        label: 'Restore from trash',
        icon: RotateCcw,
        blockedBecause: because(can.canUntrash, 'Only its owner or an organizer takes it out of the trash'),
        onAction: () => set('trashed', false, `${name} was restored`),
      }
    : {
        id: 'trash',
        label: 'Move to trash',
        icon: Trash2,
        blockedBecause: because(can.canTrash, 'You may not put this file in the trash'),
        onAction: () => set('trashed', true, `${name} is in the trash`),
      };
  return [
    {
      id: 'rename',
      label: 'Rename',
      icon: PencilLine,
      blockedBecause: because(can.canRename, 'You may not rename this file'),
      onAction: () => open('rename'),
    },
    {
      id: 'move',
      label: 'Move to a folder',
      icon: FolderInput,
      blockedBecause: because(can.canEdit, 'You may not move this file'),
      onAction: () => open('move'),
    },
    {
      id: 'copy',
      label: 'Make a copy',
      icon: Copy,
      blockedBecause: because(isFolder(file) ? false : can.canCopy, 'This cannot be copied'),
      onAction: () => open('copy'),
    },
    {
      id: 'star',
      label: file.starred ? 'Take the star away' : 'Star',
      icon: file.starred ? StarOff : Star,
      blockedBecause: role,
      onAction: () => set('starred', !file.starred, file.starred ? 'No longer starred' : `${name} is starred`),
    },
    {
      id: 'lock',
      label: isClosed ? 'Unlock the content' : 'Lock the content',
      icon: isClosed ? LockOpen : Lock,
      blockedBecause: because(isFolder(file) ? false : can.canModifyContentRestriction, 'You may not change the lock'),
      onAction: lock,
    },
    trash,
    {
      id: 'delete',
      label: 'Delete for ever',
      icon: Trash2,
      blockedBecause: because(can.canDelete, 'Only its owner deletes it for ever'),
      onAction: () => open('delete'),
    },
  ];
}
