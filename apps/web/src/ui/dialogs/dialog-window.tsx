import { type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components';
import { refocusList } from '#ui/focus/focus-restore-target.ts';
import { flushKeyBuffer } from '#ui/keyboard/key-buffer.ts';
import { pressOnEnter } from '#ui/keyboard/press-on-enter.ts';
import { ErrorBoundary } from '#ui/loading/error-boundary.tsx';
import { DialogCloseContext, type GuardedClose } from './dialog-close.tsx';
import type { DialogProps } from './dialog-props.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { useTypedText } from './use-typed-text.ts';
import { WindowOverlay } from './window-overlay.tsx';

/** The window of a dialog: keeps the focus, and gives it back to where it was, or to the list that this was in. */
export function DialogWindow({ title, onClose, isWide = false, children }: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => focusFirstField(dialog.current), []);
  const guard = useDiscardGuard(dialog);
  useEffect(flushKeyBuffer, []);
  useEffect(
    () => () => {
      // What opened the window gets the focus back with the next frame, when it is still there.
      requestAnimationFrame(() => requestAnimationFrame(refocusList));
    },
    [],
  );
  return (
    <WindowOverlay
      onClose={() => guard.close(onClose)}
      className={`w-full rounded-dialog border border-line-strong bg-surface shadow-popover ${isWide ? 'max-w-960' : 'max-w-480'}`}
    >
      <div className="contents" {...{ onKeyDown: pressOnEnter }}>
        <Dialog
          ref={dialog}
          className="flex max-h-[76vh] flex-col gap-16 overflow-auto p-20 outline-none max-sm:max-h-[calc(var(--visual-viewport-height)-32px)] max-sm:p-16"
        >
          <Heading slot="title" className="font-semibold text-section">
            {title}
          </Heading>
          <DialogCloseContext value={guard.close}>
            <div className="contents" inert={guard.discard !== undefined}>
              <ErrorBoundary name="The dialog" onClose={onClose}>
                {children}
              </ErrorBoundary>
            </div>
          </DialogCloseContext>
          {guard.discard && <DiscardQuestion onRetain={guard.keep} onDiscard={guard.discard} />}
        </Dialog>
      </div>
    </WindowOverlay>
  );
}

/** Asks before a dialog closes whose text would be lost, whichever way it is closed. */
function useDiscardGuard(dialog: RefObject<HTMLElement | null>) {
  const hasTyped = useTypedText(dialog);
  const [discard, setDiscard] = useState<() => void>();
  const focused = useRef<Element | null>(null);
  const retain = () => {
    setDiscard(undefined);
    requestAnimationFrame(() => focused.current instanceof HTMLElement && focused.current.focus());
  };
  const close: GuardedClose = (onClose) => {
    if (discard) retain();
    else if (hasTyped()) {
      focused.current = document.activeElement;
      setDiscard(() => onClose);
    } else onClose();
  };
  return { close, keep: retain, discard };
}

/**
 * Moves the focus to the field that a window begins with, unless something within has it. A window that begins with words
 * keeps it itself, so that these are read out first; by touch a field would bring the keyboard onto the screen.
 */
function focusFirstField(dialog: HTMLElement | null): void {
  if (document.activeElement !== dialog || matchMedia('(pointer: coarse)').matches) return;
  const first = dialog?.querySelector<HTMLElement>('p, a, button, input, select, textarea');
  if (first?.matches('select, textarea, input:not([type=checkbox], [type=radio])')) first.focus();
}
