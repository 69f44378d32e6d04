import { useState } from 'react';
import { type ConflictChoice, getPath, type Upload } from '#features/uploads/list/upload.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { describeConflict } from './conflict-text.ts';

type ConflictDialogProps = {
  conflicts: readonly Upload[];
  onChoose: (choice: ConflictChoice, isForAll: boolean) => void;
  onClose: () => void;
};

const MAX_NAMED = 100;

/** Asks how to resolve name conflicts with existing files in the folder. */
export function ConflictDialog({ conflicts, onChoose, onClose }: ConflictDialogProps) {
  const [isForAll, setIsForAll] = useState(true);
  const count = conflicts.length;
  return (
    <Dialog title={describeConflict(count)} isOpen onClose={onClose}>
      <ul className="max-h-[30vh] list-disc overflow-auto pl-20">
        {conflicts.slice(0, MAX_NAMED).map((upload) => (
          <li key={upload.id}>{getPath(upload)}</li>
        ))}
        {count > MAX_NAMED && <li>{`${(count - MAX_NAMED).toLocaleString('en')} more`}</li>}
      </ul>
      <p className="text-ink-2">Replacing adds a new revision to the existing file.</p>
      <Checkbox isSelected={isForAll} onChange={setIsForAll}>
        Do the same for all later files of this upload
      </Checkbox>
      <DialogButtons>
        <Button size="form" kind="quiet" onPress={() => onChoose('skip', isForAll)}>
          Skip
        </Button>
        <Button size="form" onPress={() => onChoose('keep both', isForAll)}>
          Keep both
        </Button>
        <Button
          size="form"
          kind="primary"
          data-op="drive.files.update"
          effect="revision"
          onPress={() => onChoose('replace', isForAll)}
        >
          Replace
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
