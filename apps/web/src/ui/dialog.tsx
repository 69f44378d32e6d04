import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Twice as wide, for what is read and not filled in. */
  isWide?: boolean;
  children: ReactNode;
};

/** A window over the page that asks for something. Escape and a press beside it close it. */
export function Dialog({ title, isOpen, onClose, isWide = false, children }: DialogProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[12vh] entering:animate-[appear_160ms]"
    >
      <Modal
        className={`w-full rounded-dialog border border-line-strong bg-surface shadow-popover ${isWide ? 'max-w-960' : 'max-w-480'}`}
      >
        <AriaDialog className="flex max-h-[76vh] flex-col gap-16 overflow-auto p-20 outline-none">
          <Heading slot="title" className="font-semibold text-section">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
