import { useEffect } from 'react';
import { Dialog, Heading, Modal } from 'react-aria-components';
import type { DialogProps } from './dialog.tsx';
import { refocusList } from './lost-focus.ts';
import { writeTyped } from './typed-ahead.ts';
import { WindowOverlay } from './window-overlay.tsx';

/** The window of a dialog: keeps the focus, and gives it back to where it was, or to the list that this was in. */
export function DialogWindow({ title, onClose, isWide = false, children }: Omit<DialogProps, 'isOpen'>) {
  useEffect(writeTyped, []);
  useEffect(
    () => () => {
      // What opened the window gets the focus back with the next frame, when it is still there.
      requestAnimationFrame(() => requestAnimationFrame(refocusList));
    },
    [],
  );
  return (
    <WindowOverlay onClose={onClose}>
      <Modal
        className={`w-full rounded-dialog border border-line-strong bg-surface shadow-popover ${isWide ? 'max-w-960' : 'max-w-480'}`}
      >
        <Dialog className="flex max-h-[76vh] flex-col gap-16 overflow-auto p-20 outline-none">
          <Heading slot="title" className="font-semibold text-section">
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </WindowOverlay>
  );
}
