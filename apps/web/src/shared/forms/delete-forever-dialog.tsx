import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useDialogSubmit } from './use-dialog-submit.ts';

type DeleteForeverDialogProps = {
  title: string;
  /** What is lost. */
  consequence: string;
  /** What has to be typed, so that it is not done by accident. */
  confirmation: string;
  operationId: 'drive.files.delete' | 'drive.files.emptyTrash';
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** What is known of the resources that are lost. */
  children?: ReactNode;
};

/** Asks before something is deleted that cannot come back. */
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
