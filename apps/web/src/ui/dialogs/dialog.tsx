import { type ComponentType, lazy, useState } from 'react';
import { WindowPart } from '#ui/loading/part.tsx';
import type { DialogProps } from './dialog-props.ts';

type WindowComponent = ComponentType<Omit<DialogProps, 'isOpen'>>;

let loadedWindow: WindowComponent | undefined;

/** Loads what a dialog is shown by. Screens where a key opens one call it ahead, so that the next keys already reach the dialog. */
export async function loadDialog(): Promise<WindowComponent> {
  loadedWindow ??= (await import('./dialog-window.tsx')).DialogWindow;
  return loadedWindow;
}

// Loaded with the first window: nothing on a screen's first sight needs it.
const LateWindow = lazy(async () => ({ default: await loadDialog() }));

/** A window over the page that asks for something. Escape and a press beside it close it. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  // Kept for as long as the dialog lives: another component would lose what was typed.
  const [Window] = useState(() => loadedWindow ?? LateWindow);
  return (
    isOpen && (
      <WindowPart onClose={props.onClose}>
        <Window {...props} />
      </WindowPart>
    )
  );
}
