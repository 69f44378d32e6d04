import {
  Copy,
  CornerUpRight,
  FolderInput,
  Lock,
  LockOpen,
  PencilLine,
  RotateCcw,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react';
import { isFolder, isLocked, SHORTCUT_TYPE, type StoredFile } from '#shared/files/file.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import type { FileDialog } from './file-action-dialog.tsx';

/** The handlers of the menu entries. */
export type FileMenuHandlers = {
  open: (dialog: FileDialog) => void;
  set: (member: 'trashed' | 'starred', value: boolean, done: string) => void;
  lock: () => void;
};

/** Returns the actions of one file. Unavailable ones have a reason. */
export function toFileMenu(file: StoredFile, session: Session, { open, set, lock }: FileMenuHandlers): MenuAction[] {
  const can = file.capabilities ?? {};
  const role = roleRefusal(session, 'drive.files.update', 'This');
  const explain: Explain = (allowed, reason) => role ?? (allowed === false ? reason : undefined);
  const name = file.name ?? 'The file';
  const isClosed = isLocked(file);
  return [
    {
      id: 'rename',
      operationId: 'drive.files.update',
      label: 'Rename',
      icon: PencilLine,
      disabledReason: explain(can.canRename, 'You cannot rename this file.'),
      onAction: () => open('rename'),
    },
    {
      id: 'move',
      operationId: 'drive.files.update',
      label: 'Move to a folder',
      icon: FolderInput,
      disabledReason: explain(can.canEdit, 'You cannot move this file.'),
      onAction: () => open('move'),
    },
    {
      id: 'copy',
      operationId: 'drive.files.copy',
      label: 'Make a copy',
      icon: Copy,
      disabledReason: explain(isFolder(file) ? false : can.canCopy, 'This item cannot be copied.'),
      onAction: () => open('copy'),
    },
    {
      id: 'shortcut',
      operationId: 'drive.files.create',
      label: 'Make a shortcut',
      icon: CornerUpRight,
      disabledReason: explain(file.mimeType !== SHORTCUT_TYPE, 'Already a shortcut'),
      onAction: () => open('shortcut'),
    },
    {
      id: 'star',
      operationId: 'drive.files.update',
      label: file.starred ? 'Remove star' : 'Star',
      icon: file.starred ? StarOff : Star,
      disabledReason: role,
      onAction: () => set('starred', !file.starred, file.starred ? 'No longer starred' : `${name} is starred`),
    },
    {
      id: 'lock',
      operationId: 'drive.files.update',
      label: isClosed ? 'Unlock the content' : 'Lock the content',
      icon: isClosed ? LockOpen : Lock,
      disabledReason: explain(isFolder(file) ? false : can.canModifyContentRestriction, 'You cannot lock this file.'),
      onAction: lock,
    },
    trashAction(file, explain, set),
    {
      id: 'delete',
      operationId: 'drive.files.delete',
      label: 'Delete forever',
      icon: Trash2,
      disabledReason: explain(can.canDelete, 'Only the owner can delete this item forever.'),
      onAction: () => open('delete'),
    },
  ];
}

type Explain = (allowed: boolean | undefined, reason: string) => string | undefined;

function trashAction(file: StoredFile, explain: Explain, set: FileMenuHandlers['set']): MenuAction {
  const can = file.capabilities ?? {};
  const name = file.name ?? 'The file';
  return file.trashed
    ? {
        id: 'restore',
        operationId: 'drive.files.update',
        label: 'Restore from trash',
        icon: RotateCcw,
        disabledReason: explain(can.canUntrash, 'Only the owner or an organizer can restore this item.'),
        onAction: () => set('trashed', false, `${name} was restored`),
      }
    : {
        id: 'trash',
        operationId: 'drive.files.update',
        label: 'Move to trash',
        icon: Trash2,
        disabledReason: explain(can.canTrash, 'You cannot move this file to the trash.'),
        onAction: () => set('trashed', true, `${name} is in the trash`),
      };
}
