import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A window over the page that asks for something. Escape and a press beside it close it. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[oklch(20%_0.02_275/0.4)] p-16 pt-[12vh] entering:animate-[appear_160ms]"
    >
      <Modal className="w-full max-w-480 rounded-dialog border border-line-strong bg-surface shadow-popover">
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
