import type { ReactNode } from 'react';
import type { Effect } from '#ui/buttons/effect.ts';
import { EffectBadge } from '#ui/buttons/effect-badge.tsx';
import { DialogClose } from './dialog-close.tsx';

type DialogFootProps = {
  /** Why what the dialog is for did not happen. */
  error?: string | null | undefined;
  /** Whether what the dialog is for can be taken back. */
  effect?: Effect | undefined;
  onClose: () => void;
  /** The button that does what the dialog is for. */
  children: ReactNode;
};

/** The foot of a dialog that asks for something: the way out, the way on, and why that failed. */
export function DialogFoot({ error, effect, onClose, children }: DialogFootProps) {
  return (
    <>
      {error && (
        <p role="alert" className="text-red-fg">
          {error}
        </p>
      )}
      <div className="dialog-foot flex flex-wrap items-center justify-end gap-8">
        {effect && (
          <span className="mr-auto">
            <EffectBadge effect={effect} />
          </span>
        )}
        <div className="flex flex-wrap justify-end gap-8">
          <DialogClose onClose={onClose} />
          {children}
        </div>
      </div>
    </>
  );
}
