import { lazy, type ReactNode, Suspense } from 'react';

// Loaded with the first window: nothing on a screen's first sight needs it.
const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }));

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Twice as wide, for what is read and not filled in. */
  isWide?: boolean;
  children: ReactNode;
};

/** A window over the page that asks for something. Escape and a press beside it close it. */
export function Dialog({ isOpen, ...window }: DialogProps) {
  return (
    isOpen && (
      <Suspense fallback={null}>
        <DialogWindow {...window} />
      </Suspense>
    )
  );
}
