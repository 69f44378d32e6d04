import { createContext, type ReactNode, use } from 'react';
import { Button, type ButtonKind } from '#ui/buttons/button.tsx';

/** Closes a dialog with the given function, after confirmation if text would be lost. */
export type GuardedClose = (close: () => void) => void;

/** The function that closes the enclosing dialog. */
export const DialogCloseContext = createContext<GuardedClose>((close) => close());

type DialogCloseProps = { onClose: () => void; kind?: ButtonKind; children?: ReactNode };

/** The button that closes a dialog without its action. Reads “Close” in a dialog that has no action, or whose action is done. */
export function DialogClose({ onClose, kind = 'secondary', children = 'Cancel' }: DialogCloseProps) {
  const closeGuarded = use(DialogCloseContext);
  return (
    <Button size="form" kind={kind} onPress={() => closeGuarded(onClose)}>
      {children}
    </Button>
  );
}
