import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { getFileTitle, type ScriptFile } from '#shared/script/script-file.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { addFile, type Draft, deleteFile, isRemovable, renameFile } from './draft.ts';
import { FileDialog } from './file-dialog.tsx';

type FileActionsProps = {
  draft: Draft;
  file: ScriptFile;
  onChange: (draft: Draft) => void;
  onOpen: (name: string | undefined) => void;
};

/** Adds a file to the draft, and renames or deletes the open file. */
export function FileActions({ draft, file, onChange, onOpen }: FileActionsProps) {
  const [dialog, setDialog] = useState<'add' | 'rename'>();
  const close = () => setDialog(undefined);
  const remove = () => {
    onChange(deleteFile(draft, file.name));
    onOpen(undefined);
    notify(`${getFileTitle(file)} removed from the draft`, { label: 'Undo', run: () => onChange(draft) });
  };
  return (
    <div className="flex shrink-0 items-center gap-4 border-line p-4 sm:border-b">
      <IconButton icon={FilePlus2} label="Add a file" onPress={() => setDialog('add')} />
      <IconButton
        icon={Pencil}
        label={`Rename ${getFileTitle(file)}`}
        disabledReason={!isRemovable(file) ? 'Every project needs its manifest.' : undefined}
        onPress={() => setDialog('rename')}
      />
      <IconButton
        icon={Trash2}
        label={`Remove ${getFileTitle(file)}`}
        disabledReason={!isRemovable(file) ? 'Every project needs its manifest.' : undefined}
        onPress={remove}
      />
      {dialog === 'add' && (
        <FileDialog
          files={draft.files}
          onClose={close}
          onDone={(name, type) => {
            onChange(addFile(draft, name, type));
            onOpen(name);
            close();
          }}
        />
      )}
      {dialog === 'rename' && (
        <FileDialog
          files={draft.files}
          renamed={file}
          onClose={close}
          onDone={(name) => {
            onChange(renameFile(draft, file.name, name));
            onOpen(name);
            close();
          }}
        />
      )}
    </div>
  );
}
