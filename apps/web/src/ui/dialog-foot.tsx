import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type DialogFootProps = {
  /** Why what the dialog is for did not happen. */
  error?: string | null | undefined;
  /** What can be said of the effect, at the other end. */
  note?: ReactNode;
  onClose: () => void;
  /** The button that does what the dialog is for. */
  children: ReactNode;
};

/** The foot of a dialog that asks for something: the way out, the way on, and why that failed. */
export function DialogFoot({ error, note, onClose, children }: DialogFootProps) {
  return (
    <>
      {error && (
        <p role="alert" className="text-red-fg">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-8">
        {note !== undefined && <span className="mr-auto">{note}</span>}
        <Button size="form" onPress={onClose}>
          Close
        </Button>
        {children}
      </div>
    </>
  );
}
