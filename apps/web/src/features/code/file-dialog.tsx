import { useState } from 'react';
import { getFileTitle, type ScriptFile, type ScriptFileType } from '#shared/script/script-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { SingleSelect } from '#ui/fields/single-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { nameError } from './draft.ts';

const TYPES = [
  { value: 'SERVER_JS', label: 'Script (.gs)' },
  { value: 'HTML', label: 'Page (.html)' },
] as const;

type FileDialogProps = {
  files: readonly ScriptFile[];
  /** The file to rename. Undefined to add a new file. */
  renamed?: ScriptFile;
  onDone: (name: string, type: ScriptFileType) => void;
  onClose: () => void;
};

/** Asks for the name of a draft file. */
export function FileDialog({ files, renamed, onDone, onClose }: FileDialogProps) {
  const [name, setName] = useState(renamed?.name ?? '');
  const [type, setType] = useState<ScriptFileType>(renamed?.type ?? 'SERVER_JS');
  const [isTried, setIsTried] = useState(false);
  const fault = nameError(files, name.trim(), renamed?.name);
  const verb = renamed ? 'Rename' : 'Add file';
  return (
    <Dialog title={renamed ? `Rename ${getFileTitle(renamed)}` : 'Add a file'} isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (fault === undefined) onDone(name.trim(), type);
        }}
      >
        {!renamed && (
          <div>
            <SingleSelect
              label="Type"
              choices={TYPES}
              value={type === 'HTML' ? 'HTML' : 'SERVER_JS'}
              onChange={setType}
            />
          </div>
        )}
        <TextField
          label="Name"
          description="Without extension. Slashes are allowed."
          value={name}
          onChange={setName}
          errorMessage={isTried ? fault : undefined}
          autoFocus
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" kind="primary" size="form">
            {verb}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
