import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type NameRunDialogProps = {
  name: string | undefined;
  /** Called with the new name, or with null to remove it. */
  onName: (name: string | null) => void;
  onClose: () => void;
};

const MAX_NAME_CHARS = 80; // The backend's limit.

/** Names a run. */
export function NameRunDialog({ name, onName, onClose }: NameRunDialogProps) {
  const [text, setText] = useState(name ?? '');
  return (
    <Dialog title="Name of the run" isOpen onClose={onClose}>
      <TextField
        label="Name"
        description="If empty, the parameters are shown."
        value={text}
        onChange={setText}
        maxLength={MAX_NAME_CHARS}
        autoFocus
      />
      <DialogButtons>
        <DialogClose onClose={onClose} />
        <Button size="form" kind="primary" onPress={() => onName(text.trim() === '' ? null : text.trim())}>
          Save
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
