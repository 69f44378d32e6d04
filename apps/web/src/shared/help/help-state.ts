import { useSyncExternalStore } from 'react';

/** Id of the panel, for the button that opens it. */
export const HELP_PANEL_ID = 'help-panel';

let isOpen = false;
const listeners = new Set<() => void>();

/** Opens the help for the screen, or closes it. */
export function toggleHelp(): void {
  set(!isOpen);
}

/** Closes the help. */
export function closeHelp(): void {
  set(false);
}

/** Whether the help is open. */
export function useIsHelpOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
