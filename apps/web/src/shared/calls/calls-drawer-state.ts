import { createExternalStore, useExternalStore } from '#lib/external-store.ts';

/** Id of the panel, for the buttons that open it. */
export const CALLS_PANEL_ID = 'calls-panel';

/** The content of the open call list: the calls of certain operations, or all. */
export type CallsDrawerState = {
  operationIds?: readonly string[] | undefined;
  /** The requested call. */
  callId?: number | undefined;
};

const store = createExternalStore<CallsDrawerState | undefined>(undefined);

/** Opens the call list, optionally limited to certain operations, or at a certain call. */
export function openCalls(operationIds?: readonly string[], callId?: number): void {
  store.set({ operationIds, callId });
}

/** Closes the call list. */
export function closeCalls(): void {
  store.set(undefined);
}

/** Opens or closes the list of all calls. */
export function toggleCalls(): void {
  store.set(store.get() ? undefined : {});
}

/** Returns the state of the call list. Returns undefined while it is closed. */
export function useCallsDrawer(): CallsDrawerState | undefined {
  return useExternalStore(store);
}
