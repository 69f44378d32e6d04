import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type DeleteRevisionDialogProps = { number: number; isPinned: boolean; onClose: () => void; onDelete: () => void };

/** Asks for the number of a revision before it is permanently deleted. */
export function DeleteRevisionDialog({ number, isPinned, onClose, onDelete }: DeleteRevisionDialogProps) {
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim() === String(number);
  return (
    <Dialog title={`Delete revision ${number}`} isOpen onClose={onClose}>
      <p>
        Its content will be deleted.
        {isPinned && ' This revision is marked Keep forever.'} Other revisions are not affected.
      </p>
      <TextField label={`Type ${number} to confirm`} value={typed} onChange={setTyped} autoFocus />
      <DialogFoot effect="permanent" onClose={onClose}>
        <Button
          kind="danger"
          size="form"
          data-op="drive.revisions.delete"
          disabledReason={!isConfirmed ? 'Type the number of the revision first.' : undefined}
          onPress={() => {
            onDelete();
            onClose();
          }}
        >
          Delete revision
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
