import { explainFailure } from '#shared/errors/explain-failure.ts';
import { isFolder, type StoredFile } from '#shared/files/file.ts';
import { FolderDialog } from '#shared/folders/folder-dialog.tsx';
import { DeleteForeverDialog } from '#shared/forms/delete-forever-dialog.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { copyName } from './bulk-job.ts';
import { NameDialog } from './name-dialog.tsx';
import { type FileChange, useFileChange } from './use-file-change.ts';

const NONE: ReadonlySet<string> = new Set();

/** The dialogs that file actions open. */
export type FileDialog = 'rename' | 'copy' | 'move' | 'shortcut' | 'delete';

type FileActionDialogProps = {
  kind: FileDialog;
  file: StoredFile;
  onClose: () => void;
  /** Called when the file no longer exists. */
  onGone: () => void;
};

/** The dialog of one action of one file. */
export function FileActionDialog({ kind, file, onClose, onGone }: FileActionDialogProps) {
  const change = useFileChange();
  const fileId = file.id ?? '';
  const name = file.name ?? '';
  const createUndoAction = (undo: FileChange) => ({ label: 'Undo', run: () => change.mutate(undo) });
  /** Sends a change that is applied optimistically, so that the dialog need not wait for it. */
  const send = async (
    request: FileChange,
    done: string,
    undo: (changed: StoredFile | undefined) => FileChange | undefined,
  ) => {
    try {
      const back = undo(await change.mutateAsync(request));
      notify(done, back && createUndoAction(back));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const again = { label: 'Try again', run: () => void send(request, done, undo) };
      notify(explainFailure(`${name} was not changed`, error), again);
    }
  };
  switch (kind) {
    case 'rename':
      return (
        <NameDialog
          title="Rename"
          initial={name}
          submitLabel="Rename"
          operationId="drive.files.update"
          onClose={onClose}
          onSubmit={async (next) => {
            const to = (text: string) => ({ kind: 'update', fileId, body: { name: text } }) as const;
            void send(to(next), `Renamed to ${next}`, () => to(name));
          }}
        />
      );
    case 'copy':
      return (
        <NameDialog
          title="Make a copy"
          initial={copyName(file)}
          submitLabel="Make a copy"
          operationId="drive.files.copy"
          onClose={onClose}
          onSubmit={async (next) => {
            const copy = await change.mutateAsync({ kind: 'copy', fileId, name: next });
            const undo = { kind: 'update', fileId: copy?.id ?? '', body: { trashed: true } } as const;
            notify(`${next} was created`, createUndoAction(undo));
          }}
        />
      );
    case 'move': {
      const parents = file.parents ?? [];
      return (
        <FolderDialog
          title={`Move ${name}`}
          excludedIds={new Set([fileId, ...parents])}
          submitLabel="Move here"
          operationId="drive.files.update"
          onClose={onClose}
          onSubmit={async (to, folderName) => {
            const [back] = parents;
            void send({ kind: 'move', fileId, from: parents, to }, `Moved to ${folderName}`, (moved) =>
              back === undefined ? undefined : { kind: 'move', fileId, from: moved?.parents ?? [to], to: back },
            );
          }}
        />
      );
    }
    case 'shortcut':
      return (
        <FolderDialog
          title={`Make a shortcut to ${name}`}
          excludedIds={NONE}
          submitLabel="Create here"
          operationId="drive.files.create"
          onClose={onClose}
          onSubmit={async (parentId, folderName) => {
            const made = await change.mutateAsync({ kind: 'shortcut', name, targetId: fileId, parentId });
            const undo = { kind: 'update', fileId: made?.id ?? '', body: { trashed: true } } as const;
            notify(`A shortcut is in ${folderName}`, createUndoAction(undo));
          }}
        />
      );
    case 'delete':
      return (
        <DeleteForeverDialog
          title={`Delete ${name} forever`}
          consequence={
            isFolder(file)
              ? 'Deletes the folder, all its contents and all revisions.'
              : 'Deletes the file with its revisions and comments.'
          }
          confirmation={name}
          operationId="drive.files.delete"
          onClose={onClose}
          onSubmit={async () => {
            await change.mutateAsync({ kind: 'delete', fileId });
            notify(`${name} was deleted forever`);
            onGone();
          }}
        />
      );
  }
}
