import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** Id of the panel, for the button that opens it. */
export const HELP_PANEL_ID = 'help-panel';

const store = createExternalStore(false);

/** Opens or closes the help for the screen. */
export function toggleHelp(): void {
  store.set(!store.get());
}

/** Closes the help. */
export function closeHelp(): void {
  store.set(false);
}

/** Reports whether the help is open. */
export function useIsHelpOpen(): boolean {
  return useExternalStore(store);
}
