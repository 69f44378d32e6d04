import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Operation } from './operation/operation.ts';

type ConfirmRunDialogProps = { operation: Operation; onConfirm: () => void; onClose: () => void };

/** Asks the user to type the name of an irreversible operation before it is run. */
export function ConfirmRunDialog({ operation, onConfirm, onClose }: ConfirmRunDialogProps) {
  const [text, setText] = useState('');
  const word = operation.id.split('.').at(-1) ?? '';
  return (
    <Dialog title={`Run ${operation.id}?`} isOpen onClose={onClose}>
      <p>{operation.summary}.</p>
      <TextField label={`Type ${word} to confirm`} value={text} onChange={setText} autoFocus />
      <DialogFoot effect="permanent" onClose={onClose}>
        <Button
          size="form"
          kind="danger"
          data-op={operation.id}
          disabledReason={text !== word ? 'Type the word to confirm first.' : undefined}
          onPress={onConfirm}
        >
          Run
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
