import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** Id of the panel, for the buttons that open it. */
export const CALLS_PANEL_ID = 'calls-panel';

/** What the list of calls shows while it is open: those of some operations, or all. */
export type CallsDrawerState = {
  operationIds?: readonly string[] | undefined;
  /** The one call that somebody asked for. */
  callId?: number | undefined;
};

const store = createExternalStore<CallsDrawerState | undefined>(undefined);

/** Opens the list of calls; of some operations alone when these are named, at one call when it is. */
export function openCalls(operationIds?: readonly string[], callId?: number): void {
  store.set({ operationIds, callId });
}

/** Closes the list of calls. */
export function closeCalls(): void {
  store.set(undefined);
}

/** Opens the list of all calls, or closes it. */
export function toggleCalls(): void {
  store.set(store.get() ? undefined : {});
}

/** What the list of calls shows; undefined while it is closed. */
export function useCallsDrawer(): CallsDrawerState | undefined {
  return useExternalStore(store);
}
