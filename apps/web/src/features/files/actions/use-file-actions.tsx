import { type ReactNode, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { isLocked, type StoredFile } from '#shared/files/file.ts';
import { useSession } from '#shared/session/session.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { FileDialog } from './file-action-dialog.tsx';
import { type FileMenuHandlers, toFileMenu } from './file-menu.ts';
import { type FileChange, useFileChange } from './use-file-change.ts';

// Lazy-loaded when one of the dialogs opens.
const FileActionDialog = lazyComponent(() => import('./file-action-dialog.tsx'), 'FileActionDialog');

type FileActions = {
  /** Returns the actions of a file. */
  actionsOf: (file: StoredFile) => MenuAction[];
  open: (kind: FileDialog, file: StoredFile) => void;
  /** Asks for a new name, or explains why the file cannot be renamed. */
  rename: (file: StoredFile) => void;
  /** The dialog of the selected action, to be rendered by the caller. */
  dialog: ReactNode;
};

/** Returns the menus of files, and the dialogs that they open. Calls `onGone` when a file no longer exists. */
export function useFileActions(onGone: () => void): FileActions {
  const session = useSession();
  const change = useFileChange();
  const [opened, setOpened] = useState<{ kind: FileDialog; file: StoredFile }>();
  const send = (request: FileChange, done: string, undo: FileChange) =>
    change.mutate(request, {
      onSuccess: () => notify(done, { label: 'Undo', run: () => change.mutate(undo) }),
      onError: (error) => notify(explainFailure('The file was not changed', error)),
    });
  const open = (kind: FileDialog, file: StoredFile) => setOpened({ kind, file });
  const close = () => setOpened(undefined);
  const getActions = (file: StoredFile) =>
    toFileMenu(
      file,
      session,
      toHandlers(file, send, (kind) => open(kind, file)),
    );
  return {
    actionsOf: getActions,
    open,
    rename: (file) => {
      const entry = getActions(file).find(({ id }) => id === 'rename');
      if (entry?.disabledReason) notify(entry.disabledReason);
      else entry?.onAction();
    },
    dialog: opened && (
      <WindowPart onClose={close}>
        <FileActionDialog {...opened} onClose={close} onGone={onGone} />
      </WindowPart>
    ),
  };
}

type Send = (request: FileChange, done: string, undo: FileChange) => void;

function toHandlers(file: StoredFile, send: Send, open: (kind: FileDialog) => void): FileMenuHandlers {
  const fileId = file.id ?? '';
  return {
    open,
    set: (member, value, done) => {
      const to = (next: boolean): FileChange => ({ kind: 'update', fileId, body: { [member]: next } });
      send(to(value), done, to(!value));
    },
    lock: () => {
      const isClosed = isLocked(file);
      const to = (readOnly: boolean): FileChange => {
        return { kind: 'update', fileId, body: { contentRestrictions: [{ readOnly }] } };
      };
      send(to(!isClosed), isClosed ? 'The content can be changed again' : 'The content is locked', to(isClosed));
    },
  };
}
