import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';

type FormDialogProps = {
  title: string;
  saveLabel: string;
  /** What saving calls; absent for a step on the way there. */
  operationId: string | undefined;
  canSave: boolean;
  /** What was saved is on its way. */
  isBusy?: boolean;
  isDangerous?: boolean;
  effect: 'undo' | 'permanent';
  /** Why it did not happen. */
  error?: string | null | undefined;
  children: ReactNode;
  onSave: () => void;
  /** Leads to the step before. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
};

/** A window with a few fields and one action; Enter in a field does it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    saveLabel,
    operationId,
    canSave,
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
            disabledReason={!canSave ? 'Fill in the fields above first.' : undefined}
            isBusy={isBusy}
          >
            {saveLabel}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
