import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';

type FormDialogProps = {
  title: string;
  saveLabel: string;
  /** The operation that saving calls. Undefined for an intermediate step. */
  operationId: string | undefined;
  canSave: boolean;
  /** The reason why the form cannot be saved, if it is known. */
  disabledReason?: string | undefined;
  /** Whether a save is in progress. */
  isBusy?: boolean;
  isDangerous?: boolean;
  effect: 'undo' | 'permanent';
  /** The error if saving failed. */
  error?: string | null | undefined;
  children: ReactNode;
  onSave: () => void;
  /** Returns to the previous step. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
};

/** A dialog with a few fields and one action. Enter in a field submits it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    saveLabel,
    operationId,
    canSave,
    disabledReason = 'Fill in the fields above first.',
    isBusy = false,
    isDangerous = false,
    effect,
    error,
    children,
    onSave,
    onBack,
    onClose,
  } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isBusy) onSave();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-12">
        {children}
        <DialogFoot effect={effect} error={error} onClose={onClose}>
          {onBack && (
            <Button size="form" onPress={onBack}>
              Back
            </Button>
          )}
          <Button
            size="form"
            type="submit"
            kind={isDangerous ? 'danger' : 'primary'}
            data-op={operationId}
            disabledReason={canSave ? undefined : disabledReason}
            isBusy={isBusy}
          >
            {saveLabel}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
