import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ConflictChoice, NameConflict } from './start-uploads.ts';

type ConflictDialogProps = {
  conflicts: readonly NameConflict[];
  onChoose: (choice: ConflictChoice) => void;
  onClose: () => void;
};

/** Asks what becomes of files whose names others in the folder have. */
export function ConflictDialog({ conflicts, onChoose, onClose }: ConflictDialogProps) {
  const title =
    conflicts.length === 1 ? 'This file already exists here' : `${conflicts.length} files already exist here`;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <ul className="max-h-[30vh] list-disc overflow-auto pl-20">
        {conflicts.map(({ file, folders, existingId }) => (
          <li key={existingId}>{[...folders, file.name].join('/')}</li>
        ))}
      </ul>
      <p className="text-ink-2">Replacing adds a new revision to the existing file.</p>
      <div className="dialog-foot flex flex-wrap justify-end gap-8">
        <Button size="form" kind="quiet" onPress={() => onChoose('skip')}>
          Skip
        </Button>
        <Button size="form" onPress={() => onChoose('keep both')}>
          Keep both
        </Button>
        <Button
          size="form"
          kind="primary"
          data-op="drive.files.update"
          effect="revision"
          onPress={() => onChoose('replace')}
        >
          Replace
        </Button>
      </div>
    </Dialog>
  );
}
