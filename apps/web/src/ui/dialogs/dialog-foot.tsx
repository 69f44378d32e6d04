import type { ReactNode } from 'react';
import type { Effect } from '#ui/buttons/effect.ts';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { DialogClose } from './dialog-close.tsx';

type DialogFootProps = {
  /** The error if the action failed. */
  error?: string | null | undefined;
  /** Whether the action of the dialog can be undone. */
  effect?: Effect | undefined;
  onClose: () => void;
  /** The label of the button that closes the dialog. Defaults to “Cancel”. */
  closeLabel?: string | undefined;
  /** The button that runs the action of the dialog. */
  children: ReactNode;
};

/** The footer of a dialog with an action: the cancel button, the action button, and the error. */
export function DialogFoot({ error, effect, onClose, closeLabel, children }: DialogFootProps) {
  return (
    <>
      {error && (
        <p role="alert" className="text-red-fg">
          {error}
        </p>
      )}
      <DialogButtons>
        {effect && (
          <span className="mr-auto">
            <EffectBadge effect={effect} />
          </span>
        )}
        <div className="flex flex-wrap justify-end gap-8">
          <DialogClose onClose={onClose}>{closeLabel}</DialogClose>
          {children}
        </div>
      </DialogButtons>
    </>
  );
}
