import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useDialogSubmit } from './use-dialog-submit.ts';

type DeleteForeverDialogProps = {
  title: string;
  /** Describes what will be lost. */
  consequence: string;
  /** The text to type, which prevents accidental deletion. */
  confirmation: string;
  operationId: 'drive.files.delete' | 'drive.files.emptyTrash';
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** Details of the resources that will be lost. */
  children?: ReactNode;
};

/** Asks for confirmation before a permanent deletion. */
export function DeleteForeverDialog(props: DeleteForeverDialogProps) {
  const { title, consequence, confirmation, operationId, onSubmit, onClose, children } = props;
  const [typed, setTyped] = useState('');
  const { error, isPending, submit } = useDialogSubmit(onClose);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>{consequence}</p>
      {children}
      <TextField
        label={`Type ${confirmation} to confirm`}
        value={typed}
        onChange={setTyped}
        errorMessage={error}
        autoFocus
      />
      <DialogFoot effect="permanent" onClose={onClose}>
        <Button
          kind="danger"
          size="form"
          data-op={operationId}
          disabledReason={typed.trim() === confirmation ? undefined : `Type ${confirmation} first.`}
          isBusy={isPending}
          onPress={() => void submit(onSubmit)}
        >
          Delete forever
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
