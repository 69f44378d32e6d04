import { lazyComponent } from '#lib/lazy-component.ts';
import { WindowPart } from '#ui/loading/part.tsx';
import type { DialogProps } from './dialog-props.ts';

// Lazy-loaded with the first dialog, because the initial screen does not need it.
const DialogWindow = lazyComponent(() => import('./dialog-window.tsx'), 'DialogWindow');

/** Loads what dialogs are shown by. Screens where a key opens one call it ahead, so that the next keys already reach the dialog. */
export const preloadDialog = DialogWindow.preload;

/** A modal dialog. Escape and a press outside close it. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return (
    isOpen && (
      <WindowPart onClose={props.onClose}>
        <DialogWindow {...props} />
      </WindowPart>
    )
  );
}
