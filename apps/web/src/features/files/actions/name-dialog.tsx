import type { OperationId } from '@rotunda/api-client/operations';
import { useState } from 'react';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type NameDialogProps = {
  title: string;
  initial: string;
  submitLabel: string;
  operationId: OperationId;
  /** Rejects if the name was not accepted; the dialog then stays open. */
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the name of a file or folder. */
export function NameDialog({ title, initial, submitLabel, operationId, onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  const { error, isPending, clearError, submit } = useDialogSubmit(onClose);
  const trimmed = name.trim();
  const send = () => void submit(() => onSubmit(trimmed));
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <TextField
        label="Name"
        value={name}
        onChange={(value) => {
          setName(value);
          clearError();
        }}
        errorMessage={error}
        autoFocus
      />
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op={operationId}
          disabledReason={trimmed === '' ? 'Enter a name first.' : undefined}
          isBusy={isPending}
          onPress={send}
        >
          {submitLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
