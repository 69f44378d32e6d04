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

/** The window of a dialog. It traps the focus, and restores it to the previous element or to the list that contained it. */
export function DialogWindow({ title, onClose, isWide = false, children }: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLElement>(null);
  useEffect(() => focusFirstField(dialog.current), []);
  const guard = useDiscardGuard(dialog);
  useEffect(flushKeyBuffer, []);
  useEffect(
    () => () => {
      // The element that opened the window is refocused in the next frame, if it still exists.
      requestAnimationFrame(() => requestAnimationFrame(refocusList));
    },
    [],
  );
  return (
    <WindowOverlay
      onClose={() => guard.close(onClose)}
      className={`w-full rounded-dialog border border-line-strong bg-surface shadow-popover ${isWide ? 'max-w-960' : 'max-w-480'}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the fields inside */}
      <div className="contents" onKeyDown={pressOnEnter}>
        <Dialog
          ref={dialog}
          className="flex max-h-[76vh] flex-col gap-16 overflow-auto p-20 outline-none max-sm:max-h-[calc(var(--visual-viewport-height)-var(--below-messages)-16px)] max-sm:p-16"
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

/** Asks for confirmation before a dialog closes if text would be lost, however it is closed. */
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
 * Focuses the first field of a dialog, unless an element within has the focus. A dialog that starts with text keeps the focus
 * itself, so that the text is announced first. On touch devices, a focused field would open the keyboard.
 */
function focusFirstField(dialog: HTMLElement | null): void {
  if (document.activeElement !== dialog || matchMedia('(pointer: coarse)').matches) return;
  const first = dialog?.querySelector<HTMLElement>('p, a, button, input, select, textarea');
  if (first?.matches('select, textarea, input:not([type=checkbox], [type=radio])')) first.focus();
}
