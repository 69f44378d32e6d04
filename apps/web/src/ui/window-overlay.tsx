import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components';

/** What lies over the screen below an open window. A press on it, and Escape, close the window. */
export function WindowOverlay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ModalOverlay
      isDismissable
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[12vh] max-sm:p-8 max-sm:pt-16 entering:animate-[appear_160ms]"
    >
      {children}
    </ModalOverlay>
  );
}
