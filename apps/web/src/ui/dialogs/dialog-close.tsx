import { createContext, type ReactNode, use } from 'react';
import { Button, type ButtonKind } from '#ui/buttons/button.tsx';

/** Closes a dialog by what it is given, or asks first when text would be lost. */
export type GuardedClose = (close: () => void) => void;

/** How the dialog around it is closed. */
export const DialogCloseContext = createContext<GuardedClose>((close) => close());

type DialogCloseProps = { onClose: () => void; kind?: ButtonKind; children?: ReactNode };

/** The button that closes a dialog without doing what it is for. */
export function DialogClose({ onClose, kind = 'secondary', children = 'Close' }: DialogCloseProps) {
  const closeGuarded = use(DialogCloseContext);
  return (
    <Button size="form" kind={kind} onPress={() => closeGuarded(onClose)}>
      {children}
    </Button>
  );
}
