import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogButtons } from '#ui/dialogs/dialog-buttons.tsx';
import { DialogClose } from '#ui/dialogs/dialog-close.tsx';

type AccessQuestionProps = {
  title: string;
  /** The label of the button. */
  verb: string;
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a user loses access to the console. */
export function AccessQuestion({ title, verb, children, onConfirm, onClose }: AccessQuestionProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>{children}</p>
      <DialogButtons>
        <DialogClose onClose={onClose} />
        <Button
          kind="danger"
          size="form"
          onPress={() => {
            onClose();
            onConfirm();
          }}
        >
          {verb}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
